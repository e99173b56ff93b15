/** A part of an image file: a segment of a JPEG, a chunk of a PNG or WebP. */
interface Part {
  name: string;
  /** Byte range of the part in the file, including its header. */
  from: number;
  to: number;
  content: Buffer;
}

export type Format = 'image/jpeg' | 'image/png' | 'image/webp';

/** A PNG of 100 MB with the chunks of 8 KiB that programs write has 13,000. Each takes time and memory, even if it is empty. */
const MOST_PARTS = 50_000;

/**
 * Lists the parts of a picture before its pixels; of a truncated file, the complete ones.
 * @throws RangeError if there are very many
 */
export function partsOf(data: Buffer, format: Format): Part[] {
  const walk = { 'image/jpeg': jpegSegments, 'image/png': pngChunks, 'image/webp': webpChunks };
  const parts: Part[] = [];
  for (const part of walk[format](data)) {
    if (parts.length === MOST_PARTS) throw new RangeError('The picture has too many parts.');
    parts.push(part);
  }
  return parts;
}

const START_OF_SCAN = 0xda;

/** ITU T.81, annex B: markers with a length, until the compressed pixels begin. */
function* jpegSegments(data: Buffer): Generator<Part> {
  let offset = 2;
  while (offset + 4 <= data.length && data[offset] === 0xff) {
    const marker = data[offset + 1] ?? 0;
    if (marker === START_OF_SCAN) return;
    const to = offset + 2 + data.readUInt16BE(offset + 2);
    const name = marker.toString(16);
    yield { name, from: offset, to, content: data.subarray(offset + 4, to) };
    offset = to;
  }
}

/** PNG, third edition, section 5.3: length, type, data, checksum. */
function* pngChunks(data: Buffer): Generator<Part> {
  let offset = 8;
  while (offset + 12 <= data.length) {
    const length = data.readUInt32BE(offset);
    const to = offset + 12 + length;
    const content = data.subarray(offset + 8, offset + 8 + length);
    yield { name: data.toString('latin1', offset + 4, offset + 8), from: offset, to, content };
    offset = to;
  }
}

/** RFC 9649, section 2.3: type, length, data, and a byte of padding where the length is odd. */
function* webpChunks(data: Buffer): Generator<Part> {
  let offset = 12;
  while (offset + 8 <= data.length) {
    const length = data.readUInt32LE(offset + 4);
    const to = offset + 8 + length + (length % 2);
    const content = data.subarray(offset + 8, offset + 8 + length);
    yield { name: data.toString('latin1', offset, offset + 4), from: offset, to, content };
    offset = to;
  }
}
