import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { TourHotspot, TourScene } from '@/api/generated/types.gen';
import { formatDate } from '@/shared/format/format';
import { KeptInput } from '@/shared/forms/KeptInput';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';

interface LinkProps {
  others: readonly TourScene[];
  disabled: boolean;
  onAdd: (sceneId: string) => void;
}

/** Adds a link to another scene in the current direction. */
export function NewLink({ others, disabled, onAdd }: LinkProps) {
  const [chosen, setChosen] = useState('');
  if (others.length === 0) return null;
  return (
    <div className="flex column gap-12">
      <NativeSelect
        label="Link to"
        size="xs"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: 'Choose a scene' },
          ...others.map(({ id, title, takenAt }) => ({
            value: id,
            label: `${title}, ${formatDate(takenAt)}`,
          })),
        ]}
      />
      <Button
        variant="default"
        size="xs"
        disabled={disabled || !chosen}
        onClick={() => {
          onAdd(chosen);
          setChosen('');
        }}
      >
        Add link in the middle of the view
      </Button>
    </div>
  );
}

type Note = Pick<TourHotspot, 'label' | 'description'>;

/** Adds a note in the current direction. */
export function NewNote({ disabled, onAdd }: { disabled: boolean; onAdd: (note: Note) => void }) {
  const [note, setNote] = useState<Note>({ label: '', description: '' });
  const { question } = useUnsavedInput((note.label + note.description).trim() !== '');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAdd({ label: note.label.trim(), description: note.description.trim() });
    setNote({ label: '', description: '' });
  };
  return (
    <form className="flex column gap-12" onSubmit={submit}>
      <KeptInput name={'New note'} dirty={(note.label + note.description).trim() !== ''} />
      <TextInput
        label="Note"
        size="xs"
        maxLength={80}
        value={note.label}
        onChange={({ currentTarget: { value: label } }) => setNote({ ...note, label })}
      />
      <Textarea
        label="Note text"
        size="xs"
        autosize
        minRows={2}
        maxLength={1000}
        value={note.description}
        onChange={({ currentTarget: { value: description } }) => setNote({ ...note, description })}
      />
      <Button
        type="submit"
        variant="default"
        size="xs"
        disabled={disabled || note.label.trim() === ''}
      >
        Add note in the middle of the view
      </Button>
      {question}
    </form>
  );
}
