import { savedNameOf } from '../../engine/body/fileName.ts';
import { Zip, type ZipEntry } from '../../engine/stream/zip.ts';
import { lookUp, type StoredFile } from '../state/model.ts';
import type { Tenant } from '../state/tenant.ts';
import { openStoredFile } from './read.ts';

interface Packed {
  fileId: string;
  /** Folders and the name of the file, as people see them. */
  path: readonly string[];
  lastModified: Date;
}

const asItIs = (file: StoredFile): StoredFile => file;

/**
 * Streams a zip of files. It is uncompressed, because point clouds and PDFs hardly shrink.
 * @param given what its receiver gets of a file
 * @throws if a file is gone
 */
export async function zipOf(
  tenant: Tenant,
  files: readonly Packed[],
  given: (file: StoredFile) => StoredFile = asItIs,
): Promise<Zip> {
  const entries: Record<string, ZipEntry> = {};
  for (const { fileId, path, lastModified } of files) {
    const file = lookUp(tenant.state.files, fileId);
    const bytes = file && (await openStoredFile(tenant, given(file)));
    if (!bytes) throw new Error(`The file ${fileId} is gone.`);
    const name = freeName(entries, path.map(savedNameOf).join('/'));
    entries[name] = {
      name,
      size: bytes.size,
      lastModified,
      open: async () => {
        const body = bytes.part(0, bytes.size);
        return Buffer.isBuffer(body) ? new Uint8Array(body) : body.stream();
      },
    };
  }
  return new Zip(Object.values(entries));
}

function freeName(taken: object, name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let candidate = name;
  for (let n = 2; Object.hasOwn(taken, candidate); n++) candidate = `${stem} (${n})${extension}`;
  return candidate;
}
