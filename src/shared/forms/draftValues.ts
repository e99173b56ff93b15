import { safeParse } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** The fields of a form with their schemas, as `shape` of its schema has them. */
export type Shape = Readonly<Record<string, $ZodType>>;

/** That a title is too short is for the person to mend; a number in the place of a title is not from this form. */
const WRONG_TYPE: readonly string[] = ['invalid_type', 'invalid_value', 'invalid_union'];

/** What of a draft fits the fields that the form has now; null is a value that was taken out. */
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

/** What differs from what the form began with: the rest may be changed by others meanwhile. Null for nothing. */
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
