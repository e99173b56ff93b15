/** Boxes that may contain metadata boxes. */
const AROUND = ['moov', 'trak'];
/** Metadata that phones and cameras store beside pictures and sound, such as the location. */
const NOTES = ['udta', 'meta', 'uuid'];

/**
 * Removes the metadata of an MP4 file. The boxes become free space of the same length (ISO/IEC
 * 14496-12, section 8.1.2), because tables in the file contain byte offsets.
 */
export function mp4WithoutMetadata(video: Buffer): Buffer {
  const data = Buffer.from(video);
  blank(data, 0, data.length);
  return data;
}

function blank(data: Buffer, from: number, to: number): void {
  let at = from;
  while (at + 8 <= to) {
    const type = data.toString('latin1', at + 4, at + 8);
    const { head, size } = lengthOf(data, at, to);
    if (size < head || at + size > to) return;
    if (AROUND.includes(type)) blank(data, at + head, at + size);
    if (NOTES.includes(type)) {
      data.write('free', at + 4, 'latin1');
      data.fill(0, at + head, at + size);
    }
    at += size;
  }
}

/**
 * Lengths of a box and its header. A length of 1 stands for a 64-bit length, 0 for the rest of the
 * file (section 4.2).
 */
function lengthOf(data: Buffer, at: number, to: number): { head: number; size: number } {
  const size = data.readUInt32BE(at);
  if (size === 0) return { head: 8, size: to - at };
  if (size !== 1) return { head: 8, size };
  return { head: 16, size: at + 16 <= to ? Number(data.readBigUInt64BE(at + 8)) : 0 };
}
