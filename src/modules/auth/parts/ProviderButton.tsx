import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getSignInProvider } from '@/api/generated/auth/getSignInProvider.gen';
import type { LoginRequest, SignInProvider } from '@/api/generated/types.gen';
import { useOpenProvider } from '../providerMutations';
import classes from './AuthCard.module.css';

const DOMAIN = /^[^@\s]+@((?:[a-z0-9-]+\.)+[a-z]{2,63})$/;
/** Milliseconds without a key before the host is asked. */
const PAUSE = 400;

type Form = Pick<UseFormReturn<LoginRequest>, 'getValues' | 'subscribe'>;

interface Props {
  form: Form;
  next: string;
}

/** Returns what stands in the email field. `useWatch` would miss what is typed while this code loads. */
function useEmail({ getValues, subscribe }: Form): string {
  const [email, setEmail] = useState('');
  useEffect(() => {
    const callback = () => setEmail(getValues('email').trim());
    callback();
    return subscribe({ name: 'email', formState: { values: true }, callback });
  }, [getValues, subscribe]);
  return email;
}

/** Asks the host how the people of a domain sign in. Without an answer, the password is the way. */
function useProvider(domain: string): SignInProvider | null {
  const [found, setFound] = useState<{ domain: string; provider: SignInProvider | null }>();
  useEffect(() => {
    if (domain === '') return;
    const stop = new AbortController();
    const ask = async () => {
      const { data } = await getSignInProvider({ query: { domain }, signal: stop.signal });
      if (data) setFound({ domain, provider: data.data.provider });
    };
    const timer = setTimeout(() => void ask().catch(() => {}), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [domain]);
  return found?.domain === domain ? found.provider : null;
}

/** Offers the provider of the company whose address the person typed. */
export function ProviderButton({ form, next }: Props) {
  const email = useEmail(form);
  const provider = useProvider(DOMAIN.exec(email.toLowerCase())?.[1] ?? '');
  const { isPending, isSuccess, mutate, reset } = useOpenProvider(next);
  // A browser that comes back shows the page as it was left.
  useEffect(() => {
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, [reset]);
  return (
    <div aria-live="polite">
      {provider && (
        <>
          {provider.required && (
            <p className={classes.hint}>Your company asks you to log in with its own account.</p>
          )}
          <Button
            variant={provider.required ? 'filled' : 'default'}
            fullWidth
            leftSection={<IconBuilding size={16} aria-hidden="true" />}
            loading={isPending || isSuccess}
            onClick={() => mutate(email)}
          >
            Continue with {provider.companyName}
          </Button>
        </>
      )}
    </div>
  );
}
