import type { UploadedFile } from '../engine/form.ts';
import { Zip, type ZipEntry } from '../engine/zip.ts';
import { openStoredFile } from '../files/read.ts';
import { renderPly } from '../sample-data/index.ts';
import { lookUp, type Scan } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';

/** Rendering reads every point, and the mock has one thread. */
const MAX_RENDERED_BYTES = 32 * 1024 ** 2;

/** Reads the facts of an uploaded point cloud; nulls if the format is unknown. */
export async function readPointCloud({
  fileName,
  data,
}: UploadedFile): Promise<{ points: number | null; thumbnail: Buffer | null }> {
  const unread = { points: null, thumbnail: null };
  if (!/\.ply$/i.test(fileName)) return unread;
  if (data.length <= MAX_RENDERED_BYTES) return (await renderPly(data)) ?? unread;
  const header = data.toString('latin1', 0, 4096);
  const count = /^ply\r?\n[\s\S]*?^element vertex (\d{1,12})\s*$/m.exec(header)?.[1];
  return { ...unread, points: count === undefined ? null : Number(count) };
}

/**
 * Streams a zip with the file of each scan. It is uncompressed, because point clouds hardly shrink.
 * @throws if a file is gone
 */
export async function zipOf(tenant: Tenant, scans: readonly Scan[]): Promise<Zip> {
  const entries: Record<string, ZipEntry> = {};
  for (const scan of scans) {
    const file = lookUp(tenant.state.files, scan.fileId);
    const bytes = file && (await openStoredFile(tenant, file));
    if (!bytes) throw new Error(`The file of the scan ${scan.id} is gone.`);
    const name = freeName(entries, safeName(scan.fileName));
    entries[name] = {
      name,
      size: bytes.size,
      lastModified: new Date(scan.createdAt),
      open: async () => {
        const body = bytes.part(0, bytes.size);
        return Buffer.isBuffer(body) ? new Uint8Array(body) : body.stream();
      },
    };
  }
  return new Zip(Object.values(entries));
}

/** Returns a name that cannot leave the folder of the unpacked zip, on any system. */
function safeName(fileName: string): string {
  return fileName.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || 'scan';
}

function freeName(taken: object, name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let candidate = name;
  for (let n = 2; Object.hasOwn(taken, candidate); n++) candidate = `${stem} (${n})${extension}`;
  return candidate;
}
