import { Unreadable } from '../unreadable.ts';

type Limits = readonly [least: number, most: number];

/** How the values of one field of the points stand in their stream (ASTM E2807, section 9.7). */
export interface Field {
  name: string;
  /** Of a value in the stream. 0 if all are the same, and no stream has them. */
  bits: number;
  /** The value of what the stream has at a bit. */
  valueAt: (stream: Buffer, bit: number) => number;
  /** The values that are possible; null for a number with a floating point that has no limits. */
  range: Limits | null;
}

/** Integers without limits have 64 bits. */
const LEAST = -(2 ** 63);
const MOST = 2 ** 63 - 1;

const numberOf = (value: unknown, usual: number): number => {
  const number = typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : usual;
};

/** @throws Unreadable if the type of the field is none of the standard */
export function fieldOf(name: string, attributes: Readonly<Record<string, unknown>>): Field {
  const type = attributes['@type'];
  if (type === 'Float') {
    const isSingle = attributes['@precision'] === 'single';
    const least = numberOf(attributes['@minimum'], Number.NaN);
    const most = numberOf(attributes['@maximum'], Number.NaN);
    return {
      name,
      bits: isSingle ? 32 : 64,
      valueAt: isSingle
        ? (stream, bit) => stream.readFloatLE(bit / 8)
        : (stream, bit) => stream.readDoubleLE(bit / 8),
      range: most > least && most < 1e30 ? [least, most] : null,
    };
  }
  if (type !== 'Integer' && type !== 'ScaledInteger')
    throw new Unreadable(`Its points have a field of the type ${String(type)}.`, { foreign: true });
  const least = numberOf(attributes['@minimum'], LEAST);
  const most = numberOf(attributes['@maximum'], MOST);
  const scale = type === 'ScaledInteger' ? numberOf(attributes['@scale'], 1) : 1;
  const offset = type === 'ScaledInteger' ? numberOf(attributes['@offset'], 0) : 0;
  const bits = bitsFor(least, most);
  return {
    name,
    bits,
    valueAt: (stream, bit) => (least + bitsAt(stream, bit, bits)) * scale + offset,
    range: [least * scale + offset, most * scale + offset],
  };
}

/** Returns how many bits tell the integers of a range apart. */
function bitsFor(least: number, most: number): number {
  // A file may say anything. Integers have 64 bits at most.
  const range = BigInt(Math.trunc(most)) - BigInt(Math.trunc(least));
  return range <= 0n ? 0 : range.toString(2).length;
}

/** Returns an integer without a sign whose lowest bit comes first. */
function bitsAt(stream: Buffer, start: number, bits: number): number {
  let value = 0;
  for (let got = 0; got < bits; ) {
    const bit = start + got;
    const shift = bit & 7;
    const take = Math.min(8 - shift, bits - got);
    const byte = stream[Math.floor(bit / 8)] ?? 0;
    value += ((byte >> shift) & ((1 << take) - 1)) * 2 ** got;
    got += take;
  }
  return value;
}
