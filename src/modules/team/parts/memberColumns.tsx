import type { Member } from '@/api/generated/types.gen';
import { namesOf } from '@/shared/format/labels';
import type { TableColumn } from '@/shared/table/rowTypes';
import { lastActiveColumn, nameColumn, statusColumn } from './personColumns';

export const projectNames = ({ projects }: Member): string =>
  namesOf(projects.map(({ projectName }) => ({ name: projectName })));

/** Returns the companies of a person, each once. */
export const companyNames = ({ projects }: Member): string =>
  [...new Set(projects.flatMap(({ companyName }) => companyName ?? []))].join(', ');

/** @param hrefTo the address with a person open */
export const memberColumns = (
  hrefTo: (id: string) => string,
  userId: string,
): readonly TableColumn<Member>[] => [
  nameColumn(hrefTo, userId, 240),
  { id: 'email', header: 'Email', size: 230, sort: 'email', cell: ({ email }) => email },
  { id: 'company', header: 'Company', size: 180, cell: companyNames },
  {
    id: 'projects',
    header: 'Projects',
    size: 260,
    sort: 'projectCount',
    cell: (member) => <span className="cut">{projectNames(member)}</span>,
  },
  lastActiveColumn(120),
  statusColumn(130),
];
