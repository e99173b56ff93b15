import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  getDocument,
  PDFDataRangeTransport,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

const FOLDER = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

/** Reads the parts of a file that the pages need, because a set may not fit into memory. */
class FileParts extends PDFDataRangeTransport {
  readonly #file: number;

  constructor(path: string) {
    const file = openSync(path, 'r');
    super(fstatSync(file).size, null);
    this.#file = file;
  }

  override requestDataRange(begin: number, end: number): void {
    const chunk = new Uint8Array(end - begin);
    readSync(this.#file, chunk, 0, end - begin, begin);
    this.onDataRange(begin, chunk);
  }

  close(): void {
    closeSync(this.#file);
  }
}

/**
 * Opens a PDF: a file on the disk, or its bytes. Scripts and forms in it do nothing. Only for the file of a
 * `processPool`, because it loads native code.
 */
export function open(source: string | Uint8Array) {
  const [parts, data] =
    typeof source === 'string' ? [new FileParts(source), null] : [null, new Uint8Array(source)];
  const task = getDocument({
    ...(parts ? { range: parts } : { data }),
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: join(FOLDER, 'standard_fonts/'),
    cMapUrl: join(FOLDER, 'cmaps/'),
    wasmUrl: join(FOLDER, 'wasm/'),
  });
  return {
    promise: task.promise,
    destroy: async () => {
      await task.destroy();
      parts?.close();
    },
  };
}
