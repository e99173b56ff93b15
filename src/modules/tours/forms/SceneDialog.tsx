import { zodResolver } from '@hookform/resolvers/zod';
import { Progress as Bar, FileInput, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPanoramaHorizontal } from '@tabler/icons-react';
import { useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { extend, file, maxSize, mime, optional, string } from 'zod/mini';
import { isAbort } from '@/api/apiError';
import { zCreateTourSceneBody } from '@/api/generated/tours/createTourScene.gen';
import type { Tour } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { formatBytes, formatDate } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useCreateScene } from '../mutations';

const MAX_BYTES = 40 * 1024 ** 2;
const schema = extend(zCreateTourSceneBody, {
  panorama: file({ error: 'Choose a picture' }).check(
    mime(['image/jpeg'], { error: 'The picture must be a JPEG' }),
    maxSize(MAX_BYTES, { error: 'The picture may have 40 MB at most' }),
  ),
  // As a date field gives it; sent with the zone of who sends it.
  takenAt: optional(string()),
});
const resolver = zodResolver(schema, { error: fieldErrors() });
const fields = ['title', 'panorama', 'floor', 'takenAt', 'spotId'] as const;

interface Values {
  title: string;
  floor?: string | undefined;
  spotId?: string | undefined;
  takenAt?: string | undefined;
  panorama: File;
}

interface Props {
  projectId: string;
  tour: Tour;
  onClose: () => void;
}

export default function SceneDialog({ projectId, tour, onClose }: Props) {
  const last = tour.scenes.at(-1);
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      title: '',
      floor: last?.floor ?? '',
    },
  });
  // Before the others, as on the screen: the first that is wrong gets the focus.
  form.register('panorama');
  const create = useCreateScene(projectId, tour.id);
  const aborter = useRef<AbortController>(undefined);
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(({ takenAt, spotId, ...values }) => {
    aborter.current = new AbortController();
    create.mutate(
      {
        ...values,
        ...(spotId && { spotId }),
        ...(takenAt && { takenAt: new Date(takenAt).toISOString() }),
        signal: aborter.current.signal,
      },
      { onSuccess: onClose, onError: (error) => showServerErrors(form, fields, error) },
    );
  });
  const choose = (picture: File | null) => {
    if (!picture) return form.resetField('panorama');
    form.setValue('panorama', picture, { shouldDirty: true, shouldValidate: true });
    // The name of the file is a better start than nothing.
    if (!form.getValues('title')) form.setValue('title', picture.name.replace(/\.\w+$/, ''));
  };
  const { progress } = create;
  const percent = progress?.total ? Math.round((progress.loaded / progress.total) * 100) : 0;
  return (
    <FormDialog
      title="Add a scene"
      submitLabel="Add"
      onSubmit={submit}
      submitError={create.error && !isAbort(create.error) ? create.error : null}
      submitting={create.isPending}
      dirty={isDirty}
      onClose={onClose}
      onCancelSubmit={() => aborter.current?.abort()}
    >
      <Controller
        control={form.control}
        name="panorama"
        render={({ field }) => (
          <FileInput
            ref={field.ref}
            label="360° photo"
            data-autofocus
            description="Equirectangular JPEG, twice as wide as high, at most 40 MB"
            placeholder="Choose a file"
            accept="image/jpeg"
            leftSection={<IconPanoramaHorizontal size={18} />}
            value={field.value ?? null}
            onChange={choose}
            onBlur={field.onBlur}
            error={errors.panorama?.message}
            readOnly={create.isPending}
          />
        )}
      />
      <TextInput
        label="Title"
        error={errors.title?.message}
        readOnly={create.isPending}
        {...form.register('title', { setValueAs: (value: string) => value.trim() })}
      />
      <TextInput
        label="Floor"
        error={errors.floor?.message}
        readOnly={create.isPending}
        {...form.register('floor', { setValueAs: (value: string) => value.trim() })}
      />
      <TextInput
        type="datetime-local"
        label="Taken"
        description="Left empty, it is now."
        error={errors.takenAt?.message}
        readOnly={create.isPending}
        {...form.register('takenAt', { setValueAs: (value: string) => value || undefined })}
      />
      {tour.scenes.length > 0 && (
        <NativeSelect
          label="Place"
          description="Scenes of one place can be compared by date."
          disabled={create.isPending}
          data={[
            { value: '', label: 'A new place' },
            ...tour.scenes.map(({ spotId, title, takenAt }) => ({
              value: spotId,
              label: `As ${title}, ${formatDate(takenAt)}`,
            })),
          ]}
          error={errors.spotId?.message}
          {...form.register('spotId', { setValueAs: (value: string) => value || undefined })}
        />
      )}
      {create.isPending && (
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
