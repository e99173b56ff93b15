export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value of `data` in an answer. */
export const dataOf = (json: unknown): unknown => (isObject(json) ? json.data : undefined);

/** Returns the records of a list answer. */
export function rowsOf(json: unknown): Json[] {
  const data = dataOf(json);
  return Array.isArray(data) ? data.filter(isObject) : [];
}

export const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** Compares texts after Unicode normalization, without surrounding spaces. */
export const sameText = (a: string, b: string): boolean =>
  a.normalize('NFC').trim() === b.normalize('NFC').trim();

/** Whether a text occurs anywhere in a value. */
export function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return sameText(value, text);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => holds(part, text));
}
