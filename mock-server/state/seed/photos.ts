import type { StoredAttachment } from '../logs.ts';
import type { StoredFile } from '../model.ts';

/** Pictures that do for photos of a site: thumbnails of sample scans, with their exact sizes. */
const PHOTOS: readonly [key: string, sizeBytes: number][] = [
  ['harbor-02', 59_275],
  ['harbor-04', 56_714],
  ['harbor-06', 55_318],
  ['harbor-08', 57_165],
  ['harbor-10', 56_999],
  ['harbor-12', 55_038],
  ['harbor-14', 55_713],
  ['harbor-16', 54_890],
];

/** A photo as somebody's phone names it; the file goes among the others. */
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
  const [key, sizeBytes] = PHOTOS[n % PHOTOS.length] ?? ['harbor-01', 0];
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
    sizeBytes,
    createdAt: at,
    createdById: by,
  };
}
