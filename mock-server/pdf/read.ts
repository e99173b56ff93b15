import { workerPool } from '../workers/pool.ts';

export interface PdfTask {
  /** The file on the disk, or its bytes. */
  source: string | Uint8Array;
  /** Width of the picture of the first page, in pixels. */
  width: number;
  /** Whether to read the text. */
  text: boolean;
}

export type PdfResult =
  | { picture: Uint8Array; pages: string[]; pageCount: number }
  | { failed: 'damaged' | 'encrypted' };

const pool = workerPool<PdfTask, PdfResult>(new URL('./worker.ts', import.meta.url));

const MAX_MS = 60_000;

/**
 * Reads the text of a PDF by page, and draws its first page as a JPEG. It runs in a worker, because a large file takes
 * seconds. A file that takes more than a minute counts as damaged.
 */
export const readPdf = (task: PdfTask): Promise<PdfResult> =>
  pool
    .run(task, { signal: AbortSignal.timeout(MAX_MS) })
    .catch((): PdfResult => ({ failed: 'damaged' }));
