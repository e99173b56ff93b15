import { zodResolver } from '@hookform/resolvers/zod';
import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { maxLength, object, regex, string } from 'zod/mini';
import type { Discipline } from '@/api/generated/types.gen';
import dialog from '@/shared/forms/Dialog.module.css';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { trimmed } from '@/shared/forms/TextFields';
import { proposedCode, TRADES, useCreateCompany } from './companyForm';

const schema = object({
  name: string().check(regex(/\S/, 'Name is required'), maxLength(100, 'At most 100 characters')),
  code: string().check(regex(/^[A-Za-z]{2,6}$/, 'Enter 2 to 6 letters')),
  trade: string(),
});
const resolver = zodResolver(schema);

interface Props {
  /** What was typed into the choice. */
  name: string;
  /** The project on which the company works from the start. */
  projectId: string | undefined;
  onCreated: (company: { id: string; name: string }) => void;
  onClose: () => void;
}

/** Adds a company where one is chosen. The rest is entered in the list of companies. */
export function NewCompanyDialog({ name, projectId, onCreated, onClose }: Props) {
  const form = useForm({ resolver, defaultValues: { name, code: proposedCode(name), trade: '' } });
  const create = useCreateCompany();
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(({ trade, ...texts }) =>
    create.mutate(
      { ...texts, ...(trade && { trade: trade as Discipline }), ...(projectId && { projectId }) },
      {
        onSuccess: ({ data }) => {
          onCreated(data);
          onClose();
        },
        onError: (error) => showServerErrors(form, ['name', 'code'], error),
      },
    ),
  );
  return (
    <FormDialog
      title="New company"
      submitLabel="Create"
      submitError={create.error}
      submitting={create.isPending}
      dirty={isDirty}
      onClose={onClose}
      onSubmit={(event) => {
        // The form of the choice must not be sent with it.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <TextInput
        label="Name"
        required
        data-autofocus
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', trimmed)}
      />
      <TextInput
        label="Code"
        description="2 to 6 letters, for numbers and short lists."
        required
        autoComplete="off"
        className={dialog.half}
        error={errors.code?.message}
        {...form.register('code', trimmed)}
      />
      <NativeSelect
        label="Trade"
        description="What the company does most."
        className={dialog.half}
        data={TRADES}
        {...form.register('trade')}
      />
    </FormDialog>
  );
}
