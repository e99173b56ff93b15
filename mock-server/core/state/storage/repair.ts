import type { TenantState } from '../model.ts';
import { unlink } from '../records/links.ts';
import type { LogRecord } from '../records/logs.ts';
import { repairPlaces } from '../records/places.ts';
import type { Tenant } from '../tenant.ts';
import { untouched } from '../touched.ts';
import type { Folder } from './folder.ts';
import type { DiskStorage, UploadStorage } from './uploadStorage.ts';

/** Removes files that no record refers to, if they were last changed before a time in milliseconds. */
export function removeOrphans(
  { state, folder }: Tenant,
  storage: DiskStorage,
  before: number,
): void {
  const { files } = untouched(state);
  storage.keepOnly(new Set(Object.keys(files)), before);
  folder.keepOnly(inFolder(untouched(state)), before);
}

/** Names in the tenant's folder that records refer to. */
const inFolder = ({ uploads, files, scans }: TenantState): Set<string> =>
  new Set([
    ...Object.keys(uploads),
    ...Object.keys(files),
    ...Object.values(scans).flatMap(({ cloudFolderId }) => cloudFolderId ?? []),
  ]);

/** Removes records without their upload on disk. */
export function repaired(state: TenantState, storage: UploadStorage, folder: Folder): TenantState {
  for (const { id, source } of Object.values(state.files)) {
    if (source.kind === 'upload' && !storage.has(id)) delete state.files[id];
    if (source.kind === 'large' && !folder.has(id)) delete state.files[id];
  }
  for (const scan of Object.values(state.scans)) {
    if (!state.files[scan.fileId]) {
      delete state.scans[scan.id];
      unlink(state, { type: 'scan', id: scan.id });
    }
    // Data of an earlier version.
    scan.upAxis ??= 'z';
    if (scan.thumbnailFileId && !state.files[scan.thumbnailFileId]) scan.thumbnailFileId = null;
  }
  repairMedia(state);
  for (const { id, versions } of Object.values(state.models)) {
    if (versions.some(({ sourceFileId }) => !state.files[sourceFileId])) delete state.models[id];
  }
  repairPlaces(state);
  for (const { id } of Object.values(state.uploads)) {
    if (!folder.has(id)) delete state.uploads[id];
  }
  const isThere = ({ fileId }: { fileId: string }) => state.files[fileId] !== undefined;
  for (const records of [state.punchItems, state.rfis, state.submittals]) {
    for (const [id, record] of Object.entries<LogRecord>(records)) {
      if (record.attachments.every(isThere)) continue;
      const attachments = record.attachments.filter(isThere);
      Reflect.set(records, id, { ...record, attachments });
    }
  }
  for (const page of Object.values(state.pages)) {
    if (!page.files.every(isThere)) {
      state.pages[page.id] = { ...page, files: page.files.filter(isThere) };
    }
  }
  return state;
}

/** Removes photos, videos and versions of documents without their upload on disk. */
function repairMedia({ files, photos, videos, documents }: TenantState): void {
  for (const { id, fileId, thumbnailFileId } of Object.values(photos)) {
    if (!files[fileId] || !files[thumbnailFileId]) delete photos[id];
  }
  for (const [id, photo] of Object.entries(photos)) {
    if (photo.pairId && !photos[photo.pairId]) photos[id] = { ...photo, pairId: null };
  }
  for (const [id, video] of Object.entries(videos)) {
    // Data of an earlier version.
    if (video.position === undefined) videos[id] = { ...video, position: null };
    if (!files[video.fileId]) delete videos[id];
    else if (video.posterFileId && !files[video.posterFileId]) {
      videos[id] = { ...video, position: video.position ?? null, posterFileId: null };
    }
  }
  for (const [id, document] of Object.entries(documents)) {
    if (document.kind === 'folder') continue;
    const versions = document.versions.filter(({ fileId }) => files[fileId]);
    const last = versions.at(-1);
    if (!last) delete documents[id];
    else if (versions.length < document.versions.length) {
      documents[id] = { ...document, versions, currentNumber: last.number };
    }
  }
}
