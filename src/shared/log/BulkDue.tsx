import { Button, Group, Popover, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';

interface Props {
  /** Called with a calendar day, or null for no due date. */
  onChoose: (day: string | null) => void;
  busy: boolean;
}

/** Sets or removes the due date of all selected records. */
export function BulkDue({ onChoose, busy }: Props) {
  const [opened, setOpened] = useState(false);
  const [day, setDay] = useState('');
  const choose = (chosen: string | null) => {
    setOpened(false);
    onChoose(chosen);
  };
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus shadow="md" withRoles>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          loading={busy}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          Due date
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Due date">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            choose(day);
          }}
        >
          <TextInput
            type="date"
            label="New due date"
            required
            data-autofocus
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <Group mt="sm" gap="xs">
            <Button type="submit" size="xs">
              Set
            </Button>
            <Button size="xs" variant="default" onClick={() => choose(null)}>
              Remove due date
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
