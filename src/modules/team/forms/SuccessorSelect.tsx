import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { asApiError } from '@/api/apiError';
import { projectMembersOptions } from '@/records/people/projectMembers';
import { failureText } from '@/shared/errors/operationTexts';

/** Why somebody cannot take over, by the code of the host. */
const faults: Readonly<Record<string, string>> = {
  duty: 'The role of this person does not allow what the records need. Choose another person.',
  hidden: 'This person does not see all of the records. Choose another person.',
  reference: 'This person is no longer in the project. Choose another person.',
  required: 'Choose who takes over.',
};

/** Returns what is wrong with the chosen successor; undefined if the failure is another one. */
export function successorFault(error: unknown, pointer: string): string | undefined {
  if (error === null) return undefined;
  const found = asApiError(error).errors?.find((problem) => problem.pointer === pointer);
  return found && (faults[found.code] ?? faults.reference);
}

interface Props {
  projectId: string;
  /** Whose records are handed over. */
  memberId: string;
  label: string;
  description?: string;
  value: string | null;
  error?: string | undefined;
  onChange: (id: string | null) => void;
}

/** Chooses the member of a project who takes over. */
export function SuccessorSelect({ projectId, memberId, error, ...props }: Props) {
  const people = useQuery(projectMembersOptions(projectId));
  const others = (people.data?.data ?? []).filter(({ id }) => id !== memberId);
  return (
    <Select
      {...props}
      searchable
      required
      data={others.map(({ id, name, roleName }) => ({ value: id, label: `${name}, ${roleName}` }))}
      nothingFoundMessage={people.isFetching ? 'Searching' : 'Nothing found'}
      error={error ?? (people.error && failureText('listProjectMembers', people.error))}
    />
  );
}
