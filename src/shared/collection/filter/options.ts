import { optionLabel } from '../../format/labels';

/** A value of a filter or of a part of a view. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  count?: number | undefined;
}

/** Turns a record of labels by value into options, in its order. */
export const optionsOf = <V extends string>(labels: Readonly<Record<V, string>>): Option<V>[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as V, label }));

/** Returns the values of an option as options, after the one for all of them. */
export const allOr = <V extends string>(
  all: string,
  values: readonly V[],
  labelOf: (value: V) => string = optionLabel,
): Option<V | 'all'>[] => [
  { value: 'all', label: all },
  ...values.map((value) => ({ value, label: labelOf(value) })),
];
