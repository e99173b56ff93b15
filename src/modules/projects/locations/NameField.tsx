import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { UnsavedCells } from '@/shared/forms/UnsavedChanges';
import classes from './Locations.module.css';

interface Props {
  label: string;
  initial: string;
  error: string | null;
  /** @returns what stays in the field */
  onSave: (name: string, isLeaving: boolean) => string;
  onCancel: () => void;
  /** The field is left without a new name. */
  onLeave: () => void;
  /** Takes the location further in or out; false if it cannot go there. */
  onStep?: (to: 'in' | 'out') => boolean;
}

/** The field in which a location of the tree is named. Leaving it saves the name. */
export function NameField({ label, initial, error, onSave, onCancel, onLeave, onStep }: Props) {
  const [name, setName] = useState(initial);
  const sent = useRef<string>(null);
  const trimmed = name.trim();
  const save = (isLeaving: boolean) => {
    sent.current = trimmed;
    setName(onSave(trimmed, isLeaving));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the tree are not those of the field.
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && trimmed === initial) onCancel();
    else if (event.key === 'Enter' && trimmed) save(false);
    else if (event.key === 'Tab' && onStep?.(event.shiftKey ? 'out' : 'in')) event.preventDefault();
  };
  const isTyping = trimmed !== '' && trimmed !== initial && trimmed !== sent.current;
  return (
    <>
      <UnsavedCells {...{ isTyping }} isSaving={false} isLeft={false} onDiscard={onCancel} />
      <TextInput
        className={classes.field ?? ''}
        size="xs"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoFocus
        error={error}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
        onBlur={() => {
          if (!trimmed || trimmed === initial) onLeave();
          else if (trimmed !== sent.current) save(true);
        }}
      />
    </>
  );
}
