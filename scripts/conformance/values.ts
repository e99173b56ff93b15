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

/**
 * Returns the values of a record that a query parameter refers to: `status` to its status, `tag` to its tags, and
 * `assigneeId` to the ids of its assignee or assignees. Undefined if the record has no such property.
 */
export function valuesIn(record: Json, parameter: string): unknown[] | undefined {
  const stem = parameter.replace(/Id$/, '');
  const name = [parameter, stem, `${stem}s`].find((each) => record[each] !== undefined);
  if (name === undefined) return undefined;
  return [record[name]].flat().map((each) => (isObject(each) ? each.id : each));
}

export const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** Returns an object without some of its properties. */
export const without = <V>(values: Record<string, V>, ...names: string[]): Record<string, V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Compares texts after Unicode normalization, without surrounding spaces. */
export const sameText = (a: string, b: string): boolean =>
  a.normalize('NFC').trim() === b.normalize('NFC').trim();

/** Whether a text occurs anywhere in a value. */
export function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return sameText(value, text);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => holds(part, text));
}
