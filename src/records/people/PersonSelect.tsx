import { listMembersInfiniteOptions } from '@/api/generated/members.gen';
import { useOffers } from '@/api/offers';
import { accountByCursor } from '@/shared/collection/byCursor';
import { fullName } from '@/shared/format/labels';
import { unique } from '@/shared/forms/choices/choices';
import { HostSelect } from '@/shared/forms/choices/HostSelect';
import { useChoices } from '@/shared/forms/choices/useChoices';

interface Person {
  id: string;
  name: string;
}

interface Props {
  label: string;
  description?: string;
  placeholder?: string;
  value: string | null;
  /** The name of the chosen person, for the time before the search finds them. */
  name?: string | null;
  onChange: (person: Person | null) => void;
  /** Who is not offered. */
  without?: readonly string[];
  clearable?: boolean;
}

const NOBODY: readonly string[] = [];

/** Finds an active person of the account. Renders nothing if the host has no list of them. */
export function PersonSelect({ value, name, onChange, without = NOBODY, ...props }: Props) {
  const isOffered = useOffers()('listMembers');
  const choices = useChoices({
    operation: 'listMembers',
    pages: (q) => ({
      ...listMembersInfiniteOptions({ query: { ...(q && { q }), status: 'active', limit: 100 } }),
      ...accountByCursor,
    }),
    choicesOf: (pages) =>
      pages
        .flatMap(({ data }) => data)
        .filter(({ id }) => !without.includes(id))
        .map(({ jobTitle, email, ...person }) => ({
          value: person.id,
          label: fullName(person),
          name: person.name,
          detail: [jobTitle, email].filter(Boolean).join(', '),
        })),
    enabled: isOffered,
  });
  if (!isOffered) return null;
  const known = value && name ? [...choices.known, { value, label: name }] : choices.known;
  return (
    <HostSelect
      {...props}
      clearButtonProps={{ 'aria-label': 'Clear person' }}
      choices={{ ...choices, known: unique(known) }}
      value={value}
      onChange={(id, choice) => onChange(id && choice ? { id, name: choice.label } : null)}
    />
  );
}
