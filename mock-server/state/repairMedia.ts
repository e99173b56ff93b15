import type { TenantState } from './model.ts';

/** Removes photos and videos without their upload on disk. */
export function repairMedia({ files, photos, videos }: TenantState): void {
  for (const { id, fileId, thumbnailFileId } of Object.values(photos)) {
    if (!files[fileId] || !files[thumbnailFileId]) delete photos[id];
  }
  for (const [id, photo] of Object.entries(photos)) {
    if (photo.pairId && !photos[photo.pairId]) photos[id] = { ...photo, pairId: null };
  }
  for (const [id, video] of Object.entries(videos)) {
    if (!files[video.fileId]) delete videos[id];
    else if (video.posterFileId && !files[video.posterFileId]) {
      videos[id] = { ...video, posterFileId: null };
    }
  }
}
