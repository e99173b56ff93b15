import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useOffers } from '@/api/offers';
import { NewPassword } from '@/shared/forms/NewPassword';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { TextLink } from '@/shared/routing/TextLink';
import { useResetPassword } from '../accountMutations';
import { resetPasswordResolver } from '../forms/resetPassword';
import { AuthCard } from '../parts/AuthCard';
import classes from '../parts/AuthCard.module.css';

export default function ResetPasswordPage() {
  // The page of a new link asks the host to send it.
  const newLink = useOffers()('forgotPassword') && (
    <TextLink href={paths.forgotPassword}>Ask for a new link</TextLink>
  );
  const token = useAddressQuery().get('token') ?? '';
  const form = useForm({
    resolver: resetPasswordResolver,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const reset = useResetPassword();

  if (!token) {
    return (
      <AuthCard
        title="Reset password"
        intro="This link is incomplete. Open the link in the email again, or request a new one."
        footer={newLink}
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
    <AuthCard title="Reset password" footer={newLink}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <NewPassword form={form} label="New password" />
        <Button type="submit" loading={reset.isPending || reset.isSuccess} fullWidth>
          Reset password
        </Button>
      </form>
    </AuthCard>
  );
}
