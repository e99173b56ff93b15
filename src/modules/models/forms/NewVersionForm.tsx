import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { extend } from 'zod/mini';
import { isAbort } from '@/api/apiError';
import { zCreateModelVersionBody } from '@/api/generated/models/createModelVersion.gen';
import type { Model } from '@/api/generated/types.gen';
import { FileDrop } from '@/shared/assets/FileDrop';
import { UploadProgress } from '@/shared/assets/UploadProgress';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import { FormMessage } from '@/shared/forms/FormMessage';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useUploadVersion } from '../mutations';
import { zModelFile } from './modelFiles';
import classes from './VersionsDialog.module.css';

interface Values {
  notes?: string | undefined;
  file: File;
}

/** A new version, in the format of the others. What it replaces stays in the list. */
export function NewVersionForm({ projectId, model }: { projectId: string; model: Model }) {
  const { format } = model;
  const form = useForm<Values>({
    resolver: zodResolver(extend(zCreateModelVersionBody, { file: zModelFile([format]) }), {
      error: fieldErrors({ notes: 'longText' }),
    }),
    defaultValues: { notes: '' },
  });
  form.register('file');
  const upload = useUploadVersion(projectId, model.id);
  const aborter = useRef<AbortController>(undefined);
  const { errors } = form.formState;
  const { isPending: sending } = upload;
  const submit = form.handleSubmit((values) => {
    aborter.current = new AbortController();
    upload.mutate(
      { ...values, signal: aborter.current.signal },
      {
        onSuccess: () => form.reset(),
        onError: (error) => showServerErrors(form, ['file', 'notes'], error),
      },
    );
  });
  const chosen = form.watch('file');
  return (
    <form onSubmit={submit} noValidate className={classes.form} aria-label="New version">
      {upload.error && !isAbort(upload.error) && (
        <FormMessage>{reasonText(upload.error)}</FormMessage>
      )}
      <Controller
        control={form.control}
        name="file"
        render={({ field }) => (
          <FileDrop
            ref={field.ref}
            value={field.value ?? null}
            onChoose={(file) =>
              file
                ? form.setValue('file', file, { shouldDirty: true, shouldValidate: true })
                : form.resetField('file')
            }
            onBlur={field.onBlur}
            extensions={[format]}
            description={`A new version, as ${format.toUpperCase()}, at most 100 MB.`}
            error={errors.file?.message}
            readOnly={sending}
          />
        )}
      />
      {chosen && (
        <>
          <Textarea
            label="What is new"
            autosize
            minRows={1}
            maxRows={4}
            error={errors.notes?.message}
            readOnly={sending}
            {...form.register('notes')}
          />
          {sending && <UploadProgress progress={upload.progress} />}
          <div className={classes.send}>
            {sending && (
              <Button variant="subtle" onClick={() => aborter.current?.abort()}>
                Cancel
              </Button>
            )}
            <Button type="submit" loading={sending}>
              Upload version
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
