import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withNotes } from '../pictures/exifWriter.ts';
import { withoutNotes } from '../pictures/read.ts';
import type { Format } from '../pictures/segments.ts';
import { samplePicture } from '../sample-photos/index.ts';
import { readStoredFile } from './files.ts';
import { lookUp, type StoredFile, type TenantState } from './model.ts';
import type { Tenant } from './store.ts';

const CLIPS = join(import.meta.dirname, '..', 'sample-videos');

type MediaSource = Extract<StoredFile['source'], { kind: 'picture' | 'clip' | 'bare' }>;

/** The bytes of a sample picture or video, or of the bare copy of a picture; null when they are gone. */
export async function readMedia(tenant: Tenant, source: MediaSource): Promise<Buffer | null> {
  if (source.kind === 'clip') return readFile(join(CLIPS, source.name));
  if (source.kind === 'bare') {
    const original = lookUp(tenant.state.files, source.of);
    const data = original && (await readStoredFile(tenant, original));
    return data ? withoutNotes(data, original.contentType as Format) : null;
  }
  const { key, part, notes } = source;
  const picture = await samplePicture(key);
  return notes ? withNotes(picture[part], notes) : picture[part];
}

/** Lets go of photos and videos whose upload is not on the disk any more. */
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
