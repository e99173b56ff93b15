import { Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { getAccountOptions } from '@/api/generated/account/getAccount.gen';
import { listPasskeysOptions } from '@/api/generated/profile/listPasskeys.gen';
import type { Account } from '@/api/generated/types.gen';
import { provePasskey } from '@/platform/auth/passkeyProof';
import { supportsPasskeys } from '@/platform/auth/passkeySupport';
import { useProof } from '@/platform/auth/proof';
import { signOut } from '@/platform/auth/signOut';
import { useWrite } from '@/shared/feedback/useWrite';
import { IfOffered } from '@/shared/IfOffered';
import { safeNext } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { AuthenticatorPanel } from '../parts/AuthenticatorPanel';
import { PasskeysPanel } from '../parts/PasskeysPanel';

/** Stands in place of every page until the person proves the second factor that the account asks for. */
export default function SecondFactorPage() {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const next = safeNext(useAddressQuery().get('next'));
  const { data, error, refetch } = useQuery(getAccountOptions());
  // Without the list, an app can be set up all the same.
  const passkeys = useQuery(listPasskeysOptions());
  const account = data?.data;
  const isDone = account?.secondFactorDueAt === null;
  const goOn = () => {
    useProof.setState({ isFactorMissing: false });
    // What was refused before.
    void client.invalidateQueries();
    navigate(next, { replace: true });
  };
  return (
    <div className="grid gap-20 page-frame w-form">
      <PageHeading title="Second factor">Second factor</PageHeading>
      {error && !data && (
        <ErrorState operation="getAccount" error={error} onRetry={() => refetch()} />
      )}
      {!error && (!account || passkeys.isPending) && <Skeleton shape="card" h={160} />}
      {account && !passkeys.isPending && (
        <Ways account={account} isDone={isDone} hasPasskey={!!passkeys.data?.data.length} />
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

interface WaysProps {
  account: Account;
  isDone: boolean;
  hasPasskey: boolean;
}

/** What the person can do. People who had a passkey before use it: a password is not enough to add something else. */
function Ways({ account: { name }, isDone, hasPasskey }: WaysProps) {
  const [isAsked] = useState(hasPasskey && !isDone);
  const prove = useWrite({
    operation: 'verifyIdentity',
    write: provePasskey,
    stale: ['getAccount'],
  });
  if (isAsked) {
    return (
      <>
        <Text>
          {isDone
            ? 'You confirmed with your passkey.'
            : `${name} asks everybody for a second factor. Use your passkey to continue. If you lost it, ask an administrator of your account to remove your second factor.`}
        </Text>
        {!isDone && supportsPasskeys() && (
          <Group>
            <Button loading={prove.isPending} onClick={() => prove.mutate()}>
              Use your passkey
            </Button>
          </Group>
        )}
        {!supportsPasskeys() && (
          <Text>This browser does not support passkeys. Log in with one that does.</Text>
        )}
      </>
    );
  }
  return (
    <>
      <Text>
        {isDone
          ? 'Your second factor is set up.'
          : `${name} asks everybody for a second factor. Set up an authenticator app or a passkey to continue.`}
      </Text>
      <AuthenticatorPanel />
      <IfOffered operation="createPasskey">
        <PasskeysPanel />
      </IfOffered>
    </>
  );
}
