import { processPool } from '../workers/pool.ts';

const draw = processPool<string, Uint8Array>(new URL('./worker.ts', import.meta.url), {
  converts: 'panoramas (jpeg-js, pngjs)',
});

/**
 * Draws the view ahead in a panorama, 16:9, as a JPEG, in a process, because decoding takes seconds.
 * Rejects if the panorama is unreadable or truncated.
 */
export const panoramaThumbnail = async (path: string): Promise<Buffer> =>
  Buffer.from(await draw(path));
