import { useInfiniteQuery } from '@tanstack/react-query';
import { zTeamSort, zTeamStatus } from '@/api/generated/schemas/team.gen';
import { MemberSelect } from '@/records/people/MemberSelect';
import { projectMemberPages } from '@/records/people/projectMembers';
import { allOr, FilterSelect } from '@/shared/collection/filter/FilterSelect';
import { filterField } from '@/shared/collection/filter/filterField';
import {
  choice,
  filter,
  openItem,
  searchWords,
  textFilter,
  type ViewControl,
} from '@/shared/collection/view';

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

interface Props {
  state: ViewControl<typeof teamView>;
  projectId: string;
}

export function TeamFilters({ state: { view, change }, projectId }: Props) {
  const members = useInfiniteQuery(projectMemberPages(projectId));
  const roles = members.data?.pages[0]?.roles ?? [];
  return (
    <>
      <FilterSelect
        label="Role"
        value={view.role}
        options={[
          { value: '', label: 'All roles' },
          ...roles.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(role) => change({ role })}
      />
      <MemberSelect
        {...filterField}
        aria-label="Company"
        placeholder="All companies"
        of="companies"
        projectId={projectId}
        value={view.company || null}
        onChange={(company) => change({ company: company ?? '' })}
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
  <FilterSelect label="Status" options={allOr('Any status', zTeamStatus.options)} {...props} />
);
