import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { zEmailRequest } from '@/api/generated/schemas/zEmailRequest.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useResendVerification } from '../resend';
import classes from './AuthCard.module.css';

const resolver = zodResolver(zEmailRequest, { error: fieldErrors() });

/** Shows a form that resends the confirmation email to an address. */
export function ResendForm({ email = '' }: { email?: string }) {
  const form = useForm({ resolver, defaultValues: { email } });
  const resend = useResendVerification('inline');
  const submit = form.handleSubmit((body) =>
    resend.mutate(body, { onError: (error) => showServerErrors(form, ['email'], error) }),
  );
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {resend.error && <FailureMessage error={resend.error} />}
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" loading={resend.isPending} variant="default" fullWidth>
        Resend email
      </Button>
    </form>
  );
}
