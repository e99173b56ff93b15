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
  return [record[name]].flat().map(idOf);
}

/** A record by its id, and a member by the id of the person. */
function idOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  return value.id === undefined && isObject(value.person) ? value.person.id : value.id;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a record is in the range of days that a parameter begins or ends: `dueFrom` begins a range of its `dueDate`,
 * `takenTo` ends one of its `takenAt`. Days of a time are those of the project's zone, so a time that is in no zone
 * outside of the range counts as inside. Undefined if the parameter names no range or the record shows no such property.
 */
export function isInRange(record: Json, parameter: string, day: string): boolean | undefined {
  const [, stem, side] = /^(\w+)(From|To)$/.exec(parameter) ?? [];
  const [date, time] = [record[`${stem}Date`], record[`${stem}At`]];
  if (!stem || (date === undefined && time === undefined)) return undefined;
  if (typeof date === 'string') return side === 'From' ? date >= day : date <= day;
  if (typeof time !== 'string') return false;
  const from = Date.parse(time) - Date.parse(day);
  return side === 'From' ? from >= -DAY_MS : from < 2 * DAY_MS;
}

export const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** Returns an object without some of its properties. */
export const without = <V>(values: Record<string, V>, ...names: string[]): Record<string, V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Compares texts after Unicode normalization, without surrounding spaces. */
export const sameText = (a: string, b: string): boolean =>
  a.normalize('NFC').trim() === b.normalize('NFC').trim();

/** Tells whether a text occurs anywhere in a value. */
export function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return sameText(value, text);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => holds(part, text));
}
