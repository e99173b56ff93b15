import { zodResolver } from '@hookform/resolvers/zod';
import { Text, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { object, refine } from 'zod/mini';
import { zEmail } from '@/api/generated/schemas/zEmail.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showWrongPassword, zOwnPassword } from '@/shared/forms/ownPassword';
import { PasswordField } from '@/shared/forms/PasswordField';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { trimmed } from '@/shared/forms/TextFields';
import { useUpdateEmail } from '../mutations';

interface Props {
  /** The present address. */
  email: string;
  onClose: () => void;
}

export default function EmailDialog({ email, onClose }: Props) {
  const isOther = (value: string) => value.toLowerCase() !== email.toLowerCase();
  const form = useForm({
    resolver: zodResolver(
      object({
        newEmail: zEmail.check(refine(isOther, 'This is your address already')),
        currentPassword: zOwnPassword,
      }),
      { error: fieldErrors({ newEmail: 'email' }) },
    ),
    defaultValues: { newEmail: '', currentPassword: '' },
  });
  const { register } = form;
  const { errors, isDirty } = form.formState;
  const save = useUpdateEmail();
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: onClose,
      onError: (error) => {
        showServerErrors(form, ['newEmail'], error);
        showWrongPassword(form, error);
      },
    }),
  );
  return (
    <FormDialog
      title="Change email address"
      submitLabel="Send link"
      onSubmit={submit}
      submitError={save.error}
      submitting={save.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <Text size="sm">
        We send a link to the new address. Until you open it, you log in with {email}.
      </Text>
      <TextInput
        label="New email"
        type="email"
        autoComplete="email"
        data-autofocus
        error={errors.newEmail?.message}
        {...register('newEmail', trimmed)}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormDialog>
  );
}
