import { Button } from '@mantine/core';
import { useOffers } from '@/api/offers';
import { reasonText } from '@/shared/errors/problemTexts';
import { FormMessage } from '@/shared/forms/FormMessage';
import { useResendVerification } from '../resend';

interface Props {
  email: string;
  error: unknown;
}

/** Says that the address is not confirmed, and sends the email again. Few people see it, so it loads on demand. */
export default function Unverified({ email, error }: Props) {
  const canResend = useOffers()('resendVerification');
  const resend = useResendVerification('toast');
  return (
    <FormMessage>
      {reasonText(error)}
      {canResend && (
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
      )}
    </FormMessage>
  );
}
