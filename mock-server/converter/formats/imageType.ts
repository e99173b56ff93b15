/**
 * Detects the media type of an image by its first bytes. Returns null if the contract does not
 * accept it.
 */
export function imageTypeOf(data: Buffer): string | null {
  const starts = (hex: string) => data.subarray(0, hex.length / 2).toString('hex') === hex;
  if (starts('89504e470d0a1a0a')) return 'image/png';
  if (starts('ffd8ff')) return 'image/jpeg';
  const isWebp =
    data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}
