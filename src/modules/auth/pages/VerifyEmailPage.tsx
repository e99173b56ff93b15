import { Button, Loader } from '@mantine/core';
import { useUser } from '@/platform/auth/session';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { TextLink } from '@/shared/routing/TextLink';
import { useVerifyEmail } from '../accountMutations';
import { AuthCard } from '../parts/AuthCard';
import { ResendForm } from '../parts/ResendForm';

const loginLink = <TextLink href={paths.login}>Back to log in</TextLink>;

/** Sends the token from the address without checking it (specification, section 2) and shows the result. */
export default function VerifyEmailPage() {
  const token = useAddressQuery().get('token') ?? '';
  const verify = useVerifyEmail(token);
  // Somebody who is signed in confirms a new address. The profile sends another link.
  const signedIn = useUser() !== null;
  const profile = (
    <Button component={AppLink} href={paths.userProfile} fullWidth mt="lg">
      Go to your profile
    </Button>
  );

  if (verify.isVerified) {
    return signedIn ? (
      <AuthCard title="Email verified" intro="Your email address is confirmed.">
        {profile}
      </AuthCard>
    ) : (
      <AuthCard title="Email verified" intro="Your email address is confirmed. You can log in now.">
        <Button
          component={AppLink}
          href={href(paths.login, { email: verify.email })}
          fullWidth
          mt="lg"
        >
          Log in
        </Button>
      </AuthCard>
    );
  }
  if (!verify.error) {
    return (
      <AuthCard title="Verifying email" intro="One moment.">
        <Loader size="sm" mt="lg" aria-label="Verifying" role="status" />
      </AuthCard>
    );
  }
  const tokenRefused = verify.error.status === 401 || verify.error.status === 422;
  return (
    <AuthCard title="Email not verified" footer={signedIn ? null : loginLink}>
      <FailureMessage error={verify.error} />
      {tokenRefused ? (
        (signedIn && profile) || <ResendForm />
      ) : (
        <Button fullWidth mt="lg" onClick={verify.send}>
          Retry
        </Button>
      )}
    </AuthCard>
  );
}
