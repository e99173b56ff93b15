import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/shared/errors/operationTexts';
import { projectMembersOptions } from './projectMembers';
import { useNewCompany } from './useNewCompany';

/** A person, a company or a role of a project. */
export interface Party {
  kind: 'role' | 'company' | 'person';
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

const groupLabels = ['Roles', 'Companies', 'People'];

/** Chooses a role, a company or a person of the project. */
export function AddParty({ projectId, taken, onAdd }: Props) {
  const members = useQuery(projectMembersOptions(projectId));
  const [search, setSearch] = useState('');
  const creation = useNewCompany(projectId, ({ id, name }) => onAdd({ kind: 'company', id, name }));
  const people = members.data?.data ?? [];
  const roles = new Map(people.map(({ role, roleName }) => [role, roleName]));
  const of = (kind: Party['kind'], all: Iterable<readonly [string, string]>) =>
    [...all].map(([id, name]): Party => ({ kind, id, name }));
  const groups = [
    of('role', roles),
    of(
      'company',
      (members.data?.companies ?? []).map(({ id, name }) => [id, name] as const),
    ),
    of(
      'person',
      people.map(({ id, name }) => [id, name] as const),
    ),
  ];
  const free = groups.map((all) => all.filter((party) => !taken.includes(partyKey(party))));
  const names = free.flat().map(({ name }) => name);
  const created = creation.optionFor(search, names);
  return (
    <>
      <Select
        label="Add a role, company or person"
        placeholder="Search"
        searchable
        data-autofocus
        openOnFocus={false}
        maxDropdownHeight={280}
        limit={100}
        value={null}
        searchValue={search}
        onSearchChange={setSearch}
        data={[
          ...free.map((parties, i) => ({
            group: groupLabels[i] ?? '',
            items: parties.map((party) => ({ value: partyKey(party), label: party.name })),
          })),
          ...(created.length > 0 ? [{ group: 'New company', items: created }] : []),
        ]}
        onChange={(key) => {
          if (creation.begins(key, search)) return;
          const party = free.flat().find((candidate) => partyKey(candidate) === key);
          if (party) onAdd(party);
        }}
        nothingFoundMessage={members.isPending ? 'Loading' : 'Nobody found'}
        error={members.error && failureText('listProjectMembers', members.error)}
      />
      {creation.dialog}
    </>
  );
}
