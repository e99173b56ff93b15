import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getAccountOptions } from '@/api/generated/account.gen';
import { signOut } from '@/platform/auth/signOut';
import { PageHeading } from '@/shared/ui/PageHeading';
import classes from '../Profile.module.css';
import { AuthenticatorPanel } from './AuthenticatorPanel';

/** Stands in place of every page until the person has the second factor that the account asks for. */
export default function RequiredSecondFactor({ onDone }: { onDone: () => void }) {
  const { data } = useQuery(getAccountOptions());
  const account = data?.data;
  const isDone = account?.secondFactorDueAt === null;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <div className={classes.page}>
      <PageHeading title="Second factor">Set up a second factor</PageHeading>
      <Text>
        {account?.name ?? 'Your account'} asks everybody for a second factor. Set up an
        authenticator app to continue.
      </Text>
      <AuthenticatorPanel />
      <div>
        <Button variant="default" onClick={signOut}>
          Log out
        </Button>
      </div>
    </div>
  );
}
