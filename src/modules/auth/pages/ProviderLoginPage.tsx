import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { reasonText } from '@/shared/errors/problemTexts';
import { passwordlessReasons } from '@/shared/errors/texts/passwordlessReasons';
import { FormMessage } from '@/shared/forms/FormMessage';
import { paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { TextLink } from '@/shared/routing/TextLink';
import { AuthCard } from '../parts/AuthCard';
import classes from '../parts/AuthCard.module.css';
import { readAttempt, takeAttempt } from '../providerAttempt';
import { useProviderLogin } from '../providerMutations';

/** Where the provider of a company sends people back: completes the sign-in. */
export default function ProviderLoginPage() {
  const query = useAddressQuery();
  const [answer] = useState(() => query);
  const [begun] = useState(readAttempt);
  const { mutate, error } = useProviderLogin(begun?.next ?? paths.home);
  useEffect(() => {
    // A code works once, and must not stay in the history.
    navigate(paths.loginCallback, { replace: true });
    const taken = takeAttempt();
    if (!taken) return;
    const read = (name: string) => answer.get(name) ?? undefined;
    const { attempt } = taken;
    const sent = { code: read('code'), error: read('error'), iss: read('iss') };
    mutate({ attempt, state: answer.get('state') ?? '', ...sent });
  }, [answer, mutate]);
  if (begun && !error) {
    return (
      <AuthCard title="Logging in" intro="One moment.">
        <Loader size="sm" mt="lg" aria-label="Logging in" role="status" />
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Log-in failed" footer={<TextLink href={paths.login}>Back to log in</TextLink>}>
      <div className={classes.form}>
        <FormMessage>{error ? reasonText(error) : passwordlessReasons.LOGIN_EXPIRED}</FormMessage>
      </div>
    </AuthCard>
  );
}
