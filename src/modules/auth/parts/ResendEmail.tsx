import { Button } from '@mantine/core';
import { useResendVerification } from '../mutations';

/** Sends the confirmation e-mail again. */
export function ResendEmail({ email }: { email: string }) {
  const resend = useResendVerification();
  return (
    <Button
      variant="default"
      size="xs"
      mt="xs"
      display="block"
      loading={resend.isPending}
      onClick={() => resend.mutate({ body: { email } })}
    >
      Resend email
    </Button>
  );
}
