import { Popover, Stack, TextInput } from '@mantine/core';
import { formatCalendarDate } from '../../format/format';
import { FilterButton } from './FilterButton';
import { useFilterOpen } from './filterSlot';

interface Props {
  /** What is filtered, such as 'Due'. */
  label: string;
  /** The first and last day, such as 2026-11-18; empty for an open end. */
  from: string;
  to: string;
  onChange: (change: { from: string } | { to: string }) => void;
}

/** Shows a filter by a range of calendar days. Either end may be open. */
export function DaysFilter({ label, from, to, onChange }: Props) {
  const [opened, onOpened] = useFilterOpen();
  const chosen = rangeText(from, to);
  return (
    <Popover
      opened={opened}
      onChange={onOpened}
      position="bottom-start"
      shadow="md"
      width={240}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <FilterButton on={Boolean(chosen)} onClick={() => onOpened(!opened)}>
          {chosen ? `${label}: ${chosen}` : label}
        </FilterButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="sm">
          <TextInput
            label={`${label} from`}
            type="date"
            size="xs"
            value={from}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <TextInput
            label={`${label} to`}
            type="date"
            size="xs"
            value={to}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function rangeText(from: string, to: string): string {
  if (from && from === to) return formatCalendarDate(from);
  const ends = [from && `from ${formatCalendarDate(from)}`, to && `to ${formatCalendarDate(to)}`];
  return ends.filter(Boolean).join(' ');
}
