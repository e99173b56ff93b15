import { Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { getAccountOptions } from '@/api/generated/account/getAccount.gen';
import { useProof } from '@/platform/auth/proof';
import { signOut } from '@/platform/auth/signOut';
import { safeNext } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorState } from '@/shared/ui/states';
import classes from '../Profile.module.css';
import { AuthenticatorPanel } from '../parts/AuthenticatorPanel';

/** Stands in place of every page until the person has the second factor that the account asks for. */
export default function SecondFactorPage() {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const next = safeNext(useAddressQuery().get('next'));
  const { data, error, refetch } = useQuery(getAccountOptions());
  const account = data?.data;
  const isDone = account?.secondFactorDueAt === null;
  const goOn = () => {
    useProof.setState({ isFactorMissing: false });
    // What was refused before.
    void client.invalidateQueries();
    navigate(next, { replace: true });
  };
  return (
    <div className={classes.page}>
      <PageHeading title="Second factor">Set up a second factor</PageHeading>
      {error && !data && (
        <ErrorState operation="getAccount" error={error} onRetry={() => refetch()} />
      )}
      {account && (
        <>
          <Text>
            {isDone
              ? 'Your second factor is set up.'
              : `${account.name} asks everybody for a second factor. Set up an authenticator app to continue.`}
          </Text>
          <AuthenticatorPanel />
        </>
      )}
      <Group>
        {isDone && <Button onClick={goOn}>Continue</Button>}
        <Button variant="default" onClick={signOut}>
          Log out
        </Button>
      </Group>
    </div>
  );
}
