import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { maxLength, object, regex, string } from 'zod/mini';
import type { Video } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { changedValues, useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { DescriptionField, TitleField } from '@/shared/forms/TextFields';
import { useUpdateVideo } from '../mutations';

const resolver = zodResolver(
  object({
    title: string().check(regex(/\S/), maxLength(200)),
    description: string().check(maxLength(2000)),
  }),
  { error: fieldErrors() },
);

export default function EditVideoDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { title, description } = video;
  const form = useForm({ resolver, defaultValues: { title, description } });
  const update = useUpdateVideo(video, {
    failure: 'inline',
  });
  const { version, noteConflict } = useFormVersion(video.version);
  const { errors, isDirty, dirtyFields } = form.formState;
  const submit = form.handleSubmit((values) =>
    update.mutate(
      { version, ...changedValues({ ...values, title: values.title.trim() }, dirtyFields) },
      {
        onSuccess: onClose,
        onError: (error) => {
          noteConflict(error);
          showServerErrors(form, ['title', 'description'], error);
        },
      },
    ),
  );
  return (
    <FormDialog
      about={video.id}
      title="Edit video"
      submitLabel="Save"
      onSubmit={submit}
      submitError={update.error}
      submitting={update.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <TitleField data-autofocus error={errors.title?.message} {...form.register('title')} />
      <DescriptionField error={errors.description?.message} {...form.register('description')} />
    </FormDialog>
  );
}
