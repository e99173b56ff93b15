import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import { extend, optional } from 'zod/mini';
import { zCreateModelVersionFromUploadRequest } from '@/api/generated/schemas/models.gen';
import type { Model } from '@/api/generated/types.gen';
import { FileDrop } from '@/shared/collection/files/FileDrop';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { useUploadModel } from '../modelUploads';
import { modelRefusal } from './modelContent';
import { extensionsOf, zModelFile } from './modelFiles';
import classes from './VersionsDialog.module.css';

interface Values {
  notes?: string | undefined;
  file: File;
}

/** Adds a version in the format of the existing ones. The list still shows the older versions. */
export function NewVersionForm({ projectId, model }: { projectId: string; model: Model }) {
  const { id, title, format } = model;
  const form = useForm<Values>({
    resolver: zodResolver(
      extend(zCreateModelVersionFromUploadRequest, {
        file: zModelFile(extensionsOf(format)),
        // The upload queue adds it.
        uploadId: optional(zCreateModelVersionFromUploadRequest.shape.uploadId),
      }),
      { error: fieldErrors({ notes: 'longText' }) },
    ),
    defaultValues: { notes: '' },
  });
  form.register('file');
  const upload = useUploadModel(projectId);
  const { errors, isDirty } = form.formState;
  const { question } = useUnsavedInput(isDirty);
  const submit = form.handleSubmit(({ file, notes = '' }) => {
    upload({ file, title, description: notes, uploadId: null }, { modelId: id });
    form.reset();
  });
  const choose = async (file: File | undefined) => {
    const refusal = file && (await modelRefusal(file));
    if (!file || refusal) form.resetField('file');
    if (refusal) form.setError('file', { message: refusal });
    else if (file) form.setValue('file', file, { shouldDirty: true, shouldValidate: true });
  };
  const chosen = form.watch('file');
  return (
    <form onSubmit={submit} noValidate className="grid gap-12 mb-20" aria-label="New version">
      <Controller
        control={form.control}
        name="file"
        render={({ field }) => (
          <FileDrop
            ref={field.ref}
            value={field.value ? [field.value] : []}
            onChoose={([file]) => void choose(file)}
            onBlur={field.onBlur}
            extensions={extensionsOf(format)}
            description={`A new version, as ${format.toUpperCase()} or in a ZIP file, of any size up to 50 GB.`}
            error={errors.file?.message}
          />
        )}
      />
      {chosen && (
        <>
          <Textarea
            label="What changed"
            autosize
            minRows={1}
            maxRows={4}
            error={errors.notes?.message}
            {...form.register('notes')}
          />
          <div className={classes.send}>
            <Button type="submit">Upload version</Button>
          </div>
        </>
      )}
      {question}
    </form>
  );
}
