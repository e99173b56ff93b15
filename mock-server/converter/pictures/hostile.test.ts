import { describe, expect, it } from 'vitest';
import { hasFewBoxes } from './boxes.ts';
import { isPlausible } from './exifClaims.ts';
import { withMetadata } from './exifWriter.ts';
import { isReadable, pictureSize, readPicture, withoutMetadata } from './read.ts';
import { mp4WithoutMetadata } from './videoMetadata.ts';

/** A JPEG of 4 × 2 pixels after these segments, without pixels. */
function jpegOf(segments: Buffer): Buffer {
  const frame = Buffer.from('ffc0000b080002000401011100', 'hex');
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segments,
    frame,
    Buffer.from('ffda0000', 'hex'),
  ]);
}

const many = (count: number) => Buffer.alloc(4 * count, Buffer.from('fffe0002', 'hex'));

describe('a picture with very many parts', () => {
  it('has no size, no metadata and no copy without metadata', () => {
    expect(pictureSize(jpegOf(many(1000)))).toMatchObject({ width: 4, height: 2 });
    const hostile = jpegOf(many(60_000));
    expect(pictureSize(hostile)).toBeNull();
    expect(readPicture(hostile, 'image/jpeg')).toBeNull();
    expect(isReadable(hostile, 'image/jpeg')).toBe(false);
    expect(() => withoutMetadata(hostile, 'image/jpeg')).toThrow('too many parts');
  });

  it('is refused in each format', () => {
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(12 * 60_000)]);
    const webp = Buffer.concat([Buffer.from('RIFF0000WEBP'), Buffer.alloc(8 * 60_000)]);
    expect(isReadable(png, 'image/png')).toBe(false);
    expect(isReadable(webp, 'image/webp')).toBe(false);
  });
});

/** Exif data with a directory of entries that all claim the same bytes. */
function tiffOf(entries: number, values: number, tag = 0x9c9b): Buffer {
  const tiff = Buffer.alloc(8 + 2 + entries * 12 + 4);
  tiff.write('MM\0*\0\0\0\x08', 'latin1');
  tiff.writeUInt16BE(entries, 8);
  for (let i = 0; i < entries; i++) {
    tiff.writeUInt16BE(tag + i, 10 + i * 12);
    tiff.writeUInt16BE(3, 12 + i * 12);
    tiff.writeUInt32BE(values, 14 + i * 12);
    tiff.writeUInt32BE(8, 18 + i * 12);
  }
  return tiff;
}

describe('Exif data', () => {
  it('is read as cameras write it', () => {
    const notes = {
      make: 'RICOH',
      model: 'THETA',
      takenAt: '2026-11-18T09:20:00',
      lat: 47,
      lng: 8,
    };
    expect(readPicture(withMetadata(jpegOf(Buffer.alloc(0)), notes), 'image/jpeg')).toMatchObject({
      takenAt: notes.takenAt,
      position: { lat: 47, lng: 8 },
    });
  });

  it('is ignored if its entries claim more than it has', () => {
    expect(isPlausible(tiffOf(100, 2))).toBe(true);
    expect(isPlausible(tiffOf(1000, 1000))).toBe(false);
    expect(isPlausible(tiffOf(1, 2 ** 32 - 1))).toBe(false);
    const segment = Buffer.concat([Buffer.from('Exif\0\0'), tiffOf(5000, 30_000)]);
    const head = Buffer.from('ffe10000', 'hex');
    head.writeUInt16BE(segment.length + 2, 2);
    expect(readPicture(jpegOf(Buffer.concat([head, segment])), 'image/jpeg')).toMatchObject({
      camera: '',
    });
  });

  it('is ignored if its directories lead to each other, or it has another head in it', () => {
    const ring = tiffOf(30, 1, 0x8769);
    for (let i = 0; i < 30; i++) ring.writeUInt16BE(0x8769, 10 + i * 12);
    expect(isPlausible(ring)).toBe(false);
    expect(isPlausible(Buffer.concat([Buffer.from('Exif\0\0'), tiffOf(1, 1)]))).toBe(false);
  });
});

const box = (type: string, content = Buffer.alloc(0)) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

describe('a video', () => {
  it('is not walked if it has very many boxes, on one level or on many', () => {
    const flat = box('moov', Buffer.alloc(8 * 1000, box('free')));
    expect(hasFewBoxes(flat, 1001)).toBe(true);
    expect(hasFewBoxes(flat, 1000)).toBe(false);
    let deep = box('free');
    for (let i = 0; i < 50; i++) deep = box('trak', deep);
    expect(hasFewBoxes(deep, 51)).toBe(true);
    expect(hasFewBoxes(deep, 50)).toBe(false);
  });

  it('loses its metadata also if its boxes are nested without end', () => {
    const levels = 20_000;
    const deep = Buffer.alloc(levels * 8);
    for (let i = 0; i < levels; i++) {
      deep.writeUInt32BE((levels - i) * 8, i * 8);
      deep.write('moov', i * 8 + 4, 'latin1');
    }
    expect(mp4WithoutMetadata(deep).equals(deep)).toBe(true);
    const plain = box('moov', Buffer.concat([box('udta'), box('trak', box('meta'))]));
    const blank = mp4WithoutMetadata(plain).toString('latin1');
    expect(blank).not.toMatch(/udta|meta/);
  });
});
