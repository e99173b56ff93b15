import { processPool } from '../workers/pool.ts';

const draw = processPool<string, Uint8Array>(new URL('./worker.ts', import.meta.url), {
  converts: 'panoramas (jpeg-js, pngjs)',
  // The largest that are taken have 134 million pixels, and the decoder keeps several numbers for each.
  mostBytes: 4 * 1024 ** 3,
});

/**
 * Draws the view ahead in a panorama, 16:9, as a JPEG, in a process, because decoding takes seconds.
 * Rejects if the panorama is unreadable or truncated.
 */
export const panoramaThumbnail = async (path: string): Promise<Buffer> =>
  Buffer.from(await draw(path));
