import { Button } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { asApiError } from '@/api/apiError';
import { reasonText } from '@/shared/errors/problemTexts';
import { FormMessage } from '@/shared/forms/FormMessage';
import { PasswordField } from '@/shared/forms/PasswordField';
import { PageHeading } from '@/shared/ui/PageHeading';
import { DeadLink } from './DeadLink';
import classes from './Public.module.css';
import { useOpenWithPassword } from './useVisit';

export function PasswordPrompt({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opening = useOpenWithPassword(token);
  const code = opening.error && asApiError(opening.error).code;
  if (code === 'NOT_FOUND') return <DeadLink />;
  const isWrong = code === 'LINK_PASSWORD_WRONG' || code === 'LINK_PASSWORD_REQUIRED';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') field.current?.focus();
    else opening.mutate(password, { onError: () => field.current?.select() });
  };
  return (
    <div className={classes.middle}>
      <form className={classes.card} onSubmit={submit} noValidate>
        <PageHeading title="Password">This link has a password</PageHeading>
        <p className={classes.intro}>Ask the person who sent you the link.</p>
        {opening.error && !isWrong && (
          <FormMessage>{tooOften(code) ?? reasonText(opening.error)}</FormMessage>
        )}
        <PasswordField
          ref={field}
          label="Password"
          autoComplete="off"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setMissing(false);
          }}
          error={missing ? 'Password is required' : isWrong && 'Wrong password for this link'}
        />
        <Button type="submit" loading={opening.isPending} fullWidth>
          Open
        </Button>
      </form>
    </div>
  );
}

const tooOften = (code: string | null | undefined) =>
  code === 'RATE_LIMITED' && 'Too many wrong passwords. Wait ten minutes and try again.';
