/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2), as positions in the data. */
interface Box {
  type: string;
  /** Position of its length. */
  at: number;
  /** Position of its content. */
  from: number;
  to: number;
}

/** The boxes between two positions. Ends at a box that does not fit. */
export function* boxesIn(data: Buffer, from = 0, to = data.length): Generator<Box> {
  let at = from;
  while (at + 8 <= to) {
    const type = data.toString('latin1', at + 4, at + 8);
    const { head, size } = lengthOf(data, at, to);
    if (size < head || at + size > to) return;
    yield { type, at, from: at + head, to: at + size };
    at += size;
  }
}

/** Boxes that hold others which are looked at. */
const HOLDERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'udta', 'meta', 'ilst', 'keys'];

/** Tells whether a file has few enough boxes to walk them on the main thread: 64 MB can hold 8 million. */
export function hasFewBoxes(data: Buffer, most: number): boolean {
  // Grows while it is walked.
  const ranges = [{ from: 0, to: data.length }];
  let left = most;
  for (const { from, to } of ranges) {
    for (const box of boxesIn(data, from, to)) {
      left -= 1;
      if (left < 0) return false;
      if (!HOLDERS.includes(box.type)) continue;
      // The list of keys begins after a version and a count.
      ranges.push({ from: box.type === 'keys' ? box.from + 8 : box.from, to: box.to });
    }
  }
  return true;
}

/** The first box with this path of types, such as moov, trak. */
export function boxAt(data: Buffer, path: readonly string[], within?: Box): Box | null {
  const [type, ...rest] = path;
  if (type === undefined) return within ?? null;
  for (const box of boxesIn(data, within?.from, within?.to)) {
    if (box.type === type) return boxAt(data, rest, box);
  }
  return null;
}

/** A length of 1 stands for a 64-bit length, 0 for the rest of the file. */
function lengthOf(data: Buffer, offset: number, to: number): { head: number; size: number } {
  const size = data.readUInt32BE(offset);
  if (size === 0) return { head: 8, size: to - offset };
  if (size !== 1) return { head: 8, size };
  return { head: 16, size: offset + 16 <= to ? Number(data.readBigUInt64BE(offset + 8)) : 0 };
}
