import type { TeamMember } from '@/api/generated/types.gen';
import { RowName } from '@/shared/collection/Row';
import { formatNumber } from '@/shared/format/format';
import type { TableColumn } from '@/shared/table/DataTable';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Since } from '@/shared/ui/Since';
import classes from '../Team.module.css';
import { TeamStatusTag } from './TeamStatusTag';

/** @param hrefTo the address with a member open */
export const columnsOf = (
  hrefTo: (id: string) => string,
  userId: string,
): readonly TableColumn<TeamMember>[] => [
  {
    id: 'name',
    header: 'Name',
    size: 240,
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
  { id: 'jobTitle', header: 'Job title', size: 180, cell: ({ jobTitle }) => jobTitle ?? '' },
  {
    id: 'company',
    header: 'Company',
    size: 190,
    sort: 'companyName',
    cell: ({ companyName }) => companyName ?? '',
  },
  { id: 'role', header: 'Role', size: 170, sort: 'role', cell: ({ roleName }) => roleName },
  {
    id: 'inCourt',
    header: 'In their court',
    size: 120,
    sort: 'inCourtCount',
    cell: ({ inCourtCount }) => (inCourtCount > 0 ? formatNumber(inCourtCount) : ''),
  },
  {
    id: 'lastActive',
    header: 'Last active',
    size: 130,
    sort: 'lastActiveAt',
    cell: ({ lastActiveAt }) => lastActiveAt && <Since at={lastActiveAt} />,
  },
  {
    id: 'status',
    header: 'Status',
    size: 150,
    sort: 'status',
    cell: ({ status }) => <TeamStatusTag status={status} />,
  },
];
