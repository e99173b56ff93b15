import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { extend } from 'zod/mini';
import { isAbort } from '@/api/apiError';
import { zCreateScanBody } from '@/api/generated/scans/createScan.gen';
import { FileDrop } from '@/shared/assets/FileDrop';
import { UploadProgress } from '@/shared/assets/UploadProgress';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useUploadScan } from '../mutations';
import { scanFile, zScanFile } from './scanFiles';

const resolver = zodResolver(extend(zCreateScanBody, { file: zScanFile }), {
  error: fieldErrors(),
});

interface Values {
  title: string;
  description?: string | undefined;
  file: File;
}

export default function UploadDialog({
  projectId,
  onClose,
}: {
  projectId: string;
  onClose: () => void;
}) {
  const form = useForm<Values>({ resolver, defaultValues: { title: '', description: '' } });
  // Before the others, as on the screen: the first that is wrong gets the focus.
  form.register('file');
  const upload = useUploadScan(projectId);
  const aborter = useRef<AbortController>(undefined);
  const { errors, isDirty } = form.formState;

  const submit = form.handleSubmit((values) => {
    aborter.current = new AbortController();
    upload.mutate(
      { ...values, signal: aborter.current.signal },
      {
        onSuccess: onClose,
        onError: (error) => showServerErrors(form, ['title', 'file', 'description'], error),
      },
    );
  });
  const choose = (file: File | null) => {
    if (!file) return form.resetField('file');
    form.setValue('file', file, { shouldDirty: true, shouldValidate: true });
    // The name of the file is a better start than nothing.
    if (!form.getValues('title')) form.setValue('title', file.name.replace(/\.\w+$/, ''));
  };
  const failed = upload.error && !isAbort(upload.error) ? upload.error : null;

  return (
    <FormDialog
      title="Upload a scan"
      submitLabel="Upload"
      onSubmit={submit}
      submitError={failed}
      submitting={upload.isPending}
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
            extensions={scanFile.extensions}
            description="PLY, LAS, LAZ, E57, PTS or XYZ, at most 100 MB."
            error={errors.file?.message}
            readOnly={upload.isPending}
          />
        )}
      />
      <TextInput
        label="Title"
        error={errors.title?.message}
        readOnly={upload.isPending}
        // Blanks are no title.
        {...form.register('title', { setValueAs: (value: string) => value.trim() })}
      />
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={8}
        error={errors.description?.message}
        readOnly={upload.isPending}
        {...form.register('description')}
      />
      {upload.isPending && <UploadProgress progress={upload.progress} />}
    </FormDialog>
  );
}
