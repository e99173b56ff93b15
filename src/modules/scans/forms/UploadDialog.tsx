import { zodResolver } from '@hookform/resolvers/zod';
import { Progress as Bar, FileInput, Text, Textarea, TextInput } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { extend } from 'zod/mini';
import { isAbort } from '@/api/apiError';
import { zCreateScanBody } from '@/api/generated/scans/createScan.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { formatBytes } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useUploadScan } from '../mutations';
import classes from './ScanForms.module.css';
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
  const [over, setOver] = useState(false);
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
  const { progress } = upload;
  const percent = progress?.total ? Math.round((progress.loaded / progress.total) * 100) : 0;

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
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file input inside.
          <div
            className={classes.drop}
            data-over={over || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              if (!upload.isPending) choose(event.dataTransfer.files[0] ?? null);
            }}
          >
            <FileInput
              ref={field.ref}
              label="File"
              data-autofocus
              description="PLY, LAS, LAZ, E57, PTS or XYZ, at most 100 MB. Drop it here or choose it."
              placeholder="Choose a file"
              accept={scanFile.extensions.map((extension) => `.${extension}`).join(',')}
              leftSection={<IconFileUpload size={18} />}
              value={field.value ?? null}
              onChange={choose}
              onBlur={field.onBlur}
              error={errors.file?.message}
              readOnly={upload.isPending}
            />
          </div>
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
      {upload.isPending && (
        <div>
          <Bar value={percent} aria-label="Upload progress" />
          <Text size="xs" c="dimmed" mt={4} role="status">
            {progress?.total
              ? `${formatBytes(progress.loaded)} of ${formatBytes(progress.total)}`
              : 'Starting'}
          </Text>
        </div>
      )}
    </FormDialog>
  );
}
