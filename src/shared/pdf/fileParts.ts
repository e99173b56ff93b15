import { PDFDataRangeTransport } from 'pdfjs-dist';
import { type PdfSource, readPart } from '@/api/readPart';
import { fetchPart } from '@/api/transfer';

/** Bytes of a part. A list of pages that are far from each other needs one for each page. */
export const PART_BYTES = 32 * 1024;
/** The start of a file, with what most files begin with. */
const FIRST_BYTES = 2 * PART_BYTES;

/** Loads the parts of a file that pdf.js asks for, all at the same time, and again after a failure. */
class FileParts extends PDFDataRangeTransport {
  readonly #source: PdfSource;
  readonly #onLost: () => void;
  readonly #ended = new AbortController();

  constructor(length: number, first: Uint8Array, source: PdfSource, onLost: () => void) {
    super(length, first);
    this.#source = source;
    this.#onLost = onLost;
  }

  override requestDataRange(begin: number, end: number): void {
    readPart(this.#source, [begin, end], this.#ended.signal).then(
      (part) => this.#ended.signal.aborted || this.onDataRange(begin, part),
      () => this.#ended.signal.aborted || this.#onLost(),
    );
  }

  override abort(): void {
    this.#ended.abort();
  }
}

/**
 * Begins to load a file in parts.
 * @param onLost called if a part cannot be had, so that what needs it would wait forever
 * @returns null if the host sends no parts, or nothing at all
 */
export async function filePartsOf(
  source: PdfSource,
  signal: AbortSignal,
  onLost: () => void,
): Promise<PDFDataRangeTransport | null> {
  const answer = await fetchPart(source.url(), [0, FIRST_BYTES], signal).catch(() => null);
  const [, length] = /\/(\d+)$/.exec(answer?.headers.get('content-range') ?? '') ?? [];
  if (answer?.status !== 206 || length === undefined) {
    await answer?.body?.cancel();
    return null;
  }
  const first = new Uint8Array(await answer.arrayBuffer());
  return new FileParts(Number(length), first, source, onLost);
}
