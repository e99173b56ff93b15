import { Button, Popover, Stack, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { formatCalendarDate } from '../format/format';
import classes from './Log.module.css';
import type { LogView } from './useLogView';

interface Props {
  view: LogView;
  onChange: (change: Partial<LogView>) => void;
}

/** From which day to which something is due; either end may be open. */
export function DueFilter({ view: { dueFrom, dueTo }, onChange }: Props) {
  const said = [
    dueFrom && `from ${formatCalendarDate(dueFrom)}`,
    dueTo && `to ${formatCalendarDate(dueTo)}`,
  ].filter(Boolean);
  return (
    <Popover position="bottom-start" shadow="md" width={240} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant={said.length > 0 ? 'light' : 'default'}
          className={classes.filter}
          size="xs"
          fw={500}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          {said.length > 0 ? `Due ${said.join(' ')}` : 'Due'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Due">
        <Stack gap="sm">
          <TextInput
            label="Due from"
            type="date"
            size="xs"
            value={dueFrom}
            onChange={(event) => onChange({ dueFrom: event.currentTarget.value })}
          />
          <TextInput
            label="Due to"
            type="date"
            size="xs"
            value={dueTo}
            onChange={(event) => onChange({ dueTo: event.currentTarget.value })}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
