import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { leave } from '@/shared/routing/leaveGuard';
import { DueForm } from '../record/DueForm';

interface Props {
  /** Called with a calendar day, or null for no due date. */
  onChoose: (day: string | null) => void;
  busy: boolean;
}

/** Sets or removes the due date of all selected records. */
export function BulkDue({ onChoose, busy }: Props) {
  const [opened, setOpened] = useState(false);
  const choose = (chosen: string | null) => {
    setOpened(false);
    onChoose(chosen);
  };
  return (
    <Popover
      opened={opened}
      onChange={(opens) => leave(() => setOpened(opens))}
      trapFocus
      returnFocus
      shadow="md"
      withRoles
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          loading={busy}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
          onClick={() => leave(() => setOpened(!opened))}
        >
          Due date
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Due date">
        <DueForm onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}
