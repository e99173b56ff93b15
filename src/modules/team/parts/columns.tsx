import type { TeamMember } from '@/api/generated/types.gen';
import type { TableColumn } from '@/shared/table/rowTypes';
import { CourtBar } from './CourtBar';
import { lastActiveColumn, nameColumn, statusColumn } from './personColumns';

/**
 * @param hrefTo the address with a member open
 * @param most the most that waits for one of them
 */
export const columnsOf = (
  hrefTo: (id: string) => string,
  userId: string,
  most: number,
): readonly TableColumn<TeamMember>[] => [
  nameColumn(hrefTo, userId, 215),
  {
    id: 'jobTitle',
    header: 'Job title',
    size: 165,
    priority: -1,
    cell: ({ jobTitle }) => jobTitle ?? '',
  },
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
  lastActiveColumn(110),
  statusColumn(95),
];
