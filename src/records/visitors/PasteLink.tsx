import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { PageHeading } from '@/shared/ui/PageHeading';
import { linkAddress } from '../share/shareAddress';
import { tokenIn } from './linkToken';
import classes from './Public.module.css';

/** Asks for the full link, because some email programs cut off the fragment. */
export function PasteLink() {
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = tokenIn(text);
    if (token) navigate(linkAddress(token));
    else setWrong(true);
  };
  return (
    <div className={classes.middle}>
      <form className={classes.card} onSubmit={submit} noValidate>
        <PageHeading title="Open a shared link">Open a shared link</PageHeading>
        <p className={classes.intro}>
          This link is incomplete. Open the link that you received again, or paste all of it here.
        </p>
        <TextInput
          label="Link"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
          error={
            wrong && 'This link is incomplete. Paste all of it, including the part after the #'
          }
        />
        <Button type="submit" fullWidth>
          Open
        </Button>
      </form>
    </div>
  );
}
