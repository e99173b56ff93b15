import readExif from 'exif-reader';
import { imageSize } from 'image-size';
import { imageTypeOf } from '../formats/imageType.ts';
import { isPlausible } from './exifClaims.ts';
import { EXIF_HEAD, withMetadata } from './exifWriter.ts';
import { type Format, partsOf } from './segments.ts';

/** The metadata of a picture. */
export interface PictureFacts {
  /** Pixels, after rotation. */
  width: number;
  height: number;
  /** 1 to 8 of the Exif standard; 1 if it is missing. */
  orientation: number;
  /** Local time, such as 2026-11-18T09:20:00. */
  takenAt: string | null;
  /** Such as -08:00. */
  offset: string | null;
  position: { lat: number; lng: number; heading: number | null } | null;
  camera: string;
  is360: boolean;
}

/** From this orientation on, width and height are swapped. */
const TURNED = 5;

/** Reads the metadata of a picture. @returns null if its content does not match its first bytes */
export function readPicture(data: Buffer, format: Format): PictureFacts | null {
  const size = pictureSize(data);
  if (!size) return null;
  const exif = exifOf(data, format);
  const orientation = exif?.Image?.Orientation ?? size.orientation ?? 1;
  const turned = orientation >= TURNED;
  return {
    width: turned ? size.height : size.width,
    height: turned ? size.width : size.height,
    orientation,
    takenAt: exif?.Photo?.DateTimeOriginal ? localTime(exif.Photo.DateTimeOriginal) : null,
    offset: offsetOf(exif?.Photo?.OffsetTimeOriginal ?? exif?.Photo?.OffsetTime),
    position: positionOf(exif?.GPSInfo),
    camera: cameraOf(exif?.Image?.Make, exif?.Image?.Model).slice(0, 200),
    is360: partsOf(data, format).some(({ content }) => content.includes('equirectangular')),
  };
}

/** Many models begin with the name of the maker: RICOH, RICOH THETA X. */
function cameraOf(make = '', model = ''): string {
  const isNamed = model.toLowerCase().startsWith(make.toLowerCase());
  return isNamed ? model : [make, model].filter(Boolean).join(' ');
}

/** Pixels as stored, before rotation. @returns null if the content cannot be read */
export function pictureSize(data: Buffer) {
  try {
    // It walks the parts, too, and has no limit.
    partsOf(data, imageTypeOf(data) as Format);
    const size = imageSize(data);
    return size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null;
  }
}

const EXIF_PARTS = ['e1', 'eXIf', 'EXIF'];

/** Returns the Exif data, or null if it is missing or broken. */
function exifOf(data: Buffer, format: Format) {
  const part = partsOf(data, format).find(
    ({ name, content }) =>
      EXIF_PARTS.includes(name) && (name !== 'e1' || content.subarray(0, 6).equals(EXIF_HEAD)),
  );
  if (!part) return null;
  try {
    const hasHead = part.content.subarray(0, EXIF_HEAD.length).equals(EXIF_HEAD);
    const tiff = hasHead ? part.content.subarray(EXIF_HEAD.length) : part.content;
    return isPlausible(tiff) ? readExif(tiff) : null;
  } catch {
    return null;
  }
}

/** The parser treats the camera's clock as UTC, so its UTC text is the local time. */
function localTime(date: Date): string | null {
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 19);
}

const offsetOf = (text: unknown) =>
  typeof text === 'string' && /^[+-]\d\d:\d\d$/.test(text) ? text : null;

type Gps = NonNullable<ReturnType<typeof readExif>['GPSInfo']>;

function positionOf(gps: Gps | undefined): PictureFacts['position'] {
  const lat = decimal(gps?.GPSLatitude, gps?.GPSLatitudeRef === 'S');
  const lng = decimal(gps?.GPSLongitude, gps?.GPSLongitudeRef === 'W');
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  const heading = gps?.GPSImgDirection;
  const isKnown = typeof heading === 'number' && heading >= 0 && heading < 360;
  return { lat, lng, heading: isKnown ? heading : null };
}

function decimal(parts: unknown, negative: boolean): number | null {
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const [degrees, minutes, seconds] = parts.map(Number) as [number, number, number];
  const value = degrees + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return null;
  return Number((negative ? -value : value).toFixed(6));
}

/** Whether a segment or chunk holds metadata of a camera or a person. */
const NOTES: Record<Format, (name: string, content: Buffer) => boolean> = {
  'image/jpeg': (name, content) =>
    // Application segments and comments, except color profiles and Adobe's marker of the color
    // transform.
    name === 'fe' || (/^e[1-9a-f]$/.test(name) && name !== 'ee' && !isProfile(content)),
  'image/png': (name) => ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].includes(name),
  'image/webp': (name) => ['EXIF', 'XMP '].includes(name),
};

const isProfile = (content: Buffer) => content.toString('latin1', 0, 11) === 'ICC_PROFILE';

/** Tells whether `withoutMetadata` can read the parts of a picture. */
export function isReadable(data: Buffer, format: Format): boolean {
  try {
    return partsOf(data, format).length > 0;
  } catch {
    return false;
  }
}

/** Returns the picture without metadata, except its orientation. @throws RangeError if it has very many parts */
export function withoutMetadata(data: Buffer, format: Format): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  for (const part of partsOf(data, format)) {
    if (!NOTES[format](part.name, part.content)) continue;
    kept.push(data.subarray(from, part.from));
    from = Math.min(part.to, data.length);
  }
  const bare = Buffer.concat([...kept, data.subarray(from)]);
  if (format === 'image/webp') return repaired(bare);
  const orientation = format === 'image/jpeg' ? (readPicture(data, format)?.orientation ?? 1) : 1;
  return orientation === 1 ? bare : withMetadata(bare, { orientation });
}

/** Updates the length in the header and clears the flags for Exif and XMP data (RFC 9649). */
function repaired(webp: Buffer): Buffer {
  const data = Buffer.from(webp);
  data.writeUInt32LE(data.length - 8, 4);
  const EXIF_AND_XMP = 0b1100;
  if (data.toString('latin1', 12, 16) === 'VP8X') data[20] = (data[20] ?? 0) & ~EXIF_AND_XMP;
  return data;
}
