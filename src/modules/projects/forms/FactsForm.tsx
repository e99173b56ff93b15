import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Project } from '@/api/generated/types.gen';
import { reasonText } from '@/shared/errors/problemTexts';
import { useFormVersion } from '@/shared/forms/edits';
import { FormMessage } from '@/shared/forms/FormMessage';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useUpdateProject } from '../adminMutations';
import { CoverButtons } from '../CoverButtons';
import { Section } from '../Section';
import classes from '../Section.module.css';
import { FactsFields } from './FactsFields';
import { changesOf, factNames, factsOf, factsSchema, inOrder } from './facts';

const resolver = zodResolver(factsSchema.check(inOrder));

interface Props {
  project: Project;
  onDirty: (dirty: boolean) => void;
}

/** The facts of the project in its settings. */
export function FactsForm({ project, onDirty }: Props) {
  const form = useForm({
    resolver,
    values: factsOf(project),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, dirtyFields } = form.formState;
  const save = useUpdateProject(project.id);
  const { version, noteConflict } = useFormVersion(project.version);
  const unsaved = isDirty && !save.isPending;
  useEffect(() => onDirty(unsaved), [onDirty, unsaved]);
  const submit = form.handleSubmit((values) =>
    save.mutate(changesOf(values, dirtyFields, Math.max(version, project.version)), {
      onSuccess: ({ data }) => form.reset(factsOf(data)),
      onError: (error) => {
        noteConflict(error);
        showServerErrors(form, factNames, error);
      },
    }),
  );
  const mayChange = project.permittedActions.includes('update_project');
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Section title="Facts" columns>
        <CoverButtons project={project} />
        {save.error && <FormMessage>{reasonText(save.error)}</FormMessage>}
        <FactsFields register={form.register} errors={errors} disabled={!mayChange} />
        {isDirty && (
          <div className={classes.actions}>
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => {
                save.reset();
                form.reset();
              }}
            >
              Discard
            </Button>
            <Button type="submit" loading={save.isPending}>
              Save facts
            </Button>
          </div>
        )}
      </Section>
    </form>
  );
}
