import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { zUpdatePasskeyRequest } from '@/api/generated/schemas/zUpdatePasskeyRequest.gen';
import type { Passkey } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { trimmed } from '@/shared/forms/TextFields';
import { useRenamePasskey } from '../passkeyMutations';

const resolver = zodResolver(zUpdatePasskeyRequest, { error: fieldErrors() });

export default function PasskeyDialog({ id, name, onClose }: Passkey & { onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: { name } });
  const rename = useRenamePasskey(id);
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((body) =>
    rename.mutate(body, {
      onSuccess: onClose,
      onError: (error) => showServerErrors(form, ['name'], error),
    }),
  );
  return (
    <FormDialog
      about={id}
      title="Rename passkey"
      submitLabel="Save"
      onSubmit={submit}
      submitError={rename.error}
      submitting={rename.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        autoComplete="off"
        data-autofocus
        error={errors.name?.message}
        {...form.register('name', trimmed)}
      />
    </FormDialog>
  );
}
