import { processPool } from '../workers/pool.ts';

export interface PdfTask {
  /** The file on the disk, or its bytes. */
  source: string | Uint8Array;
  /** Width of the picture of the first page, in pixels. */
  width: number;
  /** Characters of all pages; a longer text is not returned. */
  mostText: number;
}

export type PdfResult =
  | { picture: Uint8Array; pages: string[]; pageCount: number }
  | { failed: 'damaged' | 'encrypted' };

const read = processPool<PdfTask, PdfResult>(new URL('./worker.ts', import.meta.url), {
  converts: 'PDF documents (pdfjs-dist, @napi-rs/canvas)',
});

const MAX_MS = 60_000;

/**
 * Reads the text of a PDF by page, and draws its first page as a JPEG. It runs in a process of its own, because a large file takes
 * seconds. A file that takes more than a minute counts as damaged.
 */
export const readPdf = (task: PdfTask): Promise<PdfResult> =>
  read(task, { signal: AbortSignal.timeout(MAX_MS) }).catch(
    (): PdfResult => ({ failed: 'damaged' }),
  );
