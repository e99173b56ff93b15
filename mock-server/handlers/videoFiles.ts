interface VideoFacts {
  mime: 'video/webm' | 'video/mp4';
  /** Null where the file does not say it. */
  durationSec: number | null;
}

/** Type and length of a video by its first bytes; null when it is neither WebM nor MP4. */
export function readVideo(data: Buffer): VideoFacts | null {
  if (data.subarray(0, 4).equals(EBML))
    return { mime: 'video/webm', durationSec: webmSeconds(data) };
  if (data.toString('latin1', 4, 8) === 'ftyp') {
    return { mime: 'video/mp4', durationSec: mp4Seconds(data) };
  }
  return null;
}

const EBML = Buffer.from('1a45dfa3', 'hex');
/** Ids of RFC 9559, section 5.1.2, with the lengths that they have in practice. */
const TIMESTAMP_SCALE = Buffer.from('2ad7b183', 'hex');
const DURATION = Buffer.from('4489', 'hex');
const HEAD_BYTES = 4096;
const NANOSECONDS = 1e9;

function webmSeconds(data: Buffer): number | null {
  const head = data.subarray(0, HEAD_BYTES);
  const scaleAt = head.indexOf(TIMESTAMP_SCALE);
  const scale = scaleAt < 0 ? 1_000_000 : head.readUIntBE(scaleAt + 4, 3);
  const at = head.indexOf(DURATION);
  if (at < 0 || at + 11 > head.length) return null;
  const isDouble = head[at + 2] === 0x88;
  const ticks = isDouble ? head.readDoubleBE(at + 3) : head.readFloatBE(at + 3);
  return rounded((ticks * scale) / NANOSECONDS);
}

/** The box `mvhd` of ISO/IEC 14496-12, section 8.2.2, wherever its parent lies. */
function mp4Seconds(data: Buffer): number | null {
  const at = data.indexOf('mvhd', 0, 'latin1');
  if (at < 0 || at + 32 > data.length) return null;
  const isLong = data[at + 4] === 1;
  const scale = data.readUInt32BE(at + (isLong ? 24 : 16));
  const ticks = isLong ? Number(data.readBigUInt64BE(at + 28)) : data.readUInt32BE(at + 20);
  return scale > 0 ? rounded(ticks / scale) : null;
}

const rounded = (seconds: number) =>
  Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1000) / 1000 : null;
