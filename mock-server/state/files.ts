import { readFile } from 'node:fs/promises';
import { modelSampleFile } from '../models/samples.ts';
import { sampleFiles } from '../sample-data/index.ts';
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
  if (file.source.kind === 'model') return modelSampleFile(file.source.key, file.source.part);
  if (file.source.kind !== 'sample') {
    return readMedia(file.source, async (id) => {
      const original = lookUp(tenant.state.files, id);
      const data = original && (await readStoredFile(tenant, original));
      return data ? { contentType: original.contentType, data } : null;
    });
  }
  const { key, part } = file.source;
  return (await sampleFiles(key))[part];
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
export function keepLarge(tenant: Tenant, upload: Upload): StoredFile {
  const { id, fileName } = upload;
  const contentType = 'application/octet-stream';
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
