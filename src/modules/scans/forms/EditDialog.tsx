import { zodResolver } from '@hookform/resolvers/zod';
import { FileInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { extend, optional, safeParse } from 'zod/mini';
import { asApiError, isOutdated } from '@/api/apiError';
import type { Scan } from '@/api/documented/scans';
import { zUpdateScanRequest } from '@/api/generated/schemas/zUpdateScanRequest.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { usePicture } from '@/shared/files/usePicture';
import { changedValues } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { DescriptionField, TitleField } from '@/shared/forms/TextFields';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { useUpdateScan } from '../mutations';
import classes from './ScanForms.module.css';
import { thumbnailFile, zThumbnailFile } from './scanFiles';

const schema = extend(zUpdateScanRequest, { thumbnail: optional(zThumbnailFile) });
const resolver = zodResolver(schema, { error: fieldErrors() });
const fields = ['title', 'description', 'thumbnail'] as const;

interface Props {
  projectId: string;
  scan: Scan;
  onClose: () => void;
}

export default function EditDialog({ projectId, scan, onClose }: Props) {
  const form = useForm({
    resolver,
    defaultValues: {
      title: scan.title,
      description: scan.description,
      thumbnail: undefined as File | undefined,
    },
  });
  const update = useUpdateScan(projectId);
  const [version, setVersion] = useState(scan.version);
  const { errors, isDirty, dirtyFields } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'thumbnail' });
  const { picture, fault } = usePicture(
    safeParse(zThumbnailFile, chosen).success ? chosen : undefined,
  );

  const submit = form.handleSubmit((body) =>
    update.mutate(
      { scanId: scan.id, version, ...changedValues(body, dirtyFields) },
      {
        onSuccess: onClose,
        onError: (error) => {
          // The user has been told, so that saving again overwrites. 412 does not say the current version.
          if (isOutdated(error)) setVersion(asApiError(error).currentVersion);
          showServerErrors(form, fields, error);
        },
      },
    ),
  );

  return (
    <FormDialog
      about={scan.id}
      title="Edit scan"
      submitLabel="Save"
      onSubmit={submit}
      // The specification shows this failure as a toast (section 8). Fields show their own.
      submitError={null}
      submitting={update.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <TitleField
        data-autofocus
        description="Leave it empty to keep the current title."
        error={errors.title?.message}
        // The contract leaves the title unchanged if it is absent, and rejects an empty one.
        {...form.register('title', { setValueAs: (value?: string) => value?.trim() || undefined })}
      />
      <DescriptionField error={errors.description?.message} {...form.register('description')} />
      <div className={`grid gap-16 items-end ${classes.thumbnail}`}>
        <Thumbnail url={picture?.url ?? scan.thumbnailUrl} className={classes.preview} />
        <Controller
          control={form.control}
          name="thumbnail"
          render={({ field }) => (
            <FileInput
              ref={field.ref}
              label="Thumbnail"
              description="PNG, JPEG or WebP, at most 5 MB"
              placeholder="Choose a picture"
              clearable
              accept={thumbnailFile.types.join(',')}
              leftSection={<IconPhoto size={16} />}
              value={field.value ?? null}
              onChange={(file) =>
                form.setValue('thumbnail', file ?? undefined, {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
              onBlur={field.onBlur}
              error={errors.thumbnail?.message ?? fault}
            />
          )}
        />
      </div>
    </FormDialog>
  );
}
