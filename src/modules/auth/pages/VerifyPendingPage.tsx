import { useOffers } from '@/api/offers';
import { paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { TextLink } from '@/shared/routing/TextLink';
import { AuthCard } from '../parts/AuthCard';
import { ResendForm } from '../parts/ResendForm';

export default function VerifyPendingPage() {
  const canResend = useOffers()('resendVerification');
  const email = useAddressQuery().get('email') ?? '';
  return (
    <AuthCard
      title="Confirm your email"
      intro={`We have sent you an email with a link. Open it to confirm your address; then you can log in. No email? Check your spam folder${canResend ? ', or resend it' : ''}.`}
      footer={<TextLink href={paths.login}>Back to log in</TextLink>}
    >
      {canResend && <ResendForm email={email} />}
    </AuthCard>
  );
}
