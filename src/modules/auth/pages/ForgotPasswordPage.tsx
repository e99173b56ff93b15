import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { zEmailRequest } from '@/api/generated/schemas/zEmailRequest.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { paths } from '@/shared/routing/paths';
import { TextLink } from '@/shared/routing/TextLink';
import { useForgotPassword } from '../accountMutations';
import { AuthCard } from '../parts/AuthCard';
import classes from '../parts/AuthCard.module.css';

const resolver = zodResolver(zEmailRequest, { error: fieldErrors() });

export default function ForgotPasswordPage() {
  const form = useForm({ resolver, defaultValues: { email: '' } });
  const requestReset = useForgotPassword();
  const submit = form.handleSubmit((body) =>
    requestReset.mutate(body, { onError: (error) => showServerErrors(form, ['email'], error) }),
  );
  const back = <TextLink href={paths.login}>Back to log in</TextLink>;

  if (requestReset.isSuccess) {
    return (
      <AuthCard
        title="Check your email"
        intro={
          <>
            If <strong>{requestReset.variables.email}</strong> has an account, a link to reset its
            password is on the way. The link is valid for one hour.
          </>
        }
        footer={back}
      >
        <Button variant="default" fullWidth mt="lg" onClick={() => requestReset.reset()}>
          Use another email
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Forgot password"
      intro="We will send you a link to set a new password."
      footer={back}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        {requestReset.error && <FailureMessage error={requestReset.error} />}
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" loading={requestReset.isPending} fullWidth>
          Send reset link
        </Button>
      </form>
    </AuthCard>
  );
}
