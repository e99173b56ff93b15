import type { components } from '../../generated/contract.d.ts';
import type { Watch } from '../conversion.ts';
import { ProcessEnded, processPool, Stalled } from '../workers/pool.ts';
import { isZip, type Unpacked, unpack } from './archive.ts';
import type { ModelFormat } from './formats.ts';
import { gltfFault } from './glbCheck.ts';
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
  /** The file that a viewer loads: a GLB, or fragments converted from IFC. Null if it is the uploaded file. */
  data: Buffer | null;
  elements: IndexedElement[];
  /** JPEG. */
  picture: Buffer;
}

/** The input of the process. */
export interface Task extends Unpacked {
  format: ModelFormat;
}

/** The result of the process. */
export interface Result {
  /** Null if it is the same as what came. */
  data: Uint8Array | null;
  elements: IndexedElement[];
  picture: Uint8Array;
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * How much time of the processor a conversion may use without progress. A large model takes
 * minutes, and more of them on a busy machine, and is not stuck.
 */
const STALLED_MS = 300_000;
const NOT_UNPACKED =
  'The ZIP file cannot be unpacked. Pack the model again, or upload it as it is.';
const NOTHING = 'The file is complete, but it contains no element with a shape.';

/**
 * Prepares a file for the viewer in a process of its own: converts IFC to fragments, and makes a picture
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
  const copy = new Uint8Array(source);
  const isPacked = isZip(copy);
  const unpacked = isPacked ? await unpack(copy) : { bytes: copy, beside: {} };
  if (!unpacked) throw new ConversionError('broken_file', NOT_UNPACKED);
  const model = asBuffer(unpacked.bytes);
  if (format === 'glb') {
    const checked = gltfFault(model, isPacked ? Object.keys(unpacked.beside) : undefined);
    if (typeof checked !== 'number') throw new ConversionError(checked.code, checked.message);
  } else {
    const fault = ifcFault(model);
    if (fault) throw new ConversionError('broken_file', fault);
  }
  const { elements, picture, data } = await inProcess({ format, ...unpacked }, watch);
  if (elements.length === 0) throw new ConversionError('not_convertible', NOTHING);
  const view = data ?? (isPacked ? unpacked.bytes : null);
  // A copy, which does not keep the memory of the whole result.
  return { elements, picture: Buffer.from(picture), data: view && asBuffer(view) };
}

const convert = processPool<Task, Result>(new URL('./convert.worker.ts', import.meta.url), {
  converts: ({ format }) =>
    format === 'ifc' ? 'IFC models (web-ifc)' : 'GLB models (draco3dgltf, meshoptimizer)',
  stalledMs: STALLED_MS,
});

async function inProcess(task: Task, watch: Watch): Promise<Result> {
  try {
    return await convert(task, watch);
  } catch (error) {
    watch.signal.throwIfAborted();
    if (error instanceof ProcessEnded) throw error;
    if (error instanceof Stalled) {
      const text = 'The conversion got stuck. Export the file in smaller parts.';
      throw new ConversionError('not_convertible', text);
    }
    throw new ConversionError(
      'broken_file',
      `The file cannot be read as ${task.format.toUpperCase()}. Export it again from the program that made it.`,
    );
  }
}
