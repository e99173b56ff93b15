import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useEffect, useState } from 'react';
import classes from '../CollectionToolbar.module.css';

/** Milliseconds between the last keystroke and the search. */
const TYPING_PAUSE_MS = 250;

interface Props {
  label: string;
  /** The search words in the address. */
  q: string;
  onSearch: (q: string) => void;
  inputRef: Ref<HTMLInputElement> | undefined;
}

export function SearchField({ label, q, onSearch, inputRef }: Props) {
  const [text, setText] = useState(q);
  const search = useDebouncedCallback((value: string) => onSearch(value.trim()), TYPING_PAUSE_MS);
  // Back and "Clear" change the address, and the field follows. A trailing space is no change: more words may come.
  useEffect(() => setText((now) => (now.trim() === q.trim() ? now : q)), [q]);
  const type = (value: string) => {
    setText(value);
    search(value);
    if (!value) search.flush();
  };
  return (
    <TextInput
      {...(inputRef && { ref: inputRef })}
      className={classes.search ?? ''}
      size="xs"
      type="search"
      aria-label={label}
      placeholder="Search"
      maxLength={200}
      leftSection={<IconSearch size={16} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      rightSection={
        text && <CloseButton size={24} aria-label="Clear search" onClick={() => type('')} />
      }
    />
  );
}
