import type { Call } from './call.ts';
import type { StoredFile, Upload } from './model.ts';
import { newId } from './secrets.ts';
import { type FileHolder, signGrant } from './sessions/grants.ts';
import type { Tenant } from './tenant.ts';

/** Stores an upload. */
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
  tenant.onceSettled({ undone: () => tenant.storage.remove(file.id) });
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
  tenant.folder.link(id, file.id);
  tenant.state.files[file.id] = file;
  delete tenant.state.uploads[id];
  tenant.onceSettled({
    saved: () => tenant.folder.remove(id),
    undone: () => tenant.folder.remove(file.id),
  });
  return file;
}

export function hasRoomFor(tenant: Tenant, bytes: number): boolean {
  return tenant.storage.bytes + bytes <= tenant.storage.capacity;
}

export function dropFile(tenant: Tenant, id: string | null): void {
  const file = id === null ? undefined : tenant.state.files[id];
  if (!file) return;
  delete tenant.state.files[file.id];
  tenant.onceSettled({
    saved() {
      if (file.source.kind === 'upload') tenant.storage.remove(file.id);
      if (file.source.kind === 'large') tenant.folder.remove(file.id);
    },
  });
}

/**
 * Returns the address of a file for the caller, as in openapi/guides/files.md. Everything that changes with time and caller
 * follows the question mark.
 */
export function fileUrl(
  { tenant, origin, user, now }: Pick<Call<unknown>, 'tenant' | 'origin' | 'user' | 'now'>,
  holder: FileHolder,
  fileId: string,
): string {
  const path = [tenant.id, fileId].map(encodeURIComponent).join('/');
  const grant = signGrant(
    tenant,
    { fileId, holder, userId: user().viewing?.byId ?? user().id },
    now,
  );
  return `${origin}/__mock/files/${path}?grant=${grant}`;
}
