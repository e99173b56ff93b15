import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { extend } from 'zod/mini';
import { isAbort } from '@/api/apiError';
import { zCreateModelBody } from '@/api/generated/models/createModel.gen';
import type { Discipline } from '@/api/generated/types.gen';
import { FileDrop } from '@/shared/assets/FileDrop';
import { UploadProgress } from '@/shared/assets/UploadProgress';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useUploadModel } from '../mutations';
import { DisciplineSelect } from './DisciplineSelect';
import { modelFile, zModelFile } from './modelFiles';

const resolver = zodResolver(extend(zCreateModelBody, { file: zModelFile() }), {
  error: fieldErrors(),
});

interface Values {
  title: string;
  description?: string | undefined;
  discipline: Discipline;
  file: File;
}

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
  const aborter = useRef<AbortController>(undefined);
  const { errors, isDirty } = form.formState;

  const submit = form.handleSubmit((values) => {
    aborter.current = new AbortController();
    upload.mutate(
      { ...values, signal: aborter.current.signal },
      {
        onSuccess: onClose,
        onError: (error) => showServerErrors(form, ['file', 'title', 'description'], error),
      },
    );
  });
  const choose = (file: File | null) => {
    if (!file) return form.resetField('file');
    form.setValue('file', file, { shouldDirty: true, shouldValidate: true });
    // The name of the file is a better start than nothing.
    if (!form.getValues('title')) form.setValue('title', file.name.replace(/\.\w+$/, ''));
  };
  const { isPending: sending } = upload;

  return (
    <FormDialog
      title="Upload a model"
      submitLabel="Upload"
      onSubmit={submit}
      submitError={upload.error && !isAbort(upload.error) ? upload.error : null}
      submitting={sending}
      dirty={isDirty}
      onClose={onClose}
      onCancelSubmit={() => aborter.current?.abort()}
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
            description="IFC or GLB, at most 100 MB."
            error={errors.file?.message}
            readOnly={sending}
          />
        )}
      />
      <TextInput
        label="Title"
        error={errors.title?.message}
        readOnly={sending}
        // Blanks are no title.
        {...form.register('title', { setValueAs: (value: string) => value.trim() })}
      />
      <DisciplineSelect disabled={sending} {...form.register('discipline')} />
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={8}
        error={errors.description?.message}
        readOnly={sending}
        {...form.register('description')}
      />
      {sending && <UploadProgress progress={upload.progress} />}
    </FormDialog>
  );
}
