import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatTime } from '@/shared/format/format';
import { addDays, dayOf } from '@/shared/format/region';
import { FormDialog } from '@/shared/forms/FormDialog';
import { morningOf } from './snooze';

/** The contract permits no later time. */
const MAX_DAYS = 365;

interface Props {
  name: string;
  onChoose: (until: Date) => void;
  onClose: () => void;
}

/** Snoozes until the morning of a day. */
export default function SnoozeDialog({ name, onChoose, onClose }: Props) {
  const [now] = useState(() => new Date());
  // The time zone of the person, as in the menu.
  const today = dayOf(now);
  const first = addDays(today, 1);
  const last = addDays(today, MAX_DAYS);
  const [day, setDay] = useState(first);
  const isRight = day >= first && day <= last;
  const until = isRight ? morningOf(day) : null;
  return (
    <FormDialog
      title={`Snooze ${name}`}
      submitLabel="Snooze"
      submitError={null}
      submitting={false}
      missing={!until && 'Choose a day within a year.'}
      dirty={day !== first}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!until) return;
        onChoose(until);
        onClose();
      }}
    >
      <TextInput
        type="date"
        label="Until"
        description={
          until ? `It comes back ${formatTime(until.toISOString())}` : 'Choose a day within a year'
        }
        min={first}
        max={last}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
