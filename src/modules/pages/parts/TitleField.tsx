import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { isOutdated } from '@/api/apiError';
import type { Page } from '@/api/generated/types.gen';
import { UnsavedCells } from '@/shared/forms/UnsavedChanges';
import { type PageAt, useUpdatePage } from '../mutations';
import classes from './PageView.module.css';

interface Props {
  at: PageAt;
  page: Page;
  mayEdit: boolean;
}

interface Typed {
  text: string;
  /** What the page was called when the typing began. */
  title: string;
  version: number;
  /** Whether the user knows that another person gave it a name meanwhile. */
  isTold?: boolean;
}

/** Shows the title, which is saved when the field is left. */
export function TitleField({ at, page: { title, version }, mayEdit }: Props) {
  const update = useUpdatePage(at, 'toast');
  // What others call the page meanwhile does not take the place of what is typed.
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isIn, setIn] = useState(false);
  const text = typed?.text ?? title;
  if (!mayEdit) return <h2 dir="auto">{title}</h2>;
  const save = () => {
    const next = typed?.text.trim();
    if (!typed || !next || next === title) return setTyped(null);
    // Other changes of the page do not concern its title.
    const known = typed.isTold || typed.title === title ? version : typed.version;
    const sent = { version: known, title: next };
    update.mutate(sent, {
      onSuccess: () => setTyped(null),
      // The message says so. Saving again overwrites the other title.
      onError: (error) => isOutdated(error) && setTyped({ ...typed, isTold: true }),
    });
  };
  return (
    <>
      {/* The outline of the page has its title, and the field changes it. */}
      <h2 className={`absolute clip nowrap ${classes.hidden}`}>{title}</h2>
      <TextInput
        variant="unstyled"
        size="md"
        dir="auto"
        className={classes.titleField ?? ''}
        aria-label="Title"
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) =>
          setTyped({ title, version, ...typed, text: currentTarget.value })
        }
        onFocus={() => setIn(true)}
        onBlur={() => {
          setIn(false);
          save();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <UnsavedCells
        isTyping={isIn && typed !== null}
        isSaving={update.isPending}
        isLeft={typed !== null}
        onDiscard={() => setTyped(null)}
      />
    </>
  );
}
