import type { StoredFile, Upload } from './model.ts';
import { newId } from './secrets.ts';
import type { Tenant } from './store.ts';

/** Stores an upload. Its id cannot be guessed, because files are served without a token. */
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
  tenant.storage.put(file.id, data);
  tenant.state.files[file.id] = file;
  return file;
}

/** Turns a complete upload into a file. The upload is removed. */
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
  return tenant.storage.bytes + bytes <= tenant.storage.capacity;
}

export function dropFile(tenant: Tenant, id: string | null): void {
  const file = id === null ? undefined : tenant.state.files[id];
  if (!file) return;
  delete tenant.state.files[file.id];
  if (file.source.kind === 'upload') tenant.storage.remove(file.id);
  if (file.source.kind === 'large') tenant.folder.remove(file.id);
}

/** The address of a file, without a token. It stands for the signed URL of a real host. */
export function fileUrl(tenant: Tenant, id: string | null, origin: string): string | null {
  if (id === null) return null;
  return `${origin}/__mock/files/${encodeURIComponent(tenant.id)}/${encodeURIComponent(id)}`;
}
