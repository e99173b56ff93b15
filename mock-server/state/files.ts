import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { FileSlice } from '../engine/fileSlice.ts';
import { modelSampleFile } from '../models/samples.ts';
import { sampleFiles } from '../sample-data/index.ts';
import { samplePicture } from '../sample-pictures/index.ts';
import { readMedia } from './mediaFiles.ts';
import { lookUp, type StoredFile, type Upload } from './model.ts';
import { pdfOf } from './pdf.ts';
import { newId } from './secrets.ts';
import type { Tenant } from './store.ts';

/** The bytes of a file; null when they are gone. */
export async function readStoredFile(tenant: Tenant, file: StoredFile): Promise<Buffer | null> {
  if (file.source.kind === 'large') {
    return readFile(tenant.folder.path(file.id)).catch(() => null);
  }
  if (file.source.kind === 'upload') return tenant.shelf.get(file.id);
  if (file.source.kind === 'document') return pdfOf(file.source.lines);
  if (file.source.kind === 'view') return samplePicture(`tours/${file.source.key}`);
  if (file.source.kind === 'model') return modelSampleFile(file.source.key, file.source.part);
  if (file.source.kind !== 'sample') {
    return readMedia(file.source, async (id) => {
      const original = lookUp(tenant.state.files, id);
      const data = original && (await readStoredFile(tenant, original));
      return data ? { contentType: original.contentType, data } : null;
    });
  }
  const { key, part } = file.source;
  return part === 'ply' ? (await sampleFiles(key)).ply : samplePicture(`scans/${key}`);
}

/** The bytes of a file, of which as many are read as are asked for. */
export interface StoredBytes {
  size: number;
  /** Entity tag, RFC 9110 section 8.8.3. */
  etag: string;
  /** Some of them. */
  part(start: number, length: number): Buffer | FileSlice;
}

/** The same of a file of any size; null when it is gone. */
export async function openStoredFile(
  tenant: Tenant,
  file: StoredFile,
): Promise<StoredBytes | null> {
  const path = pathOf(tenant, file);
  if (path !== null) return openPath(path);
  const data = await readStoredFile(tenant, file);
  return (
    data && {
      size: data.length,
      etag: `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`,
      part: (start, length) => data.subarray(start, start + length),
    }
  );
}

function pathOf({ folder, shelf }: Tenant, { id, source }: StoredFile): string | null {
  if (source.kind === 'large') return folder.path(id);
  return source.kind === 'upload' ? shelf.pathOf(id) : null;
}

/** The same of a path; null where no file is. */
export async function openPath(path: string): Promise<StoredBytes | null> {
  const found = await stat(path).catch(() => null);
  return (
    found && {
      size: found.size,
      etag: `"${found.size}-${Math.round(found.mtimeMs).toString(36)}"`,
      part: (start, length) => new FileSlice(path, start, length),
    }
  );
}

/** Keeps an upload. Its id cannot be guessed, because files are served without a token. */
export function keepUpload(
  tenant: Tenant,
  upload: { fileName: string; contentType: string; data: Buffer },
): StoredFile {
  const { fileName, contentType, data } = upload;
  const file: StoredFile = {
    id: newId('fil'),
    fileName,
    contentType,
    source: { kind: 'upload' },
  };
  tenant.shelf.put(file.id, data);
  tenant.state.files[file.id] = file;
  return file;
}

/** Takes a complete upload out of its place and makes it a file; the upload is gone then. */
export function keepLarge(
  tenant: Tenant,
  upload: Upload,
  contentType = 'application/octet-stream',
): StoredFile {
  const { id, fileName } = upload;
  const file: StoredFile = { id: newId('fil'), fileName, contentType, source: { kind: 'large' } };
  tenant.folder.rename(id, file.id);
  tenant.state.files[file.id] = file;
  delete tenant.state.uploads[id];
  return file;
}

export function hasRoomFor(tenant: Tenant, bytes: number): boolean {
  return tenant.shelf.bytes + bytes <= tenant.shelf.capacity;
}

export function dropFile(tenant: Tenant, id: string | null): void {
  const file = id === null ? undefined : tenant.state.files[id];
  if (!file) return;
  delete tenant.state.files[file.id];
  if (file.source.kind === 'upload') tenant.shelf.remove(file.id);
  if (file.source.kind === 'large') tenant.folder.remove(file.id);
}

/** Where a file is to be had without a token; such links stand for the signed ones of a real host. */
export function fileUrl(tenant: Tenant, id: string | null, origin: string): string | null {
  if (id === null) return null;
  return `${origin}/__mock/files/${encodeURIComponent(tenant.id)}/${encodeURIComponent(id)}`;
}
