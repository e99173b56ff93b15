import { Button, TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '@/shared/forms/PasswordField';
import { PasswordRules } from '@/shared/forms/PasswordRules';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { paths } from '@/shared/routing/paths';
import { TextLink } from '@/shared/routing/TextLink';
import { useSignup } from '../accountMutations';
import { signupResolver } from '../forms/signup';
import { AuthCard } from '../parts/AuthCard';
import classes from '../parts/AuthCard.module.css';

const fields = ['username', 'email', 'password', 'confirmPassword'] as const;

export default function SignupPage() {
  const form = useForm({
    resolver: signupResolver,
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  });
  const signup = useSignup();
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;

  const submit = form.handleSubmit((body) =>
    signup.mutate(body, { onError: (error) => showServerErrors(form, fields, error) }),
  );

  return (
    <AuthCard
      title="Sign up"
      intro="One account for all your projects."
      footer={
        <>
          Have an account? <TextLink href={paths.login}>Log in</TextLink>
        </>
      }
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput
          label="Name"
          autoComplete="name"
          error={errors.username?.message}
          {...form.register('username', { setValueAs: (value: string) => value.trim() })}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
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
        <Button type="submit" loading={signup.isPending} fullWidth>
          Sign up
        </Button>
      </form>
    </AuthCard>
  );
}
