/**
 * Whether an answer of one of the media types satisfies the Accept header (RFC 9110 section
 * 12.5.1). A missing or empty header accepts everything, and an answer without a body satisfies
 * every header.
 */
export function accepts(header: string | undefined, mediaTypes: readonly string[]): boolean {
  if (!header?.trim() || mediaTypes.length === 0) return true;
  const ranges = header.split(',').map(readRange);
  return mediaTypes.some((mediaType) => {
    const matching = ranges.filter((range) => covers(range.name, mediaType));
    // The most specific range decides: `*/*, application/json;q=0` excludes JSON.
    const decisive = matching.sort((a, b) => specificity(b.name) - specificity(a.name))[0];
    return decisive !== undefined && decisive.quality > 0;
  });
}

function readRange(range: string): { name: string; quality: number } {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { name, quality: Number.isNaN(quality) ? 1 : quality };
}

function covers(range: string, mediaType: string): boolean {
  if (range === '*/*' || range === mediaType) return true;
  return range.endsWith('/*') && mediaType.startsWith(range.slice(0, -1));
}

const specificity = (range: string) => (range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2);
