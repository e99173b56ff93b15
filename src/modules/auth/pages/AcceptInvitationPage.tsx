import { Button, Loader, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { asApiError } from '@/api/apiError';
import type { Invitation } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { reasonText } from '@/shared/errors/problemTexts';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { FormMessage } from '@/shared/forms/FormMessage';
import { NewPassword } from '@/shared/forms/NewPassword';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { TextLink } from '@/shared/routing/TextLink';
import { useAcceptInvitation, useInvitation } from '../accountMutations';
import { acceptInvitationResolver } from '../forms/acceptInvitation';
import { AuthCard } from '../parts/AuthCard';
import classes from '../parts/AuthCard.module.css';
import own from './AcceptInvitationPage.module.css';

const TITLE = 'Join a project';
const loginLink = <TextLink href={paths.login}>Back to log in</TextLink>;

/** Where the link of an invitation leads. The token alone says who is invited to what. */
export default function AcceptInvitationPage() {
  const token = useAddressQuery().get('token') ?? '';
  const invitation = useInvitation(token);
  if (!token) {
    return (
      <AuthCard
        title={TITLE}
        intro="This link is incomplete. Open the link in the email again."
        footer={loginLink}
      />
    );
  }
  if (invitation.error) {
    const { status } = asApiError(invitation.error);
    const isRefused = status === 401 || status === 422;
    return (
      <AuthCard title="Invitation not found" footer={loginLink}>
        <FormMessage>
          {isRefused
            ? 'This invitation was accepted already, was revoked, or has expired. Ask the person who invited you for another one.'
            : reasonText(invitation.error)}
        </FormMessage>
        {!isRefused && (
          <Button fullWidth mt="lg" onClick={() => void invitation.refetch()}>
            Retry
          </Button>
        )}
      </AuthCard>
    );
  }
  if (!invitation.data) {
    return (
      <AuthCard title={TITLE} intro="One moment.">
        <Loader size="sm" mt="lg" aria-label="Loading" role="status" />
      </AuthCard>
    );
  }
  const { data } = invitation;
  const { invitedByName, projectName, roleName, companyName, message } = data;
  return (
    <AuthCard
      title={`Join ${projectName}`}
      intro={
        <>
          {invitedByName} invites you as {roleName.toLowerCase()}
          {companyName && ` of ${companyName}`}.
        </>
      }
      footer={loginLink}
    >
      {message && <blockquote className={own.message}>{message}</blockquote>}
      {data.hasAccount ? (
        <Joining token={token} invitation={data} />
      ) : (
        <NewAccount token={token} invitation={data} />
      )}
    </AuthCard>
  );
}

interface Props {
  token: string;
  invitation: Invitation;
}

/** For a person with an account. */
function Joining({ token, invitation: { email } }: Props) {
  const accept = useAcceptInvitation();
  const user = useUser();
  return (
    <>
      {accept.error && <FailureMessage error={accept.error} />}
      {user && user.email !== email && (
        <FormMessage>
          The invitation is for {email}. You are logged in as {user.email}.
        </FormMessage>
      )}
      <Button fullWidth mt="lg" loading={accept.isPending} onClick={() => accept.mutate({ token })}>
        Join as {email}
      </Button>
    </>
  );
}

const fields = ['username', 'password'] as const;

/** For a person without an account: the address is known and confirmed. */
function NewAccount({ token, invitation: { email } }: Props) {
  const form = useForm({
    resolver: acceptInvitationResolver,
    defaultValues: { username: '', password: '', confirmPassword: '' },
  });
  const accept = useAcceptInvitation();
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    accept.mutate(
      { token, ...values, confirmPassword: values.password },
      { onError: (error) => showServerErrors(form, fields, error) },
    ),
  );
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {accept.error && <FailureMessage error={accept.error} />}
      <TextInput label="Email" type="email" autoComplete="username" value={email} readOnly />
      <TextInput
        label="Name"
        autoComplete="name"
        error={errors.username?.message}
        {...form.register('username', { setValueAs: (value: string) => value.trim() })}
      />
      <NewPassword form={form} once />
      <Button type="submit" loading={accept.isPending} fullWidth>
        Join
      </Button>
    </form>
  );
}
