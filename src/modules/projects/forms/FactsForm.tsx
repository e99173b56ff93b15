import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Project } from '@/api/generated/types.gen';
import { hasChanges, OVERWRITE, useOpenVersion } from '@/shared/forms/edits';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { KeptInput } from '@/shared/forms/KeptInput';
import { SaveBar } from '@/shared/forms/SaveBar';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import { useUpdateProject } from '../adminMutations';
import { CoverButtons } from '../CoverButtons';
import { FactsFields } from './FactsFields';
import { changesOf, factNames, factsOf, factsSchema, inOrder } from './facts';
import { ProjectFacts } from './ProjectFacts';

const resolver = zodResolver(factsSchema.check(inOrder));

interface Props {
  project: Project;
  onDirty: (dirty: boolean) => void;
}

/** Shows the facts of the project in its settings. */
export function FactsForm({ project, onDirty }: Props) {
  const form = useForm({
    resolver,
    values: factsOf(project),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, dirtyFields } = form.formState;
  const isDirty = hasChanges(dirtyFields);
  const save = useUpdateProject(project.id);
  const { version, noteConflict } = useOpenVersion(project.version, isDirty);
  const unsaved = isDirty && !save.isPending;
  useEffect(() => onDirty(unsaved), [onDirty, unsaved]);
  const submit = form.handleSubmit((values) =>
    save.mutate(changesOf(values, dirtyFields, version), {
      onSuccess: ({ data }) => form.reset(factsOf(data), OVERWRITE),
      onError: (error) => {
        noteConflict(error);
        showServerErrors(form, factNames, error);
      },
    }),
  );
  const mayChange = project.permittedActions.includes('update_project');
  if (!mayChange) {
    return (
      <Panel title="Facts" text={project.description}>
        <div className={`grid gap-16 mt-16 ${panel.form}`}>
          <ProjectFacts project={project} />
        </div>
      </Panel>
    );
  }
  return (
    <form onSubmit={submit} noValidate className={`grid gap-20 min-w-0 ${panel.stack}`}>
      <KeptInput name="Facts" dirty={isDirty} />
      <Panel title="Facts">
        <div className={`grid gap-16 mt-16 ${panel.form}`} data-columns>
          <CoverButtons project={project} />
          {save.error && <FailureMessage error={save.error} />}
          <FactsFields register={form.register} control={form.control} errors={errors} />
        </div>
      </Panel>
      <SaveBar
        label="Save facts"
        dirty={isDirty}
        saving={save.isPending}
        onDiscard={() => {
          save.reset();
          form.reset(undefined, OVERWRITE);
        }}
      />
    </form>
  );
}
