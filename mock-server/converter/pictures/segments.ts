/** A part of an image file: a segment of a JPEG, a chunk of a PNG or WebP. */
interface Part {
  name: string;
  /** Byte range of the part in the file, including its header. */
  from: number;
  to: number;
  content: Buffer;
}

export type Format = 'image/jpeg' | 'image/png' | 'image/webp';

/** Lists the parts of a picture before its pixels; of a truncated file, the complete ones. */
export function partsOf(data: Buffer, format: Format): Part[] {
  if (format === 'image/jpeg') return [...jpegSegments(data)];
  return [...(format === 'image/png' ? pngChunks(data) : webpChunks(data))];
}

const START_OF_SCAN = 0xda;

/** ITU T.81, annex B: markers with a length, until the compressed pixels begin. */
function* jpegSegments(data: Buffer): Generator<Part> {
  let at = 2;
  while (at + 4 <= data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return;
    const to = at + 2 + data.readUInt16BE(at + 2);
    const name = marker.toString(16);
    yield { name, from: at, to, content: data.subarray(at + 4, to) };
    at = to;
  }
}

/** PNG, third edition, section 5.3: length, type, data, checksum. */
function* pngChunks(data: Buffer): Generator<Part> {
  let at = 8;
  while (at + 12 <= data.length) {
    const length = data.readUInt32BE(at);
    const to = at + 12 + length;
    const content = data.subarray(at + 8, at + 8 + length);
    yield { name: data.toString('latin1', at + 4, at + 8), from: at, to, content };
    at = to;
  }
}

/** RFC 9649, section 2.3: type, length, data, and a byte of padding where the length is odd. */
function* webpChunks(data: Buffer): Generator<Part> {
  let at = 12;
  while (at + 8 <= data.length) {
    const length = data.readUInt32LE(at + 4);
    const to = at + 8 + length + (length % 2);
    const content = data.subarray(at + 8, at + 8 + length);
    yield { name: data.toString('latin1', at, at + 4), from: at, to, content };
    at = to;
  }
}
