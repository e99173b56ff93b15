/**
 * Reads values of the calls that the product makes today. The specification shows no properties of a user or a scan, so a
 * host may name them otherwise, leave them out, or send another type. What cannot be read is absent.
 */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Returns the first text that is not blank; null without one. */
export function textOf(...values: readonly unknown[]): string | null {
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found : null;
}

/** Returns the first id, which may be a text or a number; null without one. */
export function idOf(...values: readonly unknown[]): string | null {
  const found = values.find((value) => textOf(value) !== null || Number.isFinite(value));
  return found === undefined ? null : String(found);
}

export const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

/** Returns a time as RFC 3339, from a text or from milliseconds since 1970. */
export function timeOf(...values: readonly unknown[]): string | null {
  for (const value of values) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (!Number.isNaN(Date.parse(String(value)))) return String(value);
    const date = new Date(typeof value === 'number' ? value : Number.NaN);
    if (!Number.isNaN(date.valueOf())) return date.toISOString();
  }
  return null;
}

/** An address that a browser may load a picture from. A relative one belongs to the host of the API. */
export function webAddressOf(...values: readonly unknown[]): string | null {
  const text = textOf(...values);
  const { origin } = new URL(import.meta.env.VITE_API_URL, location.origin);
  const url = text === null ? null : URL.parse(text, origin);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
