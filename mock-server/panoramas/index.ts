import { Worker } from 'node:worker_threads';

/**
 * Draws the view ahead in a panorama, 16:9, as a JPEG, in a worker, because decoding takes seconds.
 * Rejects if the panorama is unreadable or truncated.
 */
export function panoramaThumbnail(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: path });
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once('error', reject);
    // Out of memory, for example.
    worker.once('exit', () => reject(new Error('The thumbnail was not drawn.')));
  });
}
