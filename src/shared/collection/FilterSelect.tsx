import { NativeSelect } from '@mantine/core';

interface Props<V extends string> {
  label: string;
  value: V;
  /** The label of each value, in the order of the list. */
  labels: Readonly<Record<V, string>>;
  onChange: (value: V) => void;
  className?: string | undefined;
}

/** A select of the toolbar, of which one value is chosen. */
export function FilterSelect<V extends string>({
  label,
  value,
  labels,
  onChange,
  className = '',
}: Props<V>) {
  const options = Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
  return (
    <NativeSelect
      className={className}
      size="xs"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as V)}
      data={options}
    />
  );
}
