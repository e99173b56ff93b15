import type { components } from '../../generated/contract.d.ts';
import type { Watch } from '../conversion.ts';
import { ProcessEnded, processPool, UsedTooMuch } from '../workers/pool.ts';
import type { ModelFormat } from './formats.ts';
import type { Fault } from './glbCheck.ts';
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
  /** The file that a viewer loads: a GLB, or fragments converted from IFC. Null if it is the uploaded file. */
  data: Buffer | null;
  elements: IndexedElement[];
  /** JPEG. */
  picture: Buffer;
}

/** The input of the process. */
export interface Task {
  format: ModelFormat;
  /** A file on the disk, or its bytes. */
  source: string | Uint8Array;
}

/** The result of the process. */
export type Result =
  | {
      /** Null if it is the same as what came. */
      data: Uint8Array | null;
      elements: IndexedElement[];
      picture: Uint8Array;
    }
  | { failed: Fault };

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** A model is in memory as a whole, with what it becomes, in bytes. */
const MOST_BYTES = 4 * 1024 ** 3;
const NOTHING = 'The file is complete, but it contains no element with a shape.';

/**
 * Prepares a file for the viewer in a process of its own: unpacks and checks it, converts IFC to fragments, and makes a
 * picture and an element index for each format.
 *
 * Rejects with the signal's reason if it is aborted.
 * @param source a path on the disk, or the bytes
 * @throws ConversionError
 */
export async function convertModel(
  format: ModelFormat,
  source: string | Uint8Array,
  watch: Watch,
): Promise<Converted> {
  const result = await inProcess({ format, source }, watch);
  if ('failed' in result) throw new ConversionError(result.failed.code, result.failed.message);
  const { elements, picture, data } = result;
  if (elements.length === 0) throw new ConversionError('not_convertible', NOTHING);
  // A copy, which does not keep the memory of the whole result.
  return { elements, picture: Buffer.from(picture), data: data && asBuffer(data) };
}

const convert = processPool<Task, Result>(new URL('./convert.worker.ts', import.meta.url), {
  converts: ({ format }) =>
    format === 'ifc' ? 'IFC models (web-ifc)' : 'GLB models (draco3dgltf, meshoptimizer)',
  mostBytes: MOST_BYTES,
});

async function inProcess(task: Task, watch: Watch): Promise<Result> {
  try {
    return await convert(task, watch);
  } catch (error) {
    watch.signal.throwIfAborted();
    if (error instanceof ProcessEnded) throw error;
    if (error instanceof UsedTooMuch) {
      const text =
        'The conversion takes more time or memory than this host has. Export the file in smaller parts.';
      throw new ConversionError('not_convertible', text);
    }
    throw new ConversionError(
      'broken_file',
      `The file cannot be read as ${task.format.toUpperCase()}. Export it again from the program that made it.`,
    );
  }
}
