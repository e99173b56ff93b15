import { Button, Popover, Stack, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { formatCalendarDate } from '@/shared/format/format';
import type { PhotoView } from '../usePhotoView';
import classes from './PhotoToolbar.module.css';

interface Props {
  view: PhotoView;
  onChange: (change: Partial<PhotoView>) => void;
}

/** From which day to which photos were taken; either end may be open. */
export function DaysFilter({ view: { from, to }, onChange }: Props) {
  return (
    <Popover position="bottom-start" shadow="md" width={240} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant={from || to ? 'light' : 'default'}
          className={classes.filter}
          size="xs"
          fw={500}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          {saidOf(from, to)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Taken">
        <Stack gap="sm">
          <TextInput
            label="Taken from"
            type="date"
            size="xs"
            value={from}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <TextInput
            label="Taken to"
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

function saidOf(from: string, to: string): string {
  if (from && from === to) return `Taken ${formatCalendarDate(from)}`;
  const parts = [
    from && `from ${formatCalendarDate(from)}`,
    to && `to ${formatCalendarDate(to)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Taken ${parts.join(' ')}` : 'Taken';
}
