import { boxAt, boxesIn } from './boxes.ts';

/** The clock of MP4 begins so many seconds before 1970-01-01: at 1904-01-01. */
const FROM_1904 = 2_082_844_800;
/** Cameras without a set clock write a time close to a start of counting. */
const EARLIEST = Date.UTC(1995, 0, 1);
const DAY_MS = 86_400_000;

/**
 * Returns when a video was recorded: the time with an offset that phones write (QuickTime File
 * Format, metadata), otherwise the time of the movie header (ISO/IEC 14496-12, section 8.2.2).
 * @returns RFC 3339, or null if the file does not state it or states an impossible time
 */
export function recordedAt(movie: Buffer, now: number): string | null {
  const noted = notes(movie)['com.apple.quicktime.creationdate'];
  const text = noted?.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  if (
    text &&
    /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    isPossible(Date.parse(text), now)
  )
    return text;
  const header = boxAt(movie, ['moov', 'mvhd']);
  if (!header || header.to - header.from < 20) return null;
  const isLong = movie[header.from] === 1;
  const seconds = isLong
    ? Number(movie.readBigUInt64BE(header.from + 4))
    : movie.readUInt32BE(header.from + 4);
  const time = (seconds - FROM_1904) * 1000;
  return isPossible(time, now) ? new Date(time).toISOString() : null;
}

/** Latitude and longitude in degrees (ISO 6709), such as +47.3769+008.5417+408.0/. */
const PLACE = /^([+-]\d{2}(?:\.\d+)?)([+-]\d{3}(?:\.\d+)?)(?=[+\-/C]|$)/;

/**
 * Returns where a video was recorded: as iPhones write it (QuickTime metadata), otherwise as Android
 * phones and cameras do (user data, `\xa9xyz`, after a length and a language).
 */
export function recordedIn(movie: Buffer): { lat: number; lng: number } | null {
  const old = boxAt(movie, ['moov', 'udta', '\xa9xyz']);
  const text =
    notes(movie)['com.apple.quicktime.location.ISO6709'] ??
    (old && movie.toString('latin1', Math.min(old.from + 4, old.to), old.to));
  const [, north, east] = PLACE.exec(text ?? '') ?? [];
  const [lat, lng] = [Number(north), Number(east)];
  // Cameras without a fix write 0, 0.
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);
  return isPlace ? { lat, lng } : null;
}

/** A camera's clock may be a day ahead. */
const isPossible = (time: number, now: number) => time >= EARLIEST && time <= now + DAY_MS;

/** Returns the texts of the metadata box: `keys` has the names, and `ilst` the values by their number. */
function notes(movie: Buffer): Record<string, string> {
  const moov = boxAt(movie, ['moov']);
  const meta = moov && boxAt(movie, ['meta'], moov);
  const keys = meta && boxAt(movie, ['keys'], meta);
  const list = meta && boxAt(movie, ['ilst'], meta);
  if (!keys || !list || keys.to - keys.from < 8) return {};
  const names = [...boxesIn(movie, keys.from + 8, keys.to)].map(({ from, to }) =>
    movie.toString('utf8', from, to),
  );
  const found: Record<string, string> = {};
  for (const item of boxesIn(movie, list.from, list.to)) {
    const name = names[movie.readUInt32BE(item.at + 4) - 1];
    const data = boxAt(movie, ['data'], item);
    if (name && data) found[name] = movie.toString('utf8', data.from + 8, data.to);
  }
  return found;
}
