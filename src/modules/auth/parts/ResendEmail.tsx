import { Button } from '@mantine/core';
import { useResendVerification } from '../mutations';

/** A button that resends the confirmation email. */
export function ResendEmail({ email }: { email: string }) {
  const resend = useResendVerification('toast');
  return (
    <Button
      variant="default"
      size="xs"
      mt="xs"
      display="block"
      loading={resend.isPending}
      onClick={() => resend.mutate({ email })}
    >
      Resend email
    </Button>
  );
}
