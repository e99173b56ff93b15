import { boxesIn } from './boxes.ts';

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

function blank(data: Buffer, begin: number, end: number, level = 0): void {
  for (const { type, at, from, to } of boxesIn(data, begin, end)) {
    // The movie and its tracks are one level each. Deeper ones would be nested as deep as the file is long.
    if (type === AROUND[level]) blank(data, from, to, level + 1);
    if (NOTES.includes(type)) {
      data.write('free', at + 4, 'latin1');
      data.fill(0, from, to);
    }
  }
}
