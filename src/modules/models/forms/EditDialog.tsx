import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { omit } from 'zod/mini';
import { zUpdateModelRequest } from '@/api/generated/schemas/models.gen';
import type { Model } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { changedValues, useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { DescriptionField, TitleField, trimmed } from '@/shared/forms/TextFields';
import { useUpdateModel } from '../mutations';
import { DisciplineSelect } from './DisciplineSelect';

const resolver = zodResolver(omit(zUpdateModelRequest, { version: true }), {
  error: fieldErrors(),
});

interface Props {
  projectId: string;
  model: Model;
  onClose: () => void;
}

export default function EditDialog({ projectId, model, onClose }: Props) {
  const { title, description, discipline } = model;
  const form = useForm({ resolver, defaultValues: { title, description, discipline } });
  const update = useUpdateModel(projectId);
  const { version, noteConflict } = useFormVersion(model.version);
  const { errors, isDirty, dirtyFields } = form.formState;
  const submit = form.handleSubmit((body) =>
    update.mutate(
      { modelId: model.id, version, ...changedValues(body, dirtyFields) },
      {
        onSuccess: onClose,
        onError: (error) => {
          noteConflict(error);
          showServerErrors(form, ['title', 'description', 'discipline'], error);
        },
      },
    ),
  );
  return (
    <FormDialog
      about={model.id}
      title="Edit model"
      submitLabel="Save"
      onSubmit={submit}
      submitError={update.error}
      submitting={update.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <TitleField
        data-autofocus
        error={errors.title?.message}
        {...form.register('title', trimmed)}
      />
      <DisciplineSelect {...form.register('discipline')} />
      <DescriptionField error={errors.description?.message} {...form.register('description')} />
    </FormDialog>
  );
}
