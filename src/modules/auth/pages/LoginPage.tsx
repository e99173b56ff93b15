import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { asApiError } from '@/api/apiError';
import { zEmail } from '@/api/generated/schemas/zEmail.gen';
import { useOffers } from '@/api/offers';
import { useEnded } from '@/platform/auth/ended';
import { supportsPasskeys } from '@/platform/auth/passkeySupport';
import { pushToken } from '@/platform/push/token';
import { PasswordField } from '@/shared/forms/PasswordField';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { onDemand } from '@/shared/onDemand';
import { paths, safeNext } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { TextLink } from '@/shared/routing/TextLink';
import { Optional } from '@/shared/ui/Optional';
import { loginResolver } from '../forms/login';
import { useLogin } from '../mutations';
import { AuthCard } from '../parts/AuthCard';
import classes from '../parts/AuthCard.module.css';

const LoginHelp = lazy(() => import('../parts/LoginHelp'));
const OtherWays = lazy(() => import('../parts/OtherWays'));
const SecondStep = onDemand(() => import('../parts/SecondStep'));

export default function LoginPage() {
  const search = useAddressQuery();
  const email = safeParse(zEmail, search.get('email'));
  const hasEnded = useEnded((state) => state.email !== null);
  const form = useForm({
    resolver: loginResolver,
    defaultValues: { email: email.success ? email.data : '', password: '' },
  });
  const next = safeNext(search.get('next'));
  const login = useLogin(next);
  const { errors } = form.formState;
  const offered = useOffers();

  const submit = form.handleSubmit((body) =>
    login.mutate(
      { ...body, fcmToken: pushToken.get()?.token },
      { onError: (error) => showServerErrors(form, ['email', 'password'], error) },
    ),
  );

  if (login.data && 'challenge' in login.data) {
    const { challenge } = login.data;
    return (
      <Suspense>
        <SecondStep
          {...{ challenge, next }}
          email={login.variables.email}
          onBack={() => login.reset()}
        />
      </Suspense>
    );
  }
  return (
    <AuthCard
      title="Log in"
      footer={
        <>
          New here? <TextLink href={paths.signup}>Sign up</TextLink>
        </>
      }
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        {hasEnded && !login.error && (
          <p role="status" className={classes.notice}>
            Your session has ended. Sign in to go on.
          </p>
        )}
        {/* The toast reports the failure; this offers a solution. */}
        {login.error && [403, 429].includes(asApiError(login.error).status) && (
          <Optional>
            <LoginHelp email={login.variables.email} error={login.error} />
          </Optional>
        )}
        <TextInput
          label="Email"
          type="email"
          autoComplete="username webauthn"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {offered('forgotPassword') && (
          <TextLink href={paths.forgotPassword} className={classes.aside}>
            Forgot password?
          </TextLink>
        )}
        <Button type="submit" loading={login.isPending || login.isSuccess} fullWidth>
          Log in
        </Button>
      </form>
      <div className={classes.later} data-passkeys={supportsPasskeys() || undefined}>
        <Optional>
          <OtherWays form={form} next={next} />
        </Optional>
      </div>
    </AuthCard>
  );
}
