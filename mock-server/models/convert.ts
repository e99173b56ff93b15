import { Worker } from 'node:worker_threads';
import type { components } from '../generated/contract.d.ts';
import type { Watch } from '../state/conversion.ts';
import type { ModelFormat } from './formats.ts';
import { glbFault } from './glbCheck.ts';
import { ifcFault } from './ifcCheck.ts';
import type { IndexedElement } from './indexedElement.ts';

type ErrorCode = components['schemas']['ProcessingErrorCode'];

/** Why a file cannot be displayed, in words for the uploader. */
export class ConversionError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Converted {
  /** The file that a viewer loads: the uploaded GLB, or fragments converted from IFC. */
  data: Buffer;
  elements: IndexedElement[];
  /** JPEG. */
  picture: Buffer;
}

/** Message to the worker. */
export interface WorkerInput {
  format: ModelFormat;
  bytes: Uint8Array;
}

/** Message from the worker. */
export type WorkerMessage =
  | { kind: 'progress'; progress: number }
  | { kind: 'done'; data: Uint8Array; elements: IndexedElement[]; picture: Uint8Array }
  | { kind: 'failed'; message: string };

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const LIMIT_MS = 120_000;
const NOTHING = 'The file is complete, but it contains no element with a shape.';

/**
 * Prepares a file for the viewer in a worker thread: converts IFC to fragments, and makes a picture
 * and an element index for each format.
 *
 * Rejects with the signal's reason if it is aborted.
 * @throws ConversionError
 */
export async function convertModel(
  format: ModelFormat,
  source: Buffer,
  watch: Watch,
): Promise<Converted> {
  if (format === 'glb') {
    const checked = glbFault(source);
    if (typeof checked !== 'number') throw new ConversionError(checked.code, checked.message);
  } else {
    const fault = ifcFault(source);
    if (fault) throw new ConversionError('broken_file', fault);
  }
  const converted = await inWorker(format, source, watch);
  if (converted.elements.length === 0) throw new ConversionError('not_convertible', NOTHING);
  return converted;
}

function inWorker(
  format: ModelFormat,
  source: Buffer,
  { signal, onProgress }: Watch,
): Promise<Converted> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./convert.worker.ts', import.meta.url), {
    workerData: { format, bytes: new Uint8Array(source) } satisfies WorkerInput,
    // Keeps the messages of web-ifc about broken files out of the mock's own log.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  const unreadable = new ConversionError(
    'broken_file',
    `The file cannot be read as ${format.toUpperCase()}. Export it again from the program that made it.`,
  );
  return new Promise<Converted>((resolve, reject) => {
    const timer = setTimeout(() => {
      const text = 'Converting the file took too long. Export it in smaller parts.';
      reject(new ConversionError('not_convertible', text));
    }, LIMIT_MS);
    timer.unref();
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'progress') return onProgress(message.progress);
      clearTimeout(timer);
      if (message.kind === 'failed') return reject(unreadable);
      const { data, elements, picture } = message;
      resolve({ data: asBuffer(data), elements, picture: asBuffer(picture) });
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.on('error', () => reject(unreadable));
    worker.on('exit', () => reject(unreadable));
  }).finally(() => worker.terminate());
}
