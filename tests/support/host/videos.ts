/** MP4 files for tests, with a picture in any codec and a sound that Chromium plays. */

interface Options {
  brand?: string;
  /** The code of the picture's codec, such as hvc1. Null makes a file without a picture. */
  picture?: string | null;
  sound?: boolean;
  /** Seconds since 1904, as cameras write them. */
  recorded?: number;
  /** The time with an offset that phones add. */
  creationDate?: string;
  /** The place (ISO 6709) that iPhones write. */
  place?: string;
  /** The place that Android phones write. */
  userPlace?: string;
}

const SCALE = 1000;
/** 20 ms of silence (RFC 6716, section 3.1: CELT, one frame). */
const SILENCE = Buffer.from('f8fffe', 'hex');
const FRAME_MS = 20;

const concat = (...parts: (Buffer | number[])[]) => Buffer.concat(parts.map((p) => Buffer.from(p)));
const u16 = (...numbers: number[]) => numbers.flatMap((n) => [n >> 8, n & 0xff]);
const u32 = (...numbers: number[]) =>
  numbers.flatMap((n) => [n >>> 24, (n >> 16) & 0xff, (n >> 8) & 0xff, n & 0xff]);
const zeros = (length: number) => Buffer.alloc(length);

export function box(type: string, ...content: (Buffer | number[])[]): Buffer {
  const body = concat(...content);
  return concat(u32(8 + body.length), Buffer.from(type, 'latin1'), body);
}

const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

interface Track {
  id: number;
  handler: 'vide' | 'soun';
  entry: Buffer;
  sample: Buffer;
  samples: number;
  duration: number;
  at: number;
}

function trackOf({ id, handler, entry, sample, samples, duration, at }: Track): Buffer {
  const isPicture = handler === 'vide';
  const each = Math.round(duration / samples);
  const size = isPicture ? u32(640 << 16, 360 << 16) : u32(0, 0);
  const head = u32(3, 0, 0, id, 0, duration, 0, 0);
  const table = box(
    'stbl',
    box('stsd', u32(0, 1), entry),
    box('stts', u32(0, 1, samples, each)),
    box('stsc', u32(0, 1, 1, samples, 1)),
    box('stsz', u32(0, sample.length, samples)),
    box('stco', u32(0, 1, at)),
  );
  const media = box(
    'minf',
    isPicture ? box('vmhd', u32(1, 0, 0)) : box('smhd', u32(0, 0)),
    box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))),
    table,
  );
  return box(
    'trak',
    box('tkhd', head, u16(0, 0, isPicture ? 0 : 0x100, 0), MATRIX, size),
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, SCALE, duration), u16(0x55c4, 0)),
      box('hdlr', u32(0, 0), Buffer.from(handler, 'latin1'), zeros(13)),
      media,
    ),
  );
}

const pictureEntry = (codec: string) =>
  box(
    codec,
    zeros(6),
    u16(1),
    zeros(16),
    u16(640, 360),
    u32(0x480000, 0x480000, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
  );

const soundEntry = box(
  'Opus',
  zeros(6),
  u16(1),
  zeros(8),
  u16(2, 16, 0, 0),
  u32(48000 << 16),
  box('dOps', [0, 2], u16(312), u32(48000), u16(0), [0]),
);

/** Metadata as iPhones write it: a list of names, and their values by number. */
function notesOf(values: Record<string, string>): Buffer {
  const text = (value: string) => Buffer.from(value, 'utf8');
  const names = Object.keys(values);
  const items = Object.values(values).map((value, i) => {
    const data = box('data', u32(1, 0), text(value));
    return concat(u32(8 + data.length, i + 1), data);
  });
  return box(
    'meta',
    box('hdlr', u32(0, 0), text('mdta'), zeros(13)),
    box('keys', u32(0, names.length), ...names.map((name) => box('mdta', text(name)))),
    box('ilst', ...items),
  );
}

/** Returns a video of 2.5 seconds, whose movie header comes last, as cameras write it. */
export function mp4Video({
  brand = 'isom',
  picture = 'avc1',
  sound = false,
  recorded = 0,
  creationDate,
  place,
  userPlace,
}: Options = {}) {
  const duration = 2500;
  const type = box('ftyp', Buffer.from(brand, 'latin1'), u32(0x200), Buffer.from(brand, 'latin1'));
  const frame = zeros(400);
  const frames = 5;
  const silences = sound ? duration / FRAME_MS : 0;
  const pictures = picture === null ? 0 : frames;
  const media = box('mdat', ...Array(pictures).fill(frame), ...Array(silences).fill(SILENCE));
  const from = type.length + 8;
  const tracks = [
    picture !== null &&
      trackOf({
        id: 1,
        handler: 'vide',
        entry: pictureEntry(picture),
        sample: frame,
        samples: frames,
        duration,
        at: from,
      }),
    sound &&
      trackOf({
        id: 2,
        handler: 'soun',
        entry: soundEntry,
        sample: SILENCE,
        samples: silences,
        duration,
        at: from + pictures * frame.length,
      }),
  ].filter((part) => part !== false);
  const header = box(
    'mvhd',
    u32(0, recorded, recorded, SCALE, duration, 0x10000),
    u16(0x100, 0),
    zeros(8),
    MATRIX,
    zeros(24),
    u32(3),
  );
  const values = {
    ...(creationDate && { 'com.apple.quicktime.creationdate': creationDate }),
    ...(place && { 'com.apple.quicktime.location.ISO6709': place }),
  };
  const noted = [
    ...(Object.keys(values).length > 0 ? [notesOf(values)] : []),
    ...(userPlace
      ? [box('udta', box('\xa9xyz', u16(userPlace.length, 0x15c7), Buffer.from(userPlace)))]
      : []),
  ];
  return concat(type, media, box('moov', header, ...tracks, ...noted));
}
