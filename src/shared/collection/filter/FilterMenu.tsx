import { Menu } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { FilterButton } from './FilterButton';
import { useFilterOpen } from './filterSlot';
import type { Option } from './options';

interface Props {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  /** Whether a value takes the place of another. */
  single?: boolean;
  /** Words for the chosen values, where their names are too many. */
  summary?: string;
  onChange: (chosen: readonly string[]) => void;
  /** Why there are no options. Rendered as an item, since Escape does not close an empty menu. */
  failure?: { text: string; retry: () => void } | undefined;
}

/** More options would freeze the page. */
const MOST = 500;

/** Shows a filter by values of a list. */
export function FilterMenu({ label, options, chosen, summary, onChange, failure, single }: Props) {
  const toggle = (value: string) =>
    onChange(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );
  const first = options.find(({ value }) => value === chosen[0])?.label ?? chosen[0];
  const chosenText = summary ?? (chosen.length > 1 ? `${first} +${chosen.length - 1}` : first);
  const [opened, onOpened] = useFilterOpen();
  // Until there are items, the focus stays on the button, because Mantine handles Escape only inside the menu.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onOpened(false);
  };
  return (
    <Menu
      opened={opened}
      onChange={onOpened}
      closeOnItemClick={false}
      position="bottom-start"
      shadow="md"
      width={240}
      returnFocus
    >
      <Menu.Target>
        <FilterButton on={chosen.length > 0 && summary === undefined} onKeyDown={onKeyDown}>
          {chosenText ? `${label}: ${chosenText}` : label}
        </FilterButton>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {failure && <Menu.Item onClick={failure.retry}>{failure.text}. Try again</Menu.Item>}
        {options
          .filter(({ value }, i) => i < MOST || chosen.includes(value))
          .map(({ value, label: text, count }) =>
            single ? (
              <Menu.RadioItem
                key={value}
                value={value}
                closeMenuOnClick
                checked={chosen.includes(value)}
                onChange={() => onChange([value])}
              >
                {text}
              </Menu.RadioItem>
            ) : (
              <Menu.CheckboxItem
                key={value}
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
                rightSection={count}
              >
                {text}
              </Menu.CheckboxItem>
            ),
          )}
        {chosen.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Item closeMenuOnClick onClick={() => onChange([])}>
              Clear
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
