import { Worker } from 'node:worker_threads';

/**
 * The view ahead in a panorama, 16:9, as a JPEG. Rejects when the panorama cannot be read to its end. A worker draws
 * it, because decoding takes seconds in which the mock has to answer other calls.
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
