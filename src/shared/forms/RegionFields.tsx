import { Select, type SelectProps } from '@mantine/core';
import { useMemo, useState } from 'react';
import {
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
  useController,
} from 'react-hook-form';
import { wordsFinder } from '@/shared/format/matchesWords';
import { zoneLabel, zoneOfBrowser, zonesFirst, zoneWords } from '@/shared/format/zoneLabels';

/** Longer lists are slow to open. The search finds the rest. */
const SHOWN = 100;

interface Props<Values extends FieldValues>
  extends Pick<SelectProps, 'description' | 'disabled' | 'className'> {
  control: Control<Values>;
  name: Path<Values>;
}

interface Option {
  value: string;
  label: string;
  /** What the search also finds it by. */
  words?: string;
}

/** A zone of projects and people: the three of the specification first, then that of the browser and all others. */
export function ZoneField<Values extends FieldValues>({
  none,
  ...props
}: Props<Values> & {
  /** What the field says of no zone; without it, there is always one. */
  none?: string;
}) {
  return (
    <SearchedField
      label="Time zone"
      placeholder={none}
      first={[...(none ? [{ value: '', label: none }] : []), ...zonesFirst.map(zoneOption)]}
      more={moreZones}
      toOption={zoneOption}
      {...props}
    />
  );
}

/** A currency of projects: the three of the specification first, then all others. */
export const CurrencyField = <Values extends FieldValues>(props: Props<Values>) => (
  <SearchedField
    label="Currency"
    first={CURRENCIES_FIRST.map(currencyOption)}
    more={moreCurrencies}
    toOption={currencyOption}
    {...props}
  />
);

const CURRENCIES_FIRST = ['USD', 'PKR', 'EUR'];

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

function currencyOption(code: string): Option {
  if (CURRENCIES_FIRST.includes(code)) {
    return { value: code, label: code, words: currencyNames.of(code) ?? '' };
  }
  let name: string | undefined;
  try {
    name = currencyNames.of(code);
  } catch {
    // A host may know codes that are none.
  }
  return { value: code, label: name && name !== code ? `${code} (${name})` : code };
}

const moreCurrencies = () => Intl.supportedValuesOf('currency');

const zoneOption = (zone: string): Option => ({ value: zone, label: zoneLabel(zone) });

/** That of the browser stands before all others, because it is most probably wanted. */
const moreZones = () => [zoneOfBrowser(), ...Intl.supportedValuesOf('timeZone')];

interface SearchedProps<Values extends FieldValues> extends Props<Values> {
  label: string;
  placeholder?: string | undefined;
  first: Option[];
  more: () => string[];
  toOption: (value: string) => Option;
}

function SearchedField<Values extends FieldValues>({
  control,
  name,
  first,
  more,
  toOption,
  ...props
}: SearchedProps<Values>) {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController({ control, name });
  // The list is long, and few people open it.
  const [opened, setOpened] = useState(false);
  const options = useMemo(() => {
    const values = new Set([
      ...first.map((option) => option.value),
      ...(value ? [value as string] : []),
      ...(opened ? more() : []),
    ]);
    return [...values].map((one) => first.find((option) => option.value === one) ?? toOption(one));
  }, [first, more, opened, toOption, value]);
  return (
    <Select
      {...props}
      ref={ref}
      searchable
      allowDeselect={false}
      limit={SHOWN}
      data={options}
      value={value as string}
      onChange={(next) => onChange(next as PathValue<Values, Path<Values>>)}
      onBlur={onBlur}
      onDropdownOpen={() => setOpened(true)}
      filter={({ search, limit }) => {
        const isChosen = options.some(
          (option) => option.value === value && option.label === search,
        );
        if (!search.trim() || isChosen) return options.slice(0, limit);
        const finds = wordsFinder(search);
        return options
          .filter((option) => finds(option.label, option.words ?? wordsOf(option.value)))
          .slice(0, limit);
      }}
      nothingFoundMessage="Nothing found"
      error={error?.message}
    />
  );
}

const known = new Map<string, string>();

function wordsOf(value: string): string {
  const words = known.get(value) ?? (value.includes('/') ? zoneWords(value) : '');
  known.set(value, words);
  return words;
}
