import type { FieldValues } from 'react-hook-form';
import type { ProjectDefaults } from '@/api/generated/types.gen';
import type { Field } from '../fields';

type Fields<Item> = readonly Field<Item>[];

/** The form's values of a record, or of a new one. */
export const valuesOf = <Item>(
  fields: Fields<Item>,
  item: Item | null,
  defaults?: ProjectDefaults,
): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, read, initial }) => {
      if (item !== null) return [name, read(item)];
      return [name, typeof initial === 'function' ? initial(defaults) : initial];
    }),
  );

/**
 * Returns the request that turns one state of the form into another. It leaves out unchanged fields, to preserve what
 * others have changed in the meantime.
 *
 * @param clearable Fields that a request can empty, by naming them in `clear`.
 */
export function changesOf(
  before: FieldValues,
  after: FieldValues,
  clearable: readonly string[],
): FieldValues {
  const differing = Object.keys(before).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const clear = clearable.filter((name) => differing.includes(name) && after[name] === undefined);
  const changed = differing.filter((name) => after[name] !== undefined);
  return {
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
    ...(clear.length > 0 && { clear }),
  };
}

/** Fields that have changed from one version of a record to another, in words. */
export const differences = <Item>(fields: Fields<Item>, before: Item, after: Item) =>
  fields
    .map(({ label, words }) => ({ label, before: words(before), after: words(after) }))
    .filter((field) => field.before !== field.after);
