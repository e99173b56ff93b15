import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { components } from '../generated/contract.d.ts';
import type { FileFormat } from '../uploads/sniff.ts';

export type ProcessingError = components['schemas']['ProcessingError'];
type Bounds = components['schemas']['Bounds'];

/** What becomes a point cloud here; models have a conversion of their own. */
export const convertible = ['ply', 'las', 'laz', 'xyz'] as const satisfies readonly FileFormat[];
export type ConvertibleFormat = (typeof convertible)[number];

/** What is to be converted, and where to. */
export interface ConversionInput {
  /** A file on the disk, or its bytes. */
  source: string | Uint8Array;
  format: ConvertibleFormat;
  /** A folder that the conversion makes. */
  target: string;
  /** What the result is called. */
  name: string;
}

export interface Converted {
  pointCount: number;
  bounds: Bounds;
  /** A JPEG of the whole. */
  thumbnail: Uint8Array | null;
}

export type Outcome = { done: Converted } | { failed: ProcessingError };

export interface Watch {
  /** Stops the conversion; it rejects then. */
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
}

/** Converts a file to what the portal's viewers read. Rejects when it is stopped, and at mistakes of the mock. */
export type Convert = (input: ConversionInput, watch: Watch) => Promise<Outcome>;

/** What the worker is told. */
export interface Task extends ConversionInput {
  /** A folder for what is not done yet. */
  draft: string;
}

/** What the worker says. */
export type Message = { progress: number } | Outcome;

/** Converts in a thread of its own, so that the server goes on answering. */
export const convertInWorker: Convert = (input, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const task: Task = { ...input, draft: `${input.target}.tmp` };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: Message) => {
      if ('progress' in message) onProgress(message.progress);
      else resolve(message);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      // Who is stopped tidies up no more.
      rmSync(task.draft, { recursive: true, force: true });
      // Nothing happens where the outcome has come before.
      reject(signal.aborted ? signal.reason : new Error('The conversion ended without a word.'));
    });
  });
