import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { zCreateTourRequest } from '@/api/generated/schemas/tours.gen';
import type { TourSummary } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { changedValues, useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { DescriptionField, TitleField, trimmed } from '@/shared/forms/TextFields';
import { useProjectHref } from '@/shared/routing/currentProject';
import { push } from '@/shared/routing/guardedLocation';
import { paths } from '@/shared/routing/paths';
import { useCreateTour, useUpdateTour } from '../mutations';

const resolver = zodResolver(zCreateTourRequest, { error: fieldErrors() });
const fields = ['title', 'description'] as const;

interface Props {
  projectId: string;
  /** The tour to edit. Absent for a new one. */
  tour?: TourSummary;
  onClose: () => void;
}

export default function TourDialog({ projectId, tour, onClose }: Props) {
  const projectHref = useProjectHref();
  const form = useForm({
    resolver,
    defaultValues: { title: tour?.title ?? '', description: tour?.description ?? '' },
  });
  const create = useCreateTour(projectId);
  const update = useUpdateTour(projectId, tour?.id ?? '', 'inline');
  const { version, noteConflict } = useFormVersion(tour?.version ?? 1);
  const { errors, isDirty, dirtyFields } = form.formState;
  const onError = (error: unknown) => {
    noteConflict(error);
    showServerErrors(form, fields, error);
  };

  const submit = form.handleSubmit((body) => {
    if (tour) {
      const changes = changedValues(body, dirtyFields);
      return update.mutate({ version, ...changes }, { onSuccess: onClose, onError });
    }
    create.mutate(body, {
      onSuccess: ({ data }) => {
        onClose();
        // A new tour needs scenes next.
        push(projectHref(`${paths.tours}/${encodeURIComponent(data.id)}`));
      },
      onError,
    });
  });

  return (
    <FormDialog
      about={tour?.id}
      title={tour ? 'Edit tour' : 'New tour'}
      submitLabel={tour ? 'Save' : 'Create'}
      onSubmit={submit}
      submitError={tour ? update.error : create.error}
      submitting={create.isPending || update.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <TitleField
        data-autofocus
        error={errors.title?.message}
        {...form.register('title', trimmed)}
      />
      <DescriptionField error={errors.description?.message} {...form.register('description')} />
    </FormDialog>
  );
}
