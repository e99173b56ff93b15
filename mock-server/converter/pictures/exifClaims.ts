/** Bytes of a value by its type (TIFF 6.0, section 2), from type 1 on. */
const VALUE_BYTES = [1, 1, 2, 4, 8, 1, 1, 2, 4, 8];
/** Entries that lead to other directories: Exif, GPS and interoperability. */
const POINTERS: ReadonlySet<number> = new Set([0x8769, 0x8825, 0xa005]);
/** Cameras write five. */
const MOST_DIRECTORIES = 20;
/** Careless programs let values overlap, or claim some bytes too many. */
const MOST_SHARING = 4;
const ENTRY_BYTES = 12;
/** Metadata of cameras has up to 64 KiB in a JPEG. */
const MOST_BYTES = 1024 ** 2;

/**
 * Tells whether the values of Exif data fit into it. The parser makes a list of each, so that 64 KiB whose entries all claim
 * the same bytes would take gigabytes.
 * @param tiff begins with the byte order
 */
export function isPlausible(tiff: Buffer): boolean {
  const head = tiff.toString('latin1', 0, 4);
  const isBig = head === 'MM\0*';
  if (tiff.length < 8 || tiff.length > MOST_BYTES || !(isBig || head === 'II*\0')) return false;
  const short = (at: number) => (isBig ? tiff.readUInt16BE(at) : tiff.readUInt16LE(at));
  const long = (at: number) => (isBig ? tiff.readUInt32BE(at) : tiff.readUInt32LE(at));
  const directories = [long(4)];
  let claimed = 0;
  // Grows while it is walked.
  for (const [i, start] of directories.entries()) {
    if (directories.length > MOST_DIRECTORIES) return false;
    if (start === 0 || start + 2 > tiff.length) continue;
    const end = start + 2 + short(start) * ENTRY_BYTES;
    // The parser reads what is there of a directory that is cut off.
    for (let at = start + 2; at < end && at + ENTRY_BYTES <= tiff.length; at += ENTRY_BYTES) {
      claimed += long(at + 4) * (VALUE_BYTES[short(at + 2) - 1] ?? 0);
      if (POINTERS.has(short(at))) directories.push(long(at + 8));
    }
    // The thumbnail follows the first.
    if (i === 0 && end + 4 <= tiff.length) directories.push(long(end));
  }
  return claimed <= tiff.length * MOST_SHARING;
}
