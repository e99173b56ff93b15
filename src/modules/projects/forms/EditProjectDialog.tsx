import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Project } from '@/api/generated/types.gen';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useUpdateProject } from '../adminMutations';
import { FactsFields } from './FactsFields';
import { changesOf, factNames, factsOf, factsSchema, inOrder } from './facts';

const resolver = zodResolver(factsSchema.check(inOrder));

/** Shows the facts of a project in a dialog. */
export default function EditProjectDialog({
  project,
  onClose,
}: {
  project: Project;
  onClose: () => void;
}) {
  const form = useForm({ resolver, defaultValues: factsOf(project) });
  const { errors, isDirty, dirtyFields } = form.formState;
  const { version, noteConflict } = useFormVersion(project.version);
  const save = useUpdateProject(project.id);
  const submit = form.handleSubmit((values) =>
    save.mutate(changesOf(values, dirtyFields, version), {
      onSuccess: onClose,
      onError: (error) => {
        noteConflict(error);
        showServerErrors(form, factNames, error);
      },
    }),
  );
  return (
    <FormDialog
      about={project.id}
      title="Edit project"
      submitLabel="Save"
      onSubmit={submit}
      submitError={save.error}
      submitting={save.isPending}
      dirty={isDirty}
      onClose={onClose}
      wide
    >
      <FactsFields register={form.register} control={form.control} errors={errors} autoFocus />
    </FormDialog>
  );
}
