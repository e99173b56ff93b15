import { zodResolver } from '@hookform/resolvers/zod';
import { Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { extend, object, pick, refine, string } from 'zod/mini';
import { zUpdatePasswordRequest } from '@/api/generated/schemas/zUpdatePasswordRequest.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { NewPassword } from '@/shared/forms/NewPassword';
import { showWrongPassword, zOwnPassword } from '@/shared/forms/ownPassword';
import { PasswordField } from '@/shared/forms/PasswordField';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useUpdatePassword } from '../mutations';

const schema = extend(object({ currentPassword: zOwnPassword }), {
  ...pick(zUpdatePasswordRequest, { password: true }).shape,
  confirmPassword: string(),
}).check(
  refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object',
  }),
);
const resolver = zodResolver(schema, { error: fieldErrors({ confirmPassword: 'confirmation' }) });

export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    resolver,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const { register } = form;
  const { errors, isDirty } = form.formState;
  const save = useUpdatePassword();
  const submit = form.handleSubmit(({ currentPassword, password: next }) =>
    save.mutate(
      { currentPassword, password: next },
      {
        onSuccess: onClose,
        onError: (error) => {
          showServerErrors(form, ['password'], error);
          showWrongPassword(form, error);
        },
      },
    ),
  );
  return (
    <FormDialog
      title="Change password"
      submitLabel="Change password"
      onSubmit={submit}
      submitError={save.error}
      submitting={save.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        data-autofocus
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPassword form={form} label="New password" />
      <Text size="sm" c="dimmed">
        Your other sessions end, and you log in there again.
      </Text>
    </FormDialog>
  );
}
