import { NativeSelect } from '@mantine/core';

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  className?: string | undefined;
}

/** More options would freeze the page. */
const MOST = 500;

/** Chooses one value, where there is no room for a menu. */
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
