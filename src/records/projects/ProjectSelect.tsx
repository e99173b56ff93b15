import type { Project, ProjectAction } from '@/api/generated/types.gen';
import type { Choice, Choices } from '@/shared/forms/choices/choices';
import { HostSelect, type HostSelectProps } from '@/shared/forms/choices/HostSelect';
import { useChoices } from '@/shared/forms/choices/useChoices';
import { useProject } from '@/shared/projects/useProject';
import { projectPages } from './projectPages';

const choiceOf = ({ id, name, code, address }: Project): Choice => ({
  value: id,
  label: name,
  detail: [code, address].filter(Boolean).join(', '),
});

type Props = Omit<HostSelectProps, 'choices'> & {
  /** Only projects in which the user may do this. */
  permitted?: ProjectAction;
};

/** Chooses a project of the user. */
export const ProjectSelect = ({ permitted, ...props }: Props) => (
  <HostSelect {...props} choices={useProjectChoices(props.value ?? '', permitted)} />
);

/** Searches the projects of the user, and names the chosen one. */
export function useProjectChoices(value: string, permitted?: ProjectAction): Choices {
  const choices = useChoices({
    operation: 'listProjects',
    pages: (q) => projectPages({ ...(q && { q }) }),
    ...(permitted && { narrowed: (q: string) => projectPages({ ...(q && { q }), permitted }) }),
    choicesOf: (pages) =>
      pages
        .flatMap(({ data }) => data)
        .filter(({ permittedActions }) => !permitted || permittedActions.includes(permitted))
        .map(choiceOf),
  });
  const isNamed = choices.known.some((choice) => choice.value === value);
  const chosen = useProject(value && !isNamed ? value : '');
  const known = chosen.data ? [...choices.known, choiceOf(chosen.data.data)] : choices.known;
  return { ...choices, known };
}
