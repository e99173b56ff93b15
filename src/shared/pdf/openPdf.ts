import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist';
import renderer from 'pdfjs-dist/build/pdf.renderer.min.mjs?url';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { PdfSource } from '@/api/readPart';
import { filePartsOf, PART_BYTES } from './fileParts';

GlobalWorkerOptions.workerSrc = worker;
// Pages are drawn in a second worker. Browsers that cannot do that draw them in slices of the page's own time.
GlobalWorkerOptions.rendererSrc = renderer;

/** Returns what some files need: see scripts/vite/pdf-files.ts. */
const folder = (name: string) => new URL(`/pdf/${name}/`, location.href).href;

interface Options {
  /** Whether to load the whole file; otherwise only the parts that the shown pages need. */
  whole: boolean;
  /** A part of the file could not be loaded after it was opened. */
  onLost?: () => void;
}

/** Opens a PDF in a worker. Scripts and forms in it do nothing. */
export function openPdf(
  source: PdfSource,
  { whole, onLost = () => {} }: Options,
): { document: Promise<PDFDocumentProxy>; close: () => void } {
  const closed = new AbortController();
  let task: PDFDocumentLoadingTask | undefined;
  let lose: () => void = () => {};
  const lost = new Promise<never>((_, reject) => {
    lose = () => reject(new Error('A part of the file could not be loaded.'));
  });
  lost.catch(onLost);
  const open = async () => {
    const range = whole ? null : await filePartsOf(source, closed.signal, lose);
    closed.signal.throwIfAborted();
    task = getDocument({
      ...(range ? { range } : { url: source.url() }),
      rangeChunkSize: PART_BYTES,
      cMapUrl: folder('cmaps'),
      standardFontDataUrl: folder('standard_fonts'),
      wasmUrl: folder('wasm'),
      useWasm: false,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS,
      disableAutoFetch: !whole,
      disableStream: !whole,
    });
    return Promise.race([task.promise, lost]);
  };
  const document = open();
  return {
    document,
    close: () => {
      closed.abort();
      // Closing early rejects the promise, which nobody waits for any more.
      document.catch(() => {});
      void task?.destroy();
    },
  };
}

/** What to tell the user about a file that pdf.js cannot read. */
export function pdfFailure(error: unknown): string {
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'PasswordException') {
    return 'It is protected with a password. Download it to open it.';
  }
  if (name === 'InvalidPDFException') return 'The file is damaged.';
  return 'It could not be shown.';
}
