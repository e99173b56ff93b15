import {
  array,
  boolean,
  type infer as Infer,
  maxLength,
  object,
  refine,
  regex,
  string,
} from 'zod/mini';
import type { Photo, UpdatePhotoRequest } from '@/api/generated/types.gen';
import { plainCharacters } from '@/shared/format/readNumber';
import { partsOfTime } from '@/shared/format/siteTime';

/** Degrees have no thousands, so both marks are of decimals. */
const degreesFrom = (text = ''): number =>
  Number(plainCharacters(text).replace(/[,٫]/, '.').replace(/ ?°$/, ''));

/** Returns an optional number field with a range. */
const degrees = (from: number, to: number) =>
  string().check(
    refine((text) => text.trim() === '' || (degreesFrom(text) >= from && degreesFrom(text) <= to), {
      error: `From ${from} to ${to}`,
    }),
  );

/** The values of the fields, as text. */
export const zPhotoValues = object({
  title: string().check(regex(/\S/), maxLength(200)),
  description: string().check(maxLength(2000)),
  tags: array(string()),
  albumId: string(),
  locationDetail: string().check(maxLength(250, 'At most 250 characters')),
  takenAt: string().check(regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/, 'Enter a day and a time')),
  lat: degrees(-90, 90),
  lng: degrees(-180, 180),
  heading: degrees(0, 360),
  is360: boolean(),
});

export type PhotoValues = Infer<typeof zPhotoValues>;

export const valuesOf = (photo: Photo): PhotoValues => ({
  title: photo.title,
  description: photo.description,
  tags: photo.tags,
  albumId: photo.albumId ?? '',
  locationDetail: photo.locationDetail,
  takenAt: partsOfTime(photo.takenAt).local,
  lat: String(photo.position?.lat ?? ''),
  lng: String(photo.position?.lng ?? ''),
  heading: String(photo.position?.heading ?? ''),
  is360: photo.is360,
});

/** Returns the changed fields for a request. A changed time keeps its time zone. */
export function changesOf(values: PhotoValues, photo: Photo): Omit<UpdatePhotoRequest, 'version'> {
  const before = valuesOf(photo);
  const isNew = (...names: (keyof PhotoValues)[]) =>
    names.some((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]));
  const { title, description, tags, albumId, locationDetail, takenAt, is360 } = values;
  const [lat, lng, heading] = [values.lat, values.lng, values.heading].map((text) => text.trim());
  const placed = Boolean(lat && lng);
  const moved = isNew('lat', 'lng', 'heading');
  const clear: NonNullable<UpdatePhotoRequest['clear']> = [
    ...(isNew('albumId') && !albumId ? ['albumId' as const] : []),
    ...(moved && !placed ? ['position' as const] : []),
  ];
  return {
    ...(isNew('title') && { title: title.trim() }),
    ...(isNew('description') && { description }),
    ...(isNew('tags') && { tags }),
    ...(isNew('albumId') && albumId && { albumId }),
    ...(isNew('locationDetail') && { locationDetail }),
    ...(isNew('takenAt') && {
      takenAt: `${takenAt.slice(0, 16)}:00${partsOfTime(photo.takenAt).offset}`,
    }),
    ...(moved &&
      placed && {
        position: {
          lat: degreesFrom(lat),
          lng: degreesFrom(lng),
          heading: heading ? degreesFrom(heading) : null,
        },
      }),
    ...(isNew('is360') && { is360 }),
    ...(clear.length > 0 && { clear }),
  };
}
