import { tooShort, Unreadable } from '../unreadable.ts';
import type { E57Scan } from './description.ts';
import type { Field } from './fields.ts';
import type { Pages } from './pages.ts';

const SECTION_BYTES = 32;
const DATA_PACKET = 1;
const DATA_HEADER_BYTES = 6;

/** What has been read of the values of a field and is not yet used. */
interface Stream {
  field: Field;
  bytes: Buffer;
  /** The next value begins at this bit. */
  bit: number;
}

/** A stream may be ahead of another one by some packets, which have 64 KiB each. More would be copied again and again. */
const MOST_AHEAD = 4 * 1024 ** 2;

const DAMAGED = 'Its points are damaged.';

/**
 * Reads the points of a scan (ASTM E2807, section 9.5): each field has a stream of its own, cut into packets.
 * @param onRead receives the offset in the content that has been read
 * @yields values, as many as fields for each point
 */
export async function* recordsOf(
  pages: Pages,
  { offset, count, fields }: E57Scan,
  onRead: (position: number) => void,
): AsyncGenerator<Float64Array> {
  const start = pages.contentAt(offset);
  const section = await pages.read(start, SECTION_BYTES);
  const end = start + Number(section.readBigUInt64LE(8));
  let position = pages.contentAt(Number(section.readBigUInt64LE(16)));
  const streams = fields.map((field): Stream => ({ field, bytes: Buffer.alloc(0), bit: 0 }));
  let left = count;
  while (left > 0) {
    if (position >= end) throw tooShort(count, count - left);
    const head = await pages.read(position, DATA_HEADER_BYTES);
    const length = head.readUInt16LE(2) + 1;
    if (head[0] === DATA_PACKET) fill(streams, await pages.read(position, length));
    position += length;
    onRead(position);
    const ready = Math.min(left, ...streams.map(readyIn));
    if (ready === 0) continue;
    yield take(streams, ready);
    left -= ready;
  }
}

/** Adds the content of a data packet to the streams. */
function fill(streams: readonly Stream[], packet: Buffer): void {
  if (packet.length < DATA_HEADER_BYTES) throw new Unreadable(DAMAGED);
  const count = packet.readUInt16LE(4);
  let from = DATA_HEADER_BYTES + count * 2;
  if (count !== streams.length || from > packet.length) throw new Unreadable(DAMAGED);
  for (const [i, stream] of streams.entries()) {
    const to = from + packet.readUInt16LE(DATA_HEADER_BYTES + i * 2);
    if (to > packet.length) throw new Unreadable(DAMAGED);
    const rest = stream.bytes.subarray(stream.bit >> 3);
    if (rest.length > MOST_AHEAD) throw new Unreadable(DAMAGED);
    stream.bytes = Buffer.concat([rest, packet.subarray(from, to)]);
    stream.bit &= 7;
    from = to;
  }
}

const readyIn = ({ field: { bits }, bytes, bit }: Stream): number =>
  bits === 0 ? Number.POSITIVE_INFINITY : Math.floor((bytes.length * 8 - bit) / bits);

function take(streams: readonly Stream[], count: number): Float64Array {
  const values = new Float64Array(count * streams.length);
  for (const [i, stream] of streams.entries()) {
    const { field, bytes } = stream;
    for (let n = 0; n < count; n += 1) {
      values[n * streams.length + i] = field.valueAt(bytes, stream.bit);
      stream.bit += field.bits;
    }
  }
  return values;
}
