import type { ReactNode } from 'react';
import { DaysFilter } from './DaysFilter';
import { FilterMenu } from './FilterMenu';
import type { Option } from './options';
import { ToggleFilter } from './ToggleFilter';

/** A filter of a list: how the toolbar shows it, and when. */
export interface Filter {
  label: string;
  isSet: boolean;
  clear: () => void;
  /** Stays in the toolbar while it is not set. */
  pinned?: boolean | undefined;
  /** Sets a filter that has no values to choose from. */
  turnOn?: () => void;
  control: ReactNode;
}

interface OneOf<V extends string> {
  label: string;
  value: V;
  /** The first one turns the filter off. */
  options: readonly Option<V>[];
  onChange: (value: V) => void;
  pinned?: boolean;
}

/** A filter that allows one value. */
export function oneOf<V extends string>({ label, value, options, ...props }: OneOf<V>): Filter {
  const { onChange, pinned } = props;
  const [off, ...others] = options;
  const clear = () => off && onChange(off.value);
  const find = (chosen: string | undefined) => options.find((option) => option.value === chosen);
  return {
    label,
    pinned,
    isSet: value !== off?.value,
    clear,
    control: (
      <FilterMenu
        label={label}
        single
        options={others}
        chosen={value === off?.value ? [] : [value]}
        {...(pinned && off && value === off.value && { summary: off.label })}
        onChange={([chosen]) => onChange((find(chosen) ?? off)?.value ?? value)}
      />
    ),
  };
}

interface SomeOf {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Words for the values of a list that was just opened. */
  initial?: string | undefined;
  pinned?: boolean;
}

/** A filter that allows several values. */
export const someOf = ({ initial, pinned, ...props }: SomeOf): Filter => ({
  label: props.label,
  pinned,
  isSet: props.chosen.length > 0 && initial === undefined,
  clear: () => props.onChange([]),
  control: <FilterMenu {...props} {...(initial !== undefined && { summary: initial })} />,
});

interface Flag {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  pinned?: boolean;
}

/** A filter that is on or off. */
export const flag = ({ label, on, onChange, pinned }: Flag): Filter => ({
  label,
  pinned,
  isSet: on,
  clear: () => onChange(false),
  turnOn: () => onChange(true),
  control: <ToggleFilter label={label} on={on} onChange={onChange} />,
});

interface Days {
  label: string;
  from: string;
  to: string;
  onChange: (change: { from?: string; to?: string }) => void;
}

/** A filter by a range of calendar days. */
export const days = ({ label, from, to, onChange }: Days): Filter => ({
  label,
  isSet: Boolean(from || to),
  clear: () => onChange({ from: '', to: '' }),
  control: <DaysFilter label={label} from={from} to={to} onChange={onChange} />,
});
