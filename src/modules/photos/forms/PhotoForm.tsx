import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { listAlbumsOptions } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { useFormVersion } from '@/shared/forms/edits';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { KeptInput } from '@/shared/forms/KeptInput';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { useUpdatePhoto } from '../mutations';
import classes from './PhotoForm.module.css';
import { changesOf, valuesOf, zPhotoValues } from './photoValues';
import { MAX_TAGS, TAG_LENGTH } from './TagsDialog';

const resolver = zodResolver(zPhotoValues, { error: fieldErrors() });

/** Edits the details of a photo in place. */
export default function PhotoForm({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const [opened] = useState(photo);
  const form = useForm({ resolver, defaultValues: valuesOf(opened) });
  const { version, noteConflict } = useFormVersion(opened.version);
  const albums = useQuery(listAlbumsOptions({ path: { projectId: photo.projectId } }));
  const update = useUpdatePhoto(photo);
  const { errors, isDirty } = form.formState;
  const { question, close } = useUnsavedInput(isDirty && !update.isPending);
  const submit = form.handleSubmit((values) => {
    if (!isDirty) return onClose();
    update.mutate(
      { version, ...changesOf(values, opened) },
      {
        onSuccess: onClose,
        onError: (error) => {
          noteConflict(error);
          showServerErrors(form, ['title', 'description'], error);
        },
      },
    );
  });
  const movable = photo.permittedActions.includes('move');
  return (
    <form onSubmit={submit} noValidate className="grid gap-12 p-16" aria-label="Edit photo">
      <KeptInput name="Edit photo" dirty={isDirty} />
      {update.error && <FailureMessage error={update.error} />}
      <TextInput
        label="Title"
        autoFocus
        error={errors.title?.message}
        {...form.register('title')}
      />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxRows={8}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <Controller
        control={form.control}
        name="tags"
        render={({ field }) => (
          <TagsInput
            label="Tags"
            value={field.value}
            onChange={(tags) => field.onChange(tags.map((tag) => tag.slice(0, TAG_LENGTH)))}
            maxTags={MAX_TAGS}
            acceptValueOnBlur
            clearButtonProps={{ 'aria-label': 'Clear' }}
          />
        )}
      />
      {movable && (
        <NativeSelect
          label="Album"
          data={[
            { value: '', label: 'None' },
            ...(albums.data?.data.map(({ id, name }) => ({ value: id, label: name })) ??
              (photo.albumId ? [{ value: photo.albumId, label: '…' }] : [])),
          ]}
          {...form.register('albumId')}
        />
      )}
      <TextInput
        label="Location"
        placeholder="Level, grid, room"
        error={errors.locationDetail?.message}
        {...form.register('locationDetail')}
      />
      <TextInput
        label="Taken"
        description="In the time zone of the photo."
        type="datetime-local"
        error={errors.takenAt?.message}
        {...form.register('takenAt')}
      />
      <div className={`grid gap-8 ${classes.row}`}>
        {(['lat', 'lng', 'heading'] as const).map((name) => (
          <TextInput
            key={name}
            label={{ lat: 'Latitude', lng: 'Longitude', heading: 'Heading' }[name]}
            inputMode="decimal"
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
      <Checkbox label="360° panorama" {...form.register('is360')} />
      <div className="flex gap-8 justify-end">
        <Button
          size="xs"
          variant="default"
          onClick={() => close(onClose)}
          disabled={update.isPending}
        >
          Cancel
        </Button>
        <Button size="xs" type="submit" loading={update.isPending}>
          Save
        </Button>
      </div>
      {question}
    </form>
  );
}
