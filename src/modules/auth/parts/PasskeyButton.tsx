import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { usePasskeyLogin } from '../passkeyMutations';

export function PasskeyButton({ next }: { next: string }) {
  const { isPending, isSuccess, mutate } = usePasskeyLogin(next);
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<IconFingerprint size={16} aria-hidden="true" />}
      loading={isPending || isSuccess}
      onClick={() => mutate(null)}
    >
      Sign in with a passkey
    </Button>
  );
}
