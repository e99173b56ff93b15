import { IconLock } from '@tabler/icons-react';
import { optionLabel } from '@/shared/format/labels';
import { AppLink } from '@/shared/routing/AppLink';
import { Since } from '@/shared/ui/Since';
import { StatusTag } from '@/shared/ui/Tag';
import { BallInCourt, DueDate, PriorityMark } from '../../common/marks';
import classes from '../Log.module.css';
import { placeOf } from '../locationText';
import type { RecordRow } from '../log';
import type { LogColumn } from '../logColumn';

/**
 * Returns the columns that all logs have, by their ids.
 *
 * @param hrefTo The address of a record's own page.
 */
export const commonColumns = (hrefTo: (id: string) => string) =>
  ({
    number: {
      id: 'number',
      exports: ['number'],
      sticky: true,
      header: 'No.',
      size: 88,
      least: 72,
      place: 'number',
      sort: 'number',
      cell: ({ number }) => <span className="quiet nowrap">{number ?? '–'}</span>,
    },
    title: {
      id: 'title',
      exports: ['title'],
      sticky: true,
      header: 'Title',
      size: 320,
      least: 240,
      place: 'name',
      sort: 'title',
      cell: ({ id, title, private: isPrivate, resolution, closeReason }) => (
        <>
          <AppLink
            href={hrefTo(id)}
            className={`clip text medium undecorated ellipsis lined ${classes.title}`}
            title={title}
            data-void={resolution === 'void' || closeReason === 'void' || undefined}
          >
            {title}
          </AppLink>
          {(resolution === 'void' || closeReason === 'void') && (
            <span className="quiet text-xs">Void</span>
          )}
          {isPrivate && <IconLock size={14} role="img" aria-label="Private" />}
        </>
      ),
    },
    status: {
      id: 'status',
      edit: 'status',
      exports: ['status'],
      header: 'Status',
      size: 190,
      least: 186,
      place: 'status',
      sort: 'status',
      cell: ({ status }) => <StatusTag status={status} />,
    },
    priority: {
      id: 'priority',
      exports: ['priority'],
      header: 'Priority',
      size: 104,
      least: 92,
      sort: 'priority',
      cell: ({ priority }) => <PriorityMark priority={priority} />,
    },
    court: {
      id: 'court',
      exports: ['ballInCourt', 'daysInCourt'],
      header: 'Ball in court',
      size: 210,
      least: 168,
      place: 'party',
      sort: 'daysInCourt',
      cell: ({ ballInCourt, daysInCourt }) => (
        <BallInCourt parties={ballInCourt} days={daysInCourt} />
      ),
    },
    due: {
      id: 'due',
      edit: 'due',
      exports: ['dueDate', 'overdue'],
      header: 'Due',
      size: 200,
      least: 190,
      place: 'day',
      sort: 'dueDate',
      cell: ({ dueDate, overdue }) => <DueDate dueDate={dueDate} overdue={overdue} />,
    },
    location: {
      id: 'location',
      exports: ['location', 'projectLocation', 'locationDetail'],
      header: 'Location',
      size: 190,
      least: 132,
      cell: placeOf,
    },
    discipline: {
      id: 'discipline',
      exports: ['discipline'],
      header: 'Discipline',
      size: 140,
      cell: ({ discipline }) => discipline && optionLabel(discipline),
    },
    category: {
      id: 'category',
      exports: ['category'],
      header: 'Category',
      size: 120,
      cell: ({ category }) => category && optionLabel(category),
    },
    assignees: {
      id: 'assignees',
      edit: 'assign',
      exports: ['assignees'],
      header: 'Assignees',
      size: 200,
      cell: ({ assignees }) => assignees.map(({ name }) => name).join(', '),
    },
    updated: {
      id: 'updated',
      exports: ['updatedAt'],
      header: 'Updated',
      size: 120,
      sort: 'updatedAt',
      cell: ({ updatedAt }) => <Since at={updatedAt} />,
    },
  }) satisfies Record<string, LogColumn<RecordRow>>;
