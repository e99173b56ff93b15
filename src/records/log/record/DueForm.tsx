import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';

interface Props {
  /** The date before; undefined for several records. */
  dueDate?: string | null;
  /** Called with a calendar day, or null for no due date. */
  onChoose: (day: string | null) => void;
}

/** Sets or removes a due date. */
export function DueForm({ dueDate, onChoose }: Props) {
  const [day, setDay] = useState(dueDate ?? '');
  const { question } = useUnsavedInput(day !== (dueDate ?? ''));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(day);
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
        {dueDate !== null && (
          <Button size="xs" variant="default" onClick={() => onChoose(null)}>
            Remove due date
          </Button>
        )}
      </Group>
      {question}
    </form>
  );
}
