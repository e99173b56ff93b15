import {
  type ComboboxItem,
  type ComboboxItemGroup,
  type ComboboxParsedItem,
  MultiSelect,
  type MultiSelectProps,
  Select,
  type SelectProps,
} from '@mantine/core';
import { ChoiceText } from './ChoiceText';
import { type Choice, type Choices, grouped, named, RETRY } from './choices';

type Item = ComboboxItem | ComboboxItemGroup<ComboboxItem>;
type Owned = 'data' | 'value' | 'onChange' | 'searchValue' | 'onSearchChange' | 'filter';

/** What both fields have in common: they show what the host found, and name what is chosen. */
function useFields(choices: Choices, values: readonly string[]) {
  const { options, known, failure, isSearching, more } = choices;
  const chosen = named(values, known);
  const missing = chosen.filter(({ value }) => !options.some((option) => option.value === value));
  const byValue = new Map([...options, ...missing].map((choice) => [choice.value, choice]));
  const shown = new Set(options.map(({ value }) => value));
  const items = (all: readonly Choice[]) => all.map(({ value, label }) => ({ value, label }));
  const retry = failure ? [{ value: RETRY, label: `${failure.text}. Try again` }] : [];
  const data: Item[] = [
    ...grouped(options).flatMap(([group, all]): Item[] =>
      group ? [{ group, items: items(all) }] : items(all),
    ),
    ...items(missing),
    ...retry,
  ];
  return {
    chosen,
    byValue,
    props: {
      data,
      searchable: true,
      // The options are filtered already. What is chosen stays among them for its name.
      filter: ({ options: all }: { options: readonly ComboboxParsedItem[] }) =>
        all.filter(
          (option) => 'group' in option || shown.has(option.value) || option.value === RETRY,
        ),
      renderOption: ({ option }: { option: ComboboxItem }) => (
        <ChoiceText
          choice={byValue.get(option.value) ?? { value: option.value, label: option.label }}
        />
      ),
      nothingFoundMessage: isSearching ? 'Searching' : 'Nothing found',
      scrollAreaProps: { onBottomReached: () => more?.() },
    },
  };
}

export type HostSelectProps = Omit<SelectProps, Owned> & {
  choices: Choices;
  value: string | null;
  onChange: (value: string | null, choice: Choice | null) => void;
};

/** Chooses one of a list that the host searches. */
export function HostSelect({ choices, value, onChange, error, ...props }: HostSelectProps) {
  const { chosen, byValue, props: common } = useFields(choices, value ? [value] : []);
  const label = chosen[0]?.label;
  return (
    <Select
      allowDeselect={props.clearable ?? false}
      {...props}
      {...common}
      value={value}
      onChange={(next) => {
        if (next === RETRY) return choices.failure?.retry();
        const choice = next === null ? null : (byValue.get(next) ?? null);
        if (choice) choices.remember(choice);
        onChange(next, choice);
      }}
      // The field shows the name of what is chosen, which is no search.
      onSearchChange={(text) => choices.search(text === label ? '' : text)}
      error={error ?? choices.failure?.text}
    />
  );
}

export type HostMultiSelectProps = Omit<MultiSelectProps, Owned> & {
  choices: Choices;
  value: readonly string[];
  onChange: (values: string[]) => void;
};

/** Chooses several of a list that the host searches. */
export function HostMultiSelect({
  choices,
  value,
  onChange,
  error,
  ...props
}: HostMultiSelectProps) {
  const { byValue, props: common } = useFields(choices, value);
  return (
    <MultiSelect
      {...props}
      {...common}
      value={[...value]}
      onChange={(next) => {
        if (next.includes(RETRY)) return choices.failure?.retry();
        for (const added of next.filter((id) => !value.includes(id))) {
          const choice = byValue.get(added);
          if (choice) choices.remember(choice);
        }
        onChange(next);
      }}
      onSearchChange={choices.search}
      error={error ?? choices.failure?.text}
    />
  );
}
