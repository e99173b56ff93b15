import { type Excess, TooLarge } from './tooLarge';

/** Milliseconds after which reading a file ends. */
const MOST_MS = 20_000;

/** What a worker answers: what it has read, or why it has not. */
export type Reply<Read> =
  | { read: Read }
  | { excess: { what: Excess; most: number; found: number | null } }
  | { failed: true };

/**
 * Lets a worker read a file, and ends the worker. A file that takes too much time or memory takes the worker with it, but not
 * the page.
 * @param asked goes to the worker as a copy
 * @throws TooLarge for a file beyond the limits of the reader or of time, the reason of the signal, and another error for a
 * broken file
 */
export async function readInWorker<Read>(
  worker: Worker,
  asked: unknown,
  signal?: AbortSignal,
): Promise<Read> {
  let end = () => {};
  try {
    const reply = await new Promise<Reply<Read>>((resolve, reject) => {
      const timer = setTimeout(() => reject(new TooLarge('time', MOST_MS)), MOST_MS);
      const stop = () => reject(signal?.reason);
      end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        worker.terminate();
      };
      worker.onmessage = ({ data }) => resolve(data);
      // Also if the code of the worker cannot be loaded.
      worker.onerror = () => reject(new Error('The worker failed.'));
      worker.onmessageerror = () => reject(new Error('The worker sent what cannot be read.'));
      signal?.addEventListener('abort', stop);
      signal?.throwIfAborted();
      worker.postMessage(asked);
    });
    if ('read' in reply) return reply.read;
    if ('failed' in reply) throw new Error('The file cannot be read.');
    const { what, most, found } = reply.excess;
    throw new TooLarge(what, most, found);
  } finally {
    end();
  }
}
