import { IconLock } from '@tabler/icons-react';
import type { PunchItemRow } from '@/api/generated/types.gen';
import { formatSince } from '@/shared/format/format';
import { optionLabel } from '@/shared/log/labels';
import { Court, DueDate, PriorityMark, StatusBadge } from '@/shared/log/marks';
import { AppLink } from '@/shared/routing/AppLink';
import type { TableColumn } from '@/shared/table/DataTable';
import classes from './parts/PunchItems.module.css';

/** @param hrefTo The address of a punch item's own page. */
export const columnsOf = (hrefTo: (id: string) => string): TableColumn<PunchItemRow>[] => [
  {
    id: 'number',
    header: 'No.',
    size: 84,
    sort: 'number',
    cell: ({ number }) => <span className={classes.number}>{number ?? '–'}</span>,
  },
  {
    id: 'title',
    header: 'Title',
    size: 340,
    sort: 'title',
    cell: ({ id, title, private: isPrivate }) => (
      <>
        <AppLink href={hrefTo(id)} className={classes.title} title={title}>
          {title}
        </AppLink>
        {isPrivate && <IconLock size={14} role="img" aria-label="Private" />}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    size: 168,
    sort: 'status',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'priority',
    header: 'Priority',
    size: 104,
    sort: 'priority',
    cell: ({ priority }) => <PriorityMark priority={priority} />,
  },
  {
    id: 'court',
    header: 'Ball in court',
    size: 210,
    sort: 'daysInCourt',
    cell: ({ ballInCourt, daysInCourt }) => <Court parties={ballInCourt} days={daysInCourt} />,
  },
  {
    id: 'due',
    header: 'Due',
    size: 168,
    sort: 'dueDate',
    cell: ({ dueDate, overdue }) => <DueDate dueDate={dueDate} overdue={overdue} />,
  },
  {
    id: 'location',
    header: 'Location',
    size: 190,
    cell: ({ location, locationDetail }) =>
      [location && optionLabel(location), locationDetail].filter(Boolean).join(' · '),
  },
  {
    id: 'discipline',
    header: 'Discipline',
    size: 140,
    cell: ({ discipline }) => discipline && optionLabel(discipline),
  },
  {
    id: 'type',
    header: 'Type',
    size: 140,
    cell: ({ punchType }) => optionLabel(punchType),
  },
  {
    id: 'category',
    header: 'Category',
    size: 120,
    cell: ({ category }) => category && optionLabel(category),
  },
  {
    id: 'assignees',
    header: 'Assignees',
    size: 200,
    cell: ({ assignees }) => assignees.map(({ name }) => name).join(', '),
  },
  {
    id: 'updated',
    header: 'Updated',
    size: 120,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => formatSince(updatedAt),
  },
];

/** What is shown until somebody chooses otherwise. */
export const initialColumns = [
  'number',
  'title',
  'status',
  'priority',
  'court',
  'due',
  'location',
] as const;
