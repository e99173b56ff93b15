import { zTeamSort, zTeamStatus } from '@/api/generated/schemas/team.gen';
import type { ListProjectMembersResponse, ProjectMember } from '@/api/generated/types.gen';
import { allOr, FilterSelect } from '@/shared/collection/filter/FilterSelect';
import {
  choice,
  filter,
  openItem,
  searchWords,
  textFilter,
  type ViewControl,
} from '@/shared/collection/view';
import { statusLabels } from './TeamStatusTag';

export const teamView = {
  q: searchWords,
  role: textFilter(),
  status: filter(zTeamStatus.options),
  company: textFilter(),
  sort: choice(zTeamSort._zod.def.innerType.options, 'name'),
  member: openItem(),
  /** The list of what a new project needs leads to the invitation. */
  invite: openItem(),
};

/** Returns the roles that members have, as options. */
const rolesOf = (members: readonly ProjectMember[]) =>
  [...new Map(members.map(({ role, roleName }) => [role, roleName]))]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));

interface Props {
  state: ViewControl<typeof teamView>;
  /** Undefined until loaded. */
  members: ListProjectMembersResponse | undefined;
}

export function TeamFilters({ state: { view, change }, members }: Props) {
  return (
    <>
      <FilterSelect
        label="Role"
        value={view.role}
        options={[{ value: '', label: 'All roles' }, ...rolesOf(members?.data ?? [])]}
        onChange={(role) => change({ role })}
      />
      <FilterSelect
        label="Company"
        value={view.company}
        options={[
          { value: '', label: 'All companies' },
          ...(members?.companies ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(company) => change({ company })}
      />
      <StatusFilter value={view.status} onChange={(status) => change({ status })} />
    </>
  );
}

type Status = (typeof zTeamStatus.options)[number] | 'all';

interface StatusFilterProps {
  value: Status;
  onChange: (status: Status) => void;
}

export const StatusFilter = (props: StatusFilterProps) => (
  <FilterSelect
    label="Status"
    options={allOr('Any status', zTeamStatus.options, (status) => statusLabels[status])}
    {...props}
  />
);
