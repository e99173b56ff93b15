import { HostSelect } from '@/shared/forms/choices/HostSelect';
import { useChoices } from '@/shared/forms/choices/useChoices';
import { companyChoice, personChoice } from './partyChoices';
import { projectMemberPages } from './projectMembers';
import { useNewCompany } from './useNewCompany';

const kinds = ['role', 'company', 'person'] as const;

/** A person, a company or a role of a project. */
export interface Party {
  kind: (typeof kinds)[number];
  id: string;
  name: string;
}

export const partyKey = ({ kind, id }: Pick<Party, 'kind' | 'id'>) => `${kind} ${id}`;

interface Props {
  projectId: string;
  /** The keys of those that are chosen already. */
  taken: readonly string[];
  onAdd: (party: Party) => void;
}

/** Chooses a role, a company or a person of the project. */
export function AddParty({ projectId, taken, onAdd }: Props) {
  const choices = useChoices({
    operation: 'listProjectMembers',
    pages: (q) => projectMemberPages(projectId, { ...(q && { q }) }),
    choicesOf: (pages) => [
      ...(pages[0]?.roles ?? []).map(({ id, name }) => ({
        value: partyKey({ kind: 'role', id }),
        label: name,
        group: 'Roles',
      })),
      ...(pages[0]?.companies ?? []).map((company) => ({
        ...companyChoice(company),
        value: partyKey({ kind: 'company', id: company.id }),
        group: 'Companies',
      })),
      ...pages
        .flatMap(({ data }) => data)
        .map((person) => ({
          ...personChoice(person),
          value: partyKey({ kind: 'person', id: person.id }),
          group: 'People',
        })),
    ],
  });
  const creation = useNewCompany(projectId, choices, ({ id, name }) =>
    onAdd({ kind: 'company', id, name }),
  );
  const offered = creation.choices.options.filter(({ value }) => !taken.includes(value));
  return (
    <>
      <HostSelect
        // A new field after each choice.
        key={taken.length}
        label="Add a role, company or person"
        placeholder="Search"
        data-autofocus
        openOnFocus={false}
        maxDropdownHeight={280}
        value={null}
        choices={{ ...choices, options: offered }}
        onChange={(key, choice) => {
          if (creation.begins(key)) return;
          const [kind, id] = (key ?? '').split(' ');
          const found = kinds.find((known) => known === kind);
          if (found && id && choice) onAdd({ kind: found, id, name: choice.label });
        }}
      />
      {creation.dialog}
    </>
  );
}
