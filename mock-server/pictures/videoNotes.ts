/** Boxes that have other boxes in them, on the way to notes. */
const AROUND = ['moov', 'trak'];
/** What phones and cameras note beside pictures and sound: the place among it. */
const NOTES = ['udta', 'meta', 'uuid'];

/**
 * An MP4 without what was noted in it. Notes become free space of the same length (ISO/IEC 14496-12, section 8.1.2),
 * since the tables of the file count bytes.
 */
export function mp4WithoutNotes(video: Buffer): Buffer {
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

/** Of a box and of its head; a length of 1 stands for a longer one, 0 for all that is left (section 4.2). */
function lengthOf(data: Buffer, at: number, to: number): { head: number; size: number } {
  const size = data.readUInt32BE(at);
  if (size === 0) return { head: 8, size: to - at };
  if (size !== 1) return { head: 8, size };
  return { head: 16, size: at + 16 <= to ? Number(data.readBigUInt64BE(at + 8)) : 0 };
}
