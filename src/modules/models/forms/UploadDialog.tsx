import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea, TextInput } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import { extend, optional } from 'zod/mini';
import { zCreateModelFromUploadBody } from '@/api/generated/models/createModelFromUpload.gen';
import type { Discipline } from '@/api/generated/types.gen';
import { FileDrop } from '@/shared/assets/FileDrop';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useUploadModel } from '../modelUploads';
import { DisciplineSelect } from './DisciplineSelect';
import { modelFile, zModelFile } from './modelFiles';

const resolver = zodResolver(
  extend(zCreateModelFromUploadBody, {
    file: zModelFile(),
    // Known once the file is there.
    uploadId: optional(zCreateModelFromUploadBody.shape.uploadId),
  }),
  { error: fieldErrors() },
);

interface Values {
  title: string;
  description?: string | undefined;
  discipline: Discipline;
  file: File;
}

/** Asks for a model and its file. The file is sent by the queue of uploads: the dialog does not wait for it. */
export default function UploadDialog({
  projectId,
  onClose,
}: {
  projectId: string;
  onClose: () => void;
}) {
  const form = useForm<Values>({
    resolver,
    defaultValues: { title: '', description: '', discipline: 'architectural' },
  });
  // Before the others, as on the screen: the first that is wrong gets the focus.
  form.register('file');
  const upload = useUploadModel(projectId);
  const { errors, isDirty } = form.formState;

  const submit = form.handleSubmit(({ discipline, description = '', ...values }) => {
    upload({ ...values, description, uploadId: null }, { discipline });
    onClose();
  });
  const choose = (file: File | null) => {
    if (!file) return form.resetField('file');
    form.setValue('file', file, { shouldDirty: true, shouldValidate: true });
    // The name of the file is a better start than nothing.
    if (!form.getValues('title')) form.setValue('title', file.name.replace(/\.\w+$/, ''));
  };

  return (
    <FormDialog
      title="Upload a model"
      submitLabel="Upload"
      onSubmit={submit}
      submitError={null}
      submitting={false}
      dirty={isDirty}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="file"
        render={({ field }) => (
          <FileDrop
            ref={field.ref}
            value={field.value ?? null}
            onChoose={choose}
            onBlur={field.onBlur}
            extensions={modelFile.extensions}
            description="IFC or GLB, of any size up to 50 GB."
            error={errors.file?.message}
          />
        )}
      />
      <TextInput
        label="Title"
        error={errors.title?.message}
        // Blanks are no title.
        {...form.register('title', { setValueAs: (value: string) => value.trim() })}
      />
      <DisciplineSelect {...form.register('discipline')} />
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={8}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </FormDialog>
  );
}
