import { type FileHandle, open } from 'node:fs/promises';
import { formatOf, HEAD_BYTES } from '../../converter/formats/sniff.ts';
import { hasFewBoxes } from '../../converter/pictures/boxes.ts';
import { mp4Codec, playbackOf, webmCodec } from '../../converter/pictures/videoCodec.ts';
import { recordedAt, recordedIn } from '../../converter/pictures/videoNotes.ts';
import type { Video } from '../../core/state/media.ts';

const mimes = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' } as const;

interface VideoFacts {
  mime: (typeof mimes)[keyof typeof mimes];
  /** Null if the file does not contain it. */
  durationSec: number | null;
  playback: Video['playback'];
  /** Null if the file does not state it. */
  recordedAt: string | null;
  /** Null if the file does not state it. */
  position: Video['position'];
}

/** A file to read, with its size in bytes. */
interface Source {
  size: number;
  read(offset: number, length: number): Promise<Buffer>;
}

/** Reads type, length and codec of a video on the disk. Returns null if it is not a video or is truncated. */
export async function readVideo(path: string, now: number): Promise<VideoFacts | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const source = { size, read: (offset: number, length: number) => readAt(file, offset, length) };
    const head = await source.read(0, HEAD_BYTES);
    const format = formatOf(head);
    if (format !== 'mp4' && format !== 'mov' && format !== 'webm') return null;
    const found = format === 'webm' ? webmFacts(head, size, now) : await mp4Facts(source, now);
    if (found === null) return null;
    const { codec, ...facts } = found;
    return { mime: mimes[format], ...facts, playback: playbackOf(codec) };
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

/** Null if the file is damaged. */
type Found =
  | (Pick<VideoFacts, 'durationSec' | 'recordedAt' | 'position'> & { codec: string | null })
  | null;

/** Element ids (RFC 9559, section 5.1). The last two include their usual length. */
const SEGMENT = 0x18538067;
const TIMESTAMP_SCALE = Buffer.from('2ad7b183', 'hex');
const DURATION = Buffer.from('4489', 'hex');
const NANOSECONDS = 1e9;
/** DateUTC: nanoseconds since 2001, in eight bytes. */
const DATE = Buffer.from('446188', 'hex');
const FROM_2001 = Date.UTC(2001, 0, 1);

function webmFacts(head: Buffer, size: number, now: number): Found {
  const segment = elementAt(head, elementAt(head, 0).end);
  if (segment.id === SEGMENT && segment.end > size) return null;
  return {
    durationSec: webmSeconds(head),
    codec: webmCodec(head),
    recordedAt: webmDate(head, now),
    position: null,
  };
}

function webmDate(head: Buffer, now: number): string | null {
  const position = head.indexOf(DATE);
  if (position < 0 || position + 11 > head.length) return null;
  const time = FROM_2001 + Number(head.readBigInt64BE(position + 3) / 1_000_000n);
  return time >= FROM_2001 && time <= now ? new Date(time).toISOString() : null;
}

function webmSeconds(head: Buffer): number | null {
  const scaleAt = head.indexOf(TIMESTAMP_SCALE);
  const scale =
    scaleAt < 0 || scaleAt + 7 > head.length ? 1_000_000 : head.readUIntBE(scaleAt + 4, 3);
  const position = head.indexOf(DURATION);
  if (position < 0 || position + 11 > head.length) return null;
  const isDouble = head[position + 2] === 0x88;
  const ticks = isDouble ? head.readDoubleBE(position + 3) : head.readFloatBE(position + 3);
  return rounded((ticks * scale) / NANOSECONDS);
}

/** Reads an element with an id of four bytes (RFC 8794, section 4). `end` is NaN if the size is unknown. */
function elementAt(head: Buffer, offset: number): { id: number; end: number } {
  const first = head[offset + 4];
  if (!first) return { id: 0, end: Number.NaN };
  const bytes = Math.clz32(first) - 23;
  if (offset + 4 + bytes > head.length) return { id: 0, end: Number.NaN };
  let length = first & (0xff >> bytes);
  let isUnknown = length === 0xff >> bytes;
  for (const byte of head.subarray(offset + 5, offset + 4 + bytes)) {
    length = length * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return {
    id: head.readUInt32BE(offset),
    end: isUnknown ? Number.NaN : offset + 4 + bytes + length,
  };
}

/** Maximum number of boxes to read: a fragmented file may have very many. */
const MAX_BOXES = 10_000;
const MAX_MOVIE_BYTES = 64 * 1024 ** 2;
/** Boxes within the movie. Even a file with many tracks has a few hundred. */
const MAX_MOVIE_BOXES = 20_000;

/**
 * Reads the length and the codec from `mvhd` and `stsd` in `moov` (ISO/IEC 14496-12, section 8.2.2). A file without it
 * cannot be played.
 */
async function mp4Facts({ size, read }: Source, now: number): Promise<Found> {
  let found: Found = null;
  let position = 0;
  for (let n = 0; n < MAX_BOXES && position < size; n++) {
    const head = await read(position, 16);
    if (head.length < 8) return null;
    const length = boxLength(head, size - position);
    if (length < 8 || position + length > size) return null;
    // There is one. Others would be read for nothing.
    if (found === null && head.toString('latin1', 4, 8) === 'moov') {
      const movie = await read(position, Math.min(length, MAX_MOVIE_BYTES));
      if (!hasFewBoxes(movie, MAX_MOVIE_BOXES)) return null;
      found = {
        durationSec: movieSeconds(movie),
        codec: mp4Codec(movie),
        recordedAt: recordedAt(movie, now),
        position: recordedIn(movie),
      };
    }
    position += length;
  }
  return found;
}

/** Section 4.2: 0 means up to the end of the file, 1 means that a 64-bit size follows. */
function boxLength(head: Buffer, rest: number): number {
  const short = head.readUInt32BE(0);
  if (short === 0) return rest;
  if (short !== 1) return short;
  return head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
}

function movieSeconds(movie: Buffer): number | null {
  const position = movie.indexOf('mvhd', 0, 'latin1');
  if (position < 0 || position + 36 > movie.length) return null;
  const isLong = movie[position + 4] === 1;
  const scale = movie.readUInt32BE(position + (isLong ? 24 : 16));
  const ticks = isLong
    ? Number(movie.readBigUInt64BE(position + 28))
    : movie.readUInt32BE(position + 20);
  // Unknown is all ones, or 0 if the fragments of the file have the durations.
  const isUnknown = ticks === 0 || ticks >= (isLong ? 2 ** 64 - 1 : 2 ** 32 - 1);
  return scale > 0 && !isUnknown ? rounded(ticks / scale) : null;
}

const rounded = (seconds: number) =>
  Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1000) / 1000 : null;
