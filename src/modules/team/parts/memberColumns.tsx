import type { Member } from '@/api/generated/types.gen';
import { RowName } from '@/shared/collection/Row';
import { namesOf } from '@/shared/format/labels';
import type { TableColumn } from '@/shared/table/DataTable';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Since } from '@/shared/ui/Since';
import classes from '../Team.module.css';
import { TeamStatusTag } from './TeamStatusTag';

export const projectNames = ({ projects }: Member): string =>
  namesOf(projects.map(({ projectName }) => ({ name: projectName })));

/** The companies of a person, each once. */
export const companyNames = ({ projects }: Member): string =>
  [...new Set(projects.flatMap(({ companyName }) => companyName ?? []))].join(', ');

/** @param hrefTo the address with a person open */
export const memberColumns = (
  hrefTo: (id: string) => string,
  userId: string,
): readonly TableColumn<Member>[] => [
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
  { id: 'email', header: 'Email', size: 230, sort: 'email', cell: ({ email }) => email },
  { id: 'company', header: 'Company', size: 180, cell: companyNames },
  {
    id: 'projects',
    header: 'Projects',
    size: 260,
    sort: 'projectCount',
    cell: (member) => <span className={classes.clip}>{projectNames(member)}</span>,
  },
  {
    id: 'lastActive',
    header: 'Last active',
    size: 120,
    sort: 'lastActiveAt',
    cell: ({ lastActiveAt }) => lastActiveAt && <Since at={lastActiveAt} />,
  },
  {
    id: 'status',
    header: 'Status',
    size: 130,
    sort: 'status',
    cell: ({ status }) => <TeamStatusTag status={status} />,
  },
];
