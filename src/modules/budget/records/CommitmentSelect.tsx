import { listCommitmentsInfiniteOptions } from '@/api/generated/budget.gen';
import { byCursor } from '@/shared/collection/byCursor';
import { unique } from '@/shared/forms/choices/choices';
import { HostSelect } from '@/shared/forms/choices/HostSelect';
import { useChoices } from '@/shared/forms/choices/useChoices';

export interface NamedCommitment {
  id: string;
  number: string;
  title: string;
}

interface Props {
  label: string;
  projectId: string;
  /** Those that the record names. */
  names: readonly NamedCommitment[];
  value: string;
  onChange: (id: string) => void;
}

const choiceOf = ({ id, number, title }: NamedCommitment) => ({
  value: id,
  label: `${number} ${title}`,
});

/** Chooses the approved commitment that a row of a change order adds to. */
export function CommitmentSelect({ label, projectId, names, value, onChange }: Props) {
  const choices = useChoices({
    operation: 'listCommitments',
    pages: (q) => ({
      ...listCommitmentsInfiniteOptions({
        path: { projectId },
        query: { ...(q && { q }), status: 'approved', limit: 100 },
      }),
      ...byCursor(projectId),
    }),
    choicesOf: (pages) =>
      pages
        .flatMap(({ data }) => data)
        .map((found) => ({ ...choiceOf(found), detail: found.company.name })),
  });
  return (
    <HostSelect
      aria-label={label}
      placeholder="No commitment"
      clearable
      clearButtonProps={{ 'aria-label': 'No commitment' }}
      choices={{ ...choices, known: unique([...choices.known, ...names.map(choiceOf)]) }}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
