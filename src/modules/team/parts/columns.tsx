import type { TeamMember } from '@/api/generated/types.gen';
import { RowName } from '@/shared/collection/Row';
import type { TableColumn } from '@/shared/table/DataTable';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Since } from '@/shared/ui/Since';
import classes from '../Team.module.css';
import { CourtBar } from './CourtBar';
import { TeamStatusTag } from './TeamStatusTag';

/**
 * @param hrefTo the address with a member open
 * @param most the most that waits for one of them
 */
export const columnsOf = (
  hrefTo: (id: string) => string,
  userId: string,
  most: number,
): readonly TableColumn<TeamMember>[] => [
  {
    id: 'name',
    header: 'Name',
    size: 215,
    sort: 'name',
    sticky: true,
    cell: (member) => (
      <RowName
        href={hrefTo(member.id)}
        name={member.name}
        picture={<PersonAvatar person={member} size={26} />}
        mark={member.id === userId && <span className={classes.you}>You</span>}
      />
    ),
  },
  { id: 'jobTitle', header: 'Job title', size: 165, cell: ({ jobTitle }) => jobTitle ?? '' },
  {
    id: 'company',
    header: 'Company',
    size: 165,
    sort: 'companyName',
    cell: ({ companyName }) => companyName ?? '',
  },
  { id: 'role', header: 'Role', size: 150, sort: 'role', cell: ({ roleName }) => roleName },
  {
    id: 'inCourt',
    header: 'In their court',
    size: 170,
    sort: 'inCourtCount',
    cell: ({ inCourtCount: count, overdueCount: overdue }) => (
      <CourtBar {...{ count, overdue, most }} />
    ),
  },
  {
    id: 'lastActive',
    header: 'Last active',
    size: 110,
    sort: 'lastActiveAt',
    cell: ({ lastActiveAt }) => lastActiveAt && <Since at={lastActiveAt} />,
  },
  {
    id: 'status',
    header: 'Status',
    size: 95,
    sort: 'status',
    cell: ({ status }) => <TeamStatusTag status={status} />,
  },
];
