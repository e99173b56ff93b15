import type { Project, ProjectAction } from '@/api/generated/types.gen';
import type { Choice } from '@/shared/forms/choices/choices';
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
export function ProjectSelect({ permitted, ...props }: Props) {
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
  const isNamed = choices.known.some(({ value }) => value === props.value);
  const chosen = useProject(props.value && !isNamed ? props.value : '');
  const known = chosen.data ? [...choices.known, choiceOf(chosen.data.data)] : choices.known;
  return <HostSelect {...props} choices={{ ...choices, known }} />;
}
