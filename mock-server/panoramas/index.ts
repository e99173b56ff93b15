import { workerPool } from '../workers/pool.ts';

const pool = workerPool<string, Uint8Array>(new URL('./worker.ts', import.meta.url));

/**
 * Draws the view ahead in a panorama, 16:9, as a JPEG, in a worker, because decoding takes seconds.
 * Rejects if the panorama is unreadable or truncated.
 */
export const panoramaThumbnail = async (path: string): Promise<Buffer> =>
  Buffer.from(await pool.run(path));
