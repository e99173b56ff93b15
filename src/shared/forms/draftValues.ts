import { safeParse } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** The schemas of a form's fields, as in `shape` of its schema. */
export type Shape = Readonly<Record<string, $ZodType>>;

/**
 * Only a wrong type makes a saved value unusable. Other faults, such as a short title, are left for the user to fix.
 */
const WRONG_TYPE: readonly string[] = ['invalid_type', 'invalid_value', 'invalid_union'];

/** Returns the values of a draft that fit the form's current fields. Null is a cleared value. */
export function fittingValues(
  shape: Shape,
  values: Readonly<Record<string, unknown>>,
): [string, unknown][] {
  return Object.entries(shape).flatMap(([field, schema]) => {
    if (!Object.hasOwn(values, field)) return [];
    const value = values[field] ?? undefined;
    const issues = value === undefined ? [] : (safeParse(schema, value).error?.issues ?? []);
    return issues.some(({ code }) => WRONG_TYPE.includes(code)) ? [] : [[field, value]];
  });
}

/** The values that differ from the initial ones, since others can change the rest meanwhile. Null if there are none. */
export function changedValues(
  shape: Shape,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  const changed = Object.keys(shape).filter(
    (field) => JSON.stringify(before[field] ?? '') !== JSON.stringify(after[field] ?? ''),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null]));
}
