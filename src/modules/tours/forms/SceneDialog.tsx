import { zodResolver } from '@hookform/resolvers/zod';
import { ActionIcon, FileInput, NativeSelect, TextInput } from '@mantine/core';
import { IconPanoramaHorizontal, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { array, minLength, object, optional, string } from 'zod/mini';
import { zCreateTourSceneFromUploadBody } from '@/api/generated/tours/createTourSceneFromUpload.gen';
import type { Tour } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { formatDate } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { zFile } from '@/shared/forms/zFile';
import { newBatchId, useUploadScene } from '../sceneUploads';
import { PANORAMA_TYPES, panoramaRefusal } from './panoramaFiles';
import classes from './SceneDialog.module.css';

const { title, floor, spotId } = zCreateTourSceneFromUploadBody.shape;
const schema = object({
  scenes: array(object({ file: zFile(), title })).check(minLength(1, 'Choose a 360° photo')),
  floor,
  spotId,
  // As a date field gives it; sent with the zone of who sends it.
  takenAt: optional(string()),
});
const resolver = zodResolver(schema, { error: fieldErrors() });

interface Values {
  scenes: { file: File; title: string }[];
  floor?: string | undefined;
  spotId?: string | undefined;
  takenAt?: string | undefined;
}

/** As the contract says. */
const TITLE_LENGTH = 200;

/** The name of a file is a better start than nothing. */
const sceneOf = (file: File) => ({
  file,
  title: file.name.replace(/\.\w+$/, '').slice(0, TITLE_LENGTH),
});

interface Props {
  projectId: string;
  tour: Tour;
  onClose: () => void;
}

/** Asks for panoramas, one or many. The queue of uploads sends them: the dialog does not wait for it. */
export default function SceneDialog({ projectId, tour, onClose }: Props) {
  const last = tour.scenes.at(-1);
  const form = useForm<Values>({
    resolver,
    defaultValues: { scenes: [], floor: last?.floor ?? '' },
  });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const upload = useUploadScene(projectId);
  const { errors, isDirty } = form.formState;
  const scenes = form.watch('scenes');
  const isOne = scenes.length <= 1;

  const submit = form.handleSubmit(({ takenAt, spotId, floor, scenes }) => {
    const details = {
      tourId: tour.id,
      ...(floor && { floor }),
      // Several pictures are of several places.
      ...(spotId && scenes.length === 1 && { spotId }),
      ...(takenAt && { takenAt: new Date(takenAt).toISOString() }),
    };
    const id = newBatchId();
    for (const [place, scene] of scenes.entries()) {
      const batch = scenes.length > 1 && { batch: { id, place } };
      upload({ ...scene, uploadId: null }, { ...details, ...batch });
    }
    onClose();
  });
  const put = (chosen: Values['scenes']) =>
    form.setValue('scenes', chosen, { shouldDirty: true, shouldValidate: chosen.length > 0 });
  const choose = async (files: readonly File[]) => {
    const reasons = await Promise.all(files.map(panoramaRefusal));
    setRefused(reasons.filter((reason) => reason !== null));
    put(files.filter((_, i) => reasons[i] === null).map(sceneOf));
  };

  return (
    <FormDialog
      title="Add scenes"
      submitLabel={isOne ? 'Add' : `Add ${scenes.length} scenes`}
      onSubmit={submit}
      submitError={null}
      submitting={false}
      dirty={isDirty}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="scenes"
        render={({ field }) => (
          <FileInput
            ref={field.ref}
            multiple
            label="360° photos"
            data-autofocus
            description="Equirectangular JPEG or PNG, twice as wide as high. Several at once become several scenes, in this order."
            placeholder="Choose files"
            accept={PANORAMA_TYPES}
            leftSection={<IconPanoramaHorizontal size={18} />}
            value={scenes.map(({ file }) => file)}
            onChange={choose}
            onBlur={field.onBlur}
            error={errors.scenes?.message ?? errors.scenes?.root?.message}
          />
        )}
      />
      {refused.length > 0 && (
        <ul className={classes.refused} role="alert">
          {refused.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {scenes.length > 0 && (
        <ul className={classes.scenes} aria-label="New scenes">
          {scenes.map(({ file }, i) => (
            <li key={`${file.name} ${file.lastModified}`} className={classes.scene}>
              <TextInput
                label={isOne ? 'Title' : `Title of ${file.name}`}
                error={errors.scenes?.[i]?.title?.message}
                {...form.register(`scenes.${i}.title`, {
                  // Blanks are no title.
                  setValueAs: (value: string) => value.trim(),
                })}
              />
              {!isOne && (
                <ActionIcon
                  size={36}
                  variant="subtle"
                  color="gray"
                  aria-label={`Leave out ${file.name}`}
                  onClick={() => put(form.getValues('scenes').filter((_, n) => n !== i))}
                >
                  <IconX size={18} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      <TextInput
        label="Floor"
        error={errors.floor?.message}
        {...form.register('floor', { setValueAs: (value: string) => value.trim() })}
      />
      <TextInput
        type="datetime-local"
        label="Taken"
        description="Left empty, it is now."
        error={errors.takenAt?.message}
        {...form.register('takenAt', { setValueAs: (value: string) => value || undefined })}
      />
      {tour.scenes.length > 0 && isOne && (
        <NativeSelect
          label="Place"
          description="Scenes of one place can be compared by date."
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
    </FormDialog>
  );
}
