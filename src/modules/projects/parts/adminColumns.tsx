import { IconBuildingSkyscraper } from '@tabler/icons-react';
import type { Project } from '@/api/generated/types.gen';
import { RowCard, RowName } from '@/shared/collection/Row';
import { count, formatCalendarDate, formatNumber } from '@/shared/format/format';
import type { TableColumn } from '@/shared/table/rowTypes';
import { StatusTag } from '@/shared/ui/Tag';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import classes from '../Cover.module.css';

/** @param hrefTo the address with a project open */
export const columnsOf = (hrefTo: (id: string) => string): readonly TableColumn<Project>[] => [
  {
    id: 'name',
    header: 'Name',
    size: 300,
    sort: 'name',
    sticky: true,
    cell: ({ id, name, coverUrl }) => (
      <RowName
        href={hrefTo(id)}
        name={name}
        picture={
          <Thumbnail url={coverUrl} icon={IconBuildingSkyscraper} className={classes.small} />
        }
      />
    ),
  },
  { id: 'code', header: 'Code', size: 90, sort: 'code', cell: ({ code }) => code },
  {
    id: 'projectType',
    header: 'Type',
    size: 210,
    sort: 'projectType',
    cell: ({ projectType }) => projectType,
  },
  {
    id: 'status',
    header: 'Status',
    size: 110,
    sort: 'status',
    cell: ({ status }) => <StatusTag status={status} />,
  },
  {
    id: 'memberCount',
    header: 'Members',
    size: 96,
    sort: 'memberCount',
    cell: ({ memberCount }) => formatNumber(memberCount),
  },
  {
    id: 'startDate',
    header: 'Start',
    size: 120,
    sort: 'startDate',
    cell: ({ startDate }) => formatCalendarDate(startDate),
  },
  {
    id: 'targetFinishDate',
    header: 'Target finish',
    size: 130,
    sort: 'targetFinishDate',
    cell: ({ targetFinishDate }) => (targetFinishDate ? formatCalendarDate(targetFinishDate) : ''),
  },
];

/** Shows a project on a phone. */
export function AdminProjectCard({ project, href }: { project: Project; href: string }) {
  const { name, code, projectType, status, memberCount } = project;
  return (
    <RowCard
      href={href}
      name={name}
      mark={<StatusTag status={status} />}
      lines={[`${code} · ${projectType}`, count(memberCount, 'member')]}
    />
  );
}
