/**
 * The yardstick of the first load: a sign-in form with the libraries of the portal and nothing of the portal itself.
 * `npm run bench -- pages` builds and measures it beside the sign-in page. It is never published.
 */
import '@mantine/core/styles.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, MantineProvider, PasswordInput, TextInput, Title } from '@mantine/core';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { Link, Route } from 'wouter';
import { email, minLength, object, string } from 'zod/mini';

const schema = object({ email: email(), password: string().check(minLength(1)) });

function SignIn() {
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(schema) });
  const signIn = useMutation({
    mutationFn: (body: object) =>
      fetch('/api/v1/auth/login', { method: 'POST', body: JSON.stringify(body) }),
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((body) => signIn.mutate(body))}>
      <Title>Log in</Title>
      <TextInput label="Email" error={errors.email?.message} {...register('email')} />
      <PasswordInput label="Password" error={errors.password?.message} {...register('password')} />
      <Button type="submit" loading={signIn.isPending}>
        Log in
      </Button>
      <Link href="/signup">Sign up</Link>
    </form>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <Route path="/login/">
            <SignIn />
          </Route>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
