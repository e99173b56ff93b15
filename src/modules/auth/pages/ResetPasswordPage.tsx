import { zodResolver } from '@hookform/resolvers/zod';
import { Anchor, Button } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { extend, pick, refine, string } from 'zod/mini';
import { zResetPasswordBody } from '@/api/generated/auth/resetPassword.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { PasswordField } from '@/shared/forms/PasswordField';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { useResetPassword } from '../mutations';
import { AuthCard } from '../parts/AuthCard';
import classes from '../parts/AuthCard.module.css';
import { PasswordRules } from '../parts/PasswordRules';

// The token is not the user's to put right: the server judges it.
const schema = extend(pick(zResetPasswordBody, { password: true }), {
  confirmPassword: string(),
}).check(
  refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object',
  }),
);
const resolver = zodResolver(schema, { error: fieldErrors({ confirmPassword: 'confirmation' }) });

const askAgain = (
  <Anchor component={AppLink} href={paths.forgotPassword}>
    Ask for a new link
  </Anchor>
);

export default function ResetPasswordPage() {
  const token = useAddressQuery().get('token') ?? '';
  const form = useForm({ resolver, defaultValues: { password: '', confirmPassword: '' } });
  const reset = useResetPassword();
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;

  if (!token) {
    return (
      <AuthCard
        title="Reset password"
        intro="This address lacks its token. Open the link in the email once more, or ask for a new one."
        footer={askAgain}
      />
    );
  }
  const submit = form.handleSubmit(({ password }) =>
    reset.mutate(
      { password, token },
      { onError: (error) => showServerErrors(form, ['password'], error) },
    ),
  );
  return (
    <AuthCard title="Reset password" footer={askAgain}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', { deps: 'confirmPassword' })}
        />
        <PasswordRules password={password} />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" loading={reset.isPending || reset.isSuccess} fullWidth>
          Reset password
        </Button>
      </form>
    </AuthCard>
  );
}
