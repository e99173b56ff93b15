import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { NewPassword } from '@/shared/forms/NewPassword';
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
        <NewPassword form={form} />
        <Button type="submit" loading={signup.isPending} fullWidth>
          Sign up
        </Button>
      </form>
    </AuthCard>
  );
}
