import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js';
import { zipSync } from 'fflate';
import { TooLarge } from './tooLarge';

/** Files in the archive. */
const MOST_PARTS = 2000;

/**
 * Unpacks the XML parts of an Office file (a ZIP archive), and counts what comes out, whatever the archive says about it.
 * For workers: it takes a while.
 * @param most bytes of all parts together
 * @throws TooLarge for more than that, and other errors for a broken archive
 */
export async function xmlPartsOf(
  file: Blob,
  most: number,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  let count = 0;
  let left = most;
  const unpack = async (entry: FileEntry) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const write = (chunk: Uint8Array<ArrayBuffer>) => {
      left -= chunk.length;
      if (left < 0) throw new TooLarge('unpacked', most);
      chunks.push(chunk);
    };
    await entry.getData(new WritableStream({ write }), { useWebWorkers: false });
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  };
  for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
    count += 1;
    if (count > MOST_PARTS) throw new TooLarge('parts', MOST_PARTS);
    if (entry.directory || !/\.(?:xml|rels)$/.test(entry.filename)) continue;
    if (entry.uncompressedSize > left) throw new TooLarge('unpacked', most);
    parts.set(entry.filename, await unpack(entry));
  }
  return parts;
}

/** Makes an archive of parts for a library that wants one, without compressing them again. */
export const archiveOf = (parts: ReadonlyMap<string, Uint8Array>): ArrayBuffer =>
  zipSync(Object.fromEntries(parts), { level: 0 }).buffer as ArrayBuffer;
