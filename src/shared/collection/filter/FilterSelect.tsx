import { NativeSelect } from '@mantine/core';
import { optionLabel } from '../../format/labels';

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  className?: string | undefined;
}

/** More options would freeze the page. */
const MOST = 500;

/** Shows a filter that allows one value. */
export function FilterSelect<V extends string>(props: Props<V>) {
  const { label, value, options, onChange, className = '' } = props;
  return (
    <NativeSelect
      className={className}
      size="xs"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
      data={options.filter((option, i) => i < MOST || option.value === value)}
    />
  );
}

/** Turns a record of labels by value into options, in its order. */
export const optionsOf = <V extends string>(labels: Readonly<Record<V, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as V, label }));

/** Returns the values of an option as options, after the one for all of them. */
export const allOr = <V extends string>(
  all: string,
  values: readonly V[],
  labelOf: (value: V) => string = optionLabel,
) => [
  { value: 'all' as const, label: all },
  ...values.map((value) => ({ value, label: labelOf(value) })),
];
