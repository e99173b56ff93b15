import { asApiError } from '@/api/apiError';
import { MemberSelect } from '@/records/people/MemberSelect';

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
export const SuccessorSelect = ({ memberId, ...props }: Props) => (
  <MemberSelect {...props} required without={[memberId]} />
);
