import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { asApiError } from '@/api/apiError';
import { zCreateAlbumRequest } from '@/api/generated/schemas/photos.gen';
import type { Album } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { changedValues, useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useCreateAlbum, useUpdateAlbum } from '../mutations';

const resolver = zodResolver(zCreateAlbumRequest, { error: fieldErrors({ name: 'albumName' }) });

interface Props {
  projectId: string;
  /** The album to edit. Null for a new one. */
  album: Album | null;
  onClose: () => void;
  onCreated: (albumId: string) => void;
}

export default function AlbumDialog({ projectId, album, onClose, onCreated }: Props) {
  const form = useForm({
    resolver,
    defaultValues: { name: album?.name ?? '', description: album?.description ?? '' },
  });
  const create = useCreateAlbum(projectId);
  const update = useUpdateAlbum(projectId, 'inline');
  const save = album ? update : create;
  const { version, noteConflict } = useFormVersion(album?.version ?? 1);
  const { errors, isDirty, dirtyFields } = form.formState;
  // The name field shows that the name is taken.
  const isAtName =
    save.error !== null && asApiError(save.error).errors.some(({ pointer }) => pointer === '/name');
  const onError = (error: unknown) => {
    noteConflict(error);
    if (asApiError(error).code === 'NAME_TAKEN') {
      form.setError(
        'name',
        { message: 'Another album already has this name' },
        { shouldFocus: true },
      );
    } else showServerErrors(form, ['name', 'description'], error);
  };
  const submit = form.handleSubmit((body) => {
    if (album) {
      const changes = changedValues(body, dirtyFields);
      update.mutate({ albumId: album.id, version, ...changes }, { onSuccess: onClose, onError });
    } else {
      create.mutate(body, {
        onSuccess: ({ data }) => {
          onClose();
          onCreated(data.id);
        },
        onError,
      });
    }
  });
  return (
    <FormDialog
      about={album?.id}
      title={album ? 'Edit album' : 'New album'}
      submitLabel={album ? 'Save' : 'Create'}
      onSubmit={submit}
      submitError={isAtName ? null : save.error}
      submitting={save.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        data-autofocus
        error={errors.name?.message}
        {...form.register('name', { setValueAs: (value: string) => value.trim() })}
      />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxRows={6}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </FormDialog>
  );
}
