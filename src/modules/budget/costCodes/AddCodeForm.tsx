import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseFormReturn } from 'react-hook-form';
import type { CreateCostCodeRequest } from '@/api/generated/types.gen';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { KeptInput } from '@/shared/forms/KeptInput';
import { TitleField, trimmed } from '@/shared/forms/TextFields';
import classes from './CostCodes.module.css';
import { isCodeTaken, showCodeErrors } from './codeForm';
import { useCreateCostCode } from './writes';

interface Props {
  projectId: string;
  form: UseFormReturn<CreateCostCodeRequest>;
  onAdded: (costCodeId: string) => void;
}

/** Adds a code to the list. It stays open for the next one. */
export function AddCodeForm({ projectId, form, onAdded }: Props) {
  const create = useCreateCostCode(projectId);
  const { errors } = form.formState;
  // The code field shows that the code is taken.
  const isTaken = isCodeTaken(create.error);
  const submit = form.handleSubmit((body) =>
    create.mutate(body, {
      onSuccess: ({ data }) => {
        form.reset();
        form.setFocus('code');
        onAdded(data.id);
      },
      onError: (error) => showCodeErrors(form, 'createCostCode', error),
    }),
  );
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Add a cost code"
      className={`grid gap-12 items-start mt-16 ${classes.form}`}
    >
      <KeptInput name={'Add a cost code'} dirty={form.formState.isDirty} />
      {create.error && !isTaken && (
        <div className="all-columns">
          <FailureMessage error={create.error} />
        </div>
      )}
      <TextInput
        label="Code"
        placeholder="03 45 00"
        autoComplete="off"
        data-autofocus
        error={errors.code?.message}
        {...form.register('code', trimmed)}
      />
      <TitleField
        placeholder="Precast architectural concrete"
        autoComplete="off"
        error={errors.title?.message}
        {...form.register('title', trimmed)}
      />
      <Button
        type="submit"
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        loading={create.isPending}
      >
        Add code
      </Button>
    </form>
  );
}
