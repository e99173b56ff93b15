/** The metadata that a camera writes into a picture (Exif). */
export interface CameraNotes {
  make?: string;
  model?: string;
  /** Local time, such as 2026-11-18T09:20:00. */
  takenAt?: string;
  /** UTC offset, such as -08:00. Many cameras do not record it. */
  offset?: string;
  lat?: number;
  lng?: number;
  /** Degrees from true north. */
  heading?: number;
  /** 1 to 8, as in the Exif standard. */
  orientation?: number;
  /** Whether the picture is a 360° panorama. */
  panorama?: true;
}

const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
const UNDEFINED = 7;

/** Tag, type, count, and the bytes of the value. */
type Entry = [tag: number, type: number, count: number, value: Buffer];

const ascii = (tag: number, text: string): Entry => {
  const value = Buffer.from(`${text}\0`, 'latin1');
  return [tag, ASCII, value.length, value];
};
const short = (tag: number, value: number): Entry => [
  tag,
  SHORT,
  1,
  Buffer.from([value >> 8, value & 255]),
];
const long = (tag: number, value: number): Entry => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return [tag, LONG, 1, bytes];
};
const rationals = (tag: number, values: readonly number[], denominator: number): Entry => {
  const bytes = Buffer.alloc(values.length * 8);
  values.forEach((value, i) => {
    bytes.writeUInt32BE(Math.round(value * denominator), i * 8);
    bytes.writeUInt32BE(denominator, i * 8 + 4);
  });
  return [tag, RATIONAL, values.length, bytes];
};

/**
 * Writes one directory (TIFF 6.0, section 2): its entries, then the values longer than four bytes.
 */
function directory(entries: readonly Entry[], offset: number): Buffer {
  const head = Buffer.alloc(2 + entries.length * 12 + 4);
  head.writeUInt16BE(entries.length);
  const values: Buffer[] = [];
  let free = offset + head.length;
  entries.forEach(([tag, type, count, value], i) => {
    const start = 2 + i * 12;
    head.writeUInt16BE(tag, start);
    head.writeUInt16BE(type, start + 2);
    head.writeUInt32BE(count, start + 4);
    if (value.length <= 4) value.copy(head, start + 8);
    else {
      head.writeUInt32BE(free, start + 8);
      values.push(value);
      free += value.length;
    }
  });
  return Buffer.concat([head, ...values]);
}

const degrees = (value: number): number[] => {
  const all = Math.abs(value);
  const minutes = (all % 1) * 60;
  return [Math.floor(all), Math.floor(minutes), (minutes % 1) * 60];
};

/** Writes the metadata as Exif 3.0, big-endian, without a segment header. */
function exifBytes(notes: CameraNotes): Buffer {
  const { make, model, orientation = 1, takenAt, offset, lat, lng, heading } = notes;
  const first = (exif: number, gps: number): Entry[] => [
    ...(make ? [ascii(0x010f, make)] : []),
    ...(model ? [ascii(0x0110, model)] : []),
    short(0x0112, orientation),
    ...(takenAt ? [long(0x8769, exif)] : []),
    ...(lat === undefined ? [] : [long(0x8825, gps)]),
  ];
  const photo: Entry[] = takenAt
    ? [
        [0x9000, UNDEFINED, 4, Buffer.from('0232')],
        ascii(0x9003, takenAt.replaceAll('-', ':').replace('T', ' ')),
        ...(offset ? [ascii(0x9011, offset)] : []),
      ]
    : [];
  const gps: Entry[] =
    lat === undefined || lng === undefined
      ? []
      : [
          ascii(0x0001, lat < 0 ? 'S' : 'N'),
          rationals(0x0002, degrees(lat), 10_000),
          ascii(0x0003, lng < 0 ? 'W' : 'E'),
          rationals(0x0004, degrees(lng), 10_000),
          ...(heading === undefined ? [] : [ascii(0x0010, 'T'), rationals(0x0011, [heading], 100)]),
        ];
  const FIRST_AT = 8;
  const photoAt = FIRST_AT + directory(first(0, 0), FIRST_AT).length;
  const photoBytes = takenAt ? directory(photo, photoAt) : Buffer.alloc(0);
  const gpsAt = photoAt + photoBytes.length;
  return Buffer.concat([
    Buffer.from('4d4d002a00000008', 'hex'),
    directory(first(photoAt, gpsAt), FIRST_AT),
    photoBytes,
    gps.length > 0 ? directory(gps, gpsAt) : Buffer.alloc(0),
  ]);
}

const segment = (content: Buffer): Buffer => {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

export const EXIF_HEAD = Buffer.from('Exif\0\0', 'latin1');
const XMP_HEAD = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');

/** Marks a picture as a full panorama (Photo Sphere XMP metadata). */
const PANORAMA = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"/></rdf:RDF></x:xmpmeta>`;

/** Inserts camera metadata after the first marker of a JPEG. */
export function withMetadata(jpeg: Buffer, notes: CameraNotes): Buffer {
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(Buffer.concat([EXIF_HEAD, exifBytes(notes)])),
    ...(notes.panorama ? [segment(Buffer.concat([XMP_HEAD, Buffer.from(PANORAMA)]))] : []),
    jpeg.subarray(2),
  ]);
}
