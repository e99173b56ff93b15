import type { StoredFile } from '../../../core/state/model.ts';
import type { StoredAttachment } from '../../../core/state/records/logs.ts';
import { pictureFacts } from '../../../demo/pictures/index.ts';

/** Keys of the sample scans with pictures that serve as photos. */
const PHOTOS = [
  'harbor-02',
  'harbor-04',
  'harbor-06',
  'harbor-08',
  'harbor-10',
  'harbor-12',
  'harbor-14',
  'harbor-16',
] as const;

/** Adds a photo to the files, with a name such as a phone gives it. */
export function photo(
  files: Record<string, StoredFile>,
  {
    id,
    n,
    kind,
    at,
    by,
  }: { id: string; n: number; kind: 'before' | 'after'; at: string; by: string },
): StoredAttachment {
  const key = PHOTOS[n % PHOTOS.length] ?? PHOTOS[0];
  const fileName = `IMG_${2000 + ((n * 37) % 7000)}.jpg`;
  const fileId = `fil_${id}`;
  const mime = 'image/jpeg';
  files[fileId] = {
    id: fileId,
    fileName,
    contentType: mime,
    source: { kind: 'sample', key, part: 'thumbnail' },
  };
  return {
    id: `att_${id}`,
    kind,
    fileId,
    fileName,
    mime,
    sizeBytes: pictureFacts(`scans/${key}`).bytes,
    createdAt: at,
    createdById: by,
  };
}
