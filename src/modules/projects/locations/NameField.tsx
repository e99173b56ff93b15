import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** Milliseconds in which a menu that closes returns the focus to its button. */
const MENU_MS = 500;

/** The field in which a location of the tree is named. Leaving it saves the name. */
export function NameField({ label, initial, error, onSave, onCancel, onLeave, onStep }: Props) {
  const [name, setName] = useState(initial);
  const sent = useRef<string>(null);
  const [openedAt] = useState(() => Date.now());
  const trimmed = name.trim();
  const save = (isLeaving: boolean) => {
    sent.current = trimmed;
    setName(onSave(trimmed, isLeaving));
  };
  const isLeft = useRef(false);
  const saveAtEnd = useEffectEvent(() => {
    const isTyping = trimmed !== '' && trimmed !== initial && trimmed !== sent.current;
    if (isTyping && !isLeft.current) onSave(trimmed, true);
  });
  // The page can be left with Back, which takes the field away without leaving it first.
  useEffect(() => () => saveAtEnd(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the tree are not those of the field.
    event.stopPropagation();
    if (event.key === 'Escape') {
      isLeft.current = true;
      onCancel();
    } else if (event.key === 'Enter' && trimmed === initial) onCancel();
    else if (event.key === 'Enter' && trimmed) save(false);
    else if (event.key === 'Tab' && onStep?.(event.shiftKey ? 'out' : 'in')) event.preventDefault();
  };
  return (
    <TextInput
      className={`grow relative ${classes.field}`}
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
      onBlur={({ currentTarget, relatedTarget }) => {
        // The menu in which the person chose to name it takes the focus once more.
        const isMenu = relatedTarget?.getAttribute('aria-haspopup') === 'menu';
        if (isMenu && Date.now() - openedAt < MENU_MS) return currentTarget.focus();
        if (!trimmed || trimmed === initial) onLeave();
        else if (trimmed !== sent.current) save(true);
      }}
    />
  );
}
