export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands under `data` in an answer. */
export const dataOf = (json: unknown): unknown => (isObject(json) ? json.data : undefined);

/** The records of an answer that lists some. */
export function rowsOf(json: unknown): Json[] {
  const data = dataOf(json);
  return Array.isArray(data) ? data.filter(isObject) : [];
}

export const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** Texts are the same whichever way their signs are composed, and without blanks around them. */
export const sameText = (a: string, b: string): boolean =>
  a.normalize('NFC').trim() === b.normalize('NFC').trim();

/** Whether a text stands anywhere in a value. */
export function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return sameText(value, text);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => holds(part, text));
}
