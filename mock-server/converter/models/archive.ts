import { BlobReader, configure, type FileEntry, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import type { components } from '../../generated/contract.d.ts';

type ModelFormat = components['schemas']['ModelFormat'];

configure({ useWebWorkers: false });

/** A model has a few hundred files. Each entry takes time and memory, even if it is empty. */
const MOST_ENTRIES = 10_000;
/** A ZIP file takes this much at most when it is unpacked, in bytes. */
const MOST_BYTES = 1024 ** 3;

const formats: Readonly<Record<string, ModelFormat>> = { ifc: 'ifc', glb: 'glb', gltf: 'glb' };

const formatOf = (name: string): ModelFormat | undefined =>
  formats[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];

/** The model of a ZIP file, and the files beside it. */
interface Archive {
  format: ModelFormat;
  model: FileEntry;
  others: FileEntry[];
}

export const isZip = (head: Uint8Array): boolean =>
  Buffer.from(head.subarray(0, 4)).toString('latin1') === 'PK\x03\x04';

/** Looks into a ZIP file. @returns null if it is broken, has very many entries, or does not hold one model */
async function look(file: Blob): Promise<Archive | null> {
  try {
    const files: FileEntry[] = [];
    let count = 0;
    for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
      count += 1;
      if (count > MOST_ENTRIES) return null;
      if (!entry.directory) files.push(entry);
    }
    const models = files.filter(
      ({ filename }) => formatOf(filename) && !filename.startsWith('__MACOSX/'),
    );
    const [model] = models;
    const format = model && formatOf(model.filename);
    if (!format || models.length > 1) return null;
    return { format, model, others: files.filter((entry) => entry !== model) };
  } catch {
    return null;
  }
}

/** Returns the format of the one model in a ZIP file; null if there is none, or several. Only for a process of a pool. */
export const formatInZip = async (file: Blob): Promise<ModelFormat | null> =>
  (await look(file))?.format ?? null;

/** A model with the files that a glTF names, by their paths from the glTF. */
export interface Unpacked {
  bytes: Uint8Array;
  beside: Record<string, Uint8Array>;
}

/**
 * Unpacks a ZIP file (IFCZIP of buildingSMART, or a glTF with its files). Only for a process of a pool.
 * @returns null if it cannot be read, or holds more than the memory takes
 */
export async function unpack(source: Uint8Array<ArrayBuffer>): Promise<Unpacked | null> {
  const found = await look(new Blob([source]));
  if (!found) return null;
  const { format, model } = found;
  const others = format === 'glb' ? found.others : [];
  const size = [model, ...others].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (size > MOST_BYTES) return null;
  const folder = model.filename.slice(0, model.filename.lastIndexOf('/') + 1);
  const read = (entry: FileEntry) =>
    // Entries that share their bytes would unpack to many times the file.
    entry.getData(new Uint8ArrayWriter(), { checkOverlappingEntry: true });
  try {
    const beside: Record<string, Uint8Array> = {};
    for (const entry of others) {
      const path = entry.filename;
      if (path.startsWith(folder)) beside[path.slice(folder.length)] = await read(entry);
    }
    return { bytes: await read(model), beside };
  } catch {
    return null;
  }
}
