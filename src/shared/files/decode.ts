/** What a file of text is encoded in. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Text has no zero bytes, and the letters of most languages have one in UTF-16. */
function utf16(bytes: Uint8Array): Encoding | null {
  let [even, odd] = [0, 0];
  const most = Math.min(bytes.length, 1000);
  for (let at = 0; at < most; at++) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd < most / 8) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Reads a file of text that a spreadsheet or another program has written: UTF-8 and UTF-16, with and without a byte order
 * mark, and Windows-1252, in which Excel saves CSV in the west of Europe. Without the mark.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : null;
  const encoding = marked ?? utf16(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
