import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CostCode } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { changedValues, useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { TitleField, trimmed } from '@/shared/forms/TextFields';
import { codeResolver, isCodeTaken, showCodeErrors } from './codeForm';
import { useUpdateCostCode } from './writes';

interface Props {
  projectId: string;
  costCode: CostCode;
  onClose: () => void;
}

/** Changes a code of the project. Its lines get the new code, too. */
export function EditCodeDialog({ projectId, costCode, onClose }: Props) {
  const { code, title, isArchived, lineCount } = costCode;
  const form = useForm({ resolver: codeResolver, defaultValues: { code, title } });
  const [archived, setArchived] = useState(isArchived);
  const update = useUpdateCostCode(projectId, costCode.id);
  const { version, noteConflict } = useFormVersion(costCode.version);
  const { errors, isDirty: isTyped, dirtyFields } = form.formState;
  const isDirty = isTyped || archived !== isArchived;
  const submit = form.handleSubmit((values) =>
    update.mutate(
      {
        version,
        ...changedValues(values, dirtyFields),
        ...(archived !== isArchived && { isArchived: archived }),
      },
      {
        onSuccess: onClose,
        onError: (error) => {
          noteConflict(error);
          showCodeErrors(form, 'updateCostCode', error);
        },
      },
    ),
  );
  return (
    <FormDialog
      title={`Edit ${code}`}
      submitLabel="Save"
      onSubmit={submit}
      submitError={isCodeTaken(update.error) ? null : update.error}
      submitting={update.isPending}
      unchanged={!isDirty}
      dirty={isDirty}
      onClose={onClose}
    >
      <TextInput
        label="Code"
        description={
          lineCount > 0
            ? `${count(lineCount, 'line')} with this code will get the new one.`
            : 'The codes are sorted by it.'
        }
        autoComplete="off"
        data-autofocus
        error={errors.code?.message}
        {...form.register('code', trimmed)}
      />
      <TitleField
        autoComplete="off"
        error={errors.title?.message}
        {...form.register('title', trimmed)}
      />
      <Checkbox
        label="Archived"
        description="It is no longer suggested for lines. Lines that have it keep it."
        checked={archived}
        onChange={({ currentTarget }) => setArchived(currentTarget.checked)}
      />
    </FormDialog>
  );
}
