import type { TenantState } from '../model.ts';

/** Removes photos, videos and versions of documents without their upload on disk. */
export function repairMedia({ files, photos, videos, documents }: TenantState): void {
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
