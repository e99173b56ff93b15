import { zodResolver } from '@hookform/resolvers/zod';
import { Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { object } from 'zod/mini';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showWrongPassword, zOwnPassword } from '@/shared/forms/ownPassword';
import { PasswordField } from '@/shared/forms/PasswordField';
import { useRemoveAuthenticator } from '../secondFactor';

const resolver = zodResolver(object({ currentPassword: zOwnPassword }));

interface Props {
  /** Whether the account asks for a second factor. */
  isRequired: boolean;
  onClose: () => void;
}

/** Asks for the password before the app no longer counts. */
export default function TurnOffDialog({ isRequired, onClose }: Props) {
  const form = useForm({ resolver, defaultValues: { currentPassword: '' } });
  const remove = useRemoveAuthenticator();
  const submit = form.handleSubmit((body) =>
    remove.mutate(body, {
      onSuccess: onClose,
      onError: (error) => showWrongPassword(form, error),
    }),
  );
  return (
    <FormDialog
      title="Turn off authenticator app?"
      submitLabel="Turn off"
      onSubmit={submit}
      submitError={remove.error}
      submitting={remove.isPending}
      dirty={form.formState.isDirty}
      danger
      onClose={onClose}
    >
      <Text size="sm">
        You log in with your password alone, and your recovery codes no longer work.
        {isRequired && ' Your account asks for a second factor, so you have to set one up again.'}
      </Text>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        data-autofocus
        error={form.formState.errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
    </FormDialog>
  );
}
