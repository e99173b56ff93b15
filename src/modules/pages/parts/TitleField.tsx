import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Page } from '@/api/generated/types.gen';
import { type PageAt, useUpdatePage } from '../mutations';
import classes from './PageView.module.css';

interface Props {
  at: PageAt;
  page: Page;
  mayEdit: boolean;
}

/** Shows the title, which is saved when the field is left. */
export function TitleField({ at, page: { title, version }, mayEdit }: Props) {
  const update = useUpdatePage(at, 'toast');
  const [text, setText] = useState(title);
  useEffect(() => setText(title), [title]);
  if (!mayEdit) return <h2 dir="auto">{title}</h2>;
  const save = () => {
    const next = text.trim();
    if (!next) setText(title);
    else if (next !== title) {
      update.mutate({ version, title: next }, { onError: () => setText(title) });
    }
  };
  return (
    <>
      {/* The outline of the page has its title, and the field changes it. */}
      <h2 className={classes.hidden}>{title}</h2>
      <TextInput
        variant="unstyled"
        size="md"
        dir="auto"
        className={classes.titleField ?? ''}
        aria-label="Title"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </>
  );
}
