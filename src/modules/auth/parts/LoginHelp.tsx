import { Button } from '@mantine/core';
import { asApiError } from '@/api/apiError';
import { useOffers } from '@/api/offers';
import { reasonText } from '@/shared/errors/problemTexts';
import { FormMessage } from '@/shared/forms/FormMessage';
import { useResendVerification } from '../resend';

interface Props {
  email: string;
  error: unknown;
}

/**
 * Says what to do about a refused sign-in: confirm the address, or wait. The toast goes away, and this stays. Few people
 * see it, so it loads on demand.
 */
export default function LoginHelp({ email, error }: Props) {
  const canResend = useOffers()('resendVerification');
  const resend = useResendVerification('toast');
  return (
    <FormMessage>
      {reasonText(error)}
      {canResend && asApiError(error).code === 'EMAIL_NOT_VERIFIED' && (
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
