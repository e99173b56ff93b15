import { useInfiniteQuery } from '@tanstack/react-query';
import { zTeamSort, zTeamStatus } from '@/api/generated/schemas/team.gen';
import { projectMemberPages } from '@/records/people/projectMembers';
import { useParties } from '@/records/people/useParties';
import { type Filter, oneOf } from '@/shared/collection/filter/filters';
import { HostFilter } from '@/shared/collection/filter/HostFilter';
import { allOr } from '@/shared/collection/filter/options';
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

/** The filters of a project's team. */
export function useTeamFilters(
  { view, change }: ViewControl<typeof teamView>,
  projectId: string,
): readonly Filter[] {
  const members = useInfiniteQuery(projectMemberPages(projectId));
  const roles = members.data?.pages[0]?.roles ?? [];
  return [
    oneOf({
      label: 'Role',
      value: view.role,
      options: [
        { value: '', label: 'All roles' },
        ...roles.map(({ id, name }) => ({ value: id, label: name })),
      ],
      onChange: (role) => change({ role }),
    }),
    {
      label: 'Company',
      isSet: view.company !== '',
      clear: () => change({ company: '' }),
      control: (
        <CompanyFilter
          projectId={projectId}
          value={view.company}
          onChange={(company) => change({ company })}
        />
      ),
    },
    statusFilter(view.status, (status) => change({ status })),
  ];
}

interface CompanyFilterProps {
  projectId: string;
  value: string;
  onChange: (companyId: string) => void;
}

function CompanyFilter({ projectId, ...props }: CompanyFilterProps) {
  const choices = useParties(projectId, {
    people: false,
    companies: true,
    chosen: props.value ? [props.value] : [],
  });
  return <HostFilter label="Company" choices={choices} {...props} />;
}

type Status = (typeof zTeamStatus.options)[number] | 'all';

export const statusFilter = (value: Status, onChange: (status: Status) => void): Filter =>
  oneOf({
    label: 'Status',
    value,
    options: allOr('Any status', zTeamStatus.options),
    onChange,
  });
