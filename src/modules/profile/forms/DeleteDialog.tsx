import { zodResolver } from '@hookform/resolvers/zod';
import { List, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { object } from 'zod/mini';
import { FormDialog } from '@/shared/forms/FormDialog';
import { FormMessage } from '@/shared/forms/FormMessage';
import { showWrongPassword, zOwnPassword } from '@/shared/forms/ownPassword';
import { PasswordField } from '@/shared/forms/PasswordField';
import { useDeleteProfile } from '../mutations';

const resolver = zodResolver(object({ currentPassword: zOwnPassword }));

interface Props {
  /** Why the account cannot be deleted, if that changed while the dialog was open. */
  blocked: string | null;
  onClose: () => void;
}

/** Says what happens to the records of the person, and asks for the password. */
export default function DeleteDialog({ blocked, onClose }: Props) {
  const form = useForm({ resolver, defaultValues: { currentPassword: '' } });
  const remove = useDeleteProfile();
  const submit = form.handleSubmit((body) =>
    remove.mutate(body, { onError: (error) => showWrongPassword(form, error) }),
  );
  return (
    <FormDialog
      title="Delete your account?"
      submitLabel="Delete account"
      onSubmit={submit}
      submitError={blocked ? null : remove.error}
      submitting={remove.isPending || remove.isSuccess}
      dirty={form.formState.isDirty}
      danger
      onClose={onClose}
    >
      {blocked && <FormMessage>{blocked}</FormMessage>}
      <List size="sm" spacing={4}>
        <List.Item>You leave all projects, and your sessions end.</List.Item>
        <List.Item>Your email address, phone number and picture are deleted.</List.Item>
        <List.Item>Records that you made stay, and their history keeps your name.</List.Item>
        <List.Item>Open records in your court go to a project admin.</List.Item>
      </List>
      <Text size="sm" fw={650}>
        This cannot be undone.
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
