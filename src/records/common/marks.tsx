import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconEqual,
  IconFlame,
} from '@tabler/icons-react';
import type { LogRow, Party, Priority } from '@/api/generated/types.gen';
import { calendarFormat, count, formatCalendarDate } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { daysBetween, today } from '@/shared/format/region';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import classes from './marks.module.css';

const priorityIcons = {
  urgent: IconFlame,
  high: IconArrowUp,
  normal: IconEqual,
  low: IconArrowDown,
} as const;

export function PriorityMark({ priority }: { priority: Priority }) {
  const Icon = priorityIcons[priority];
  return (
    <span
      className={`inline-flex items-center gap-4 min-w-0 quiet ${classes.priority}`}
      data-priority={priority}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={`clip ellipsis ${classes.name}`}>{optionLabel(priority)}</span>
    </span>
  );
}

/** Shows who has the ball in court, and for how many days. */
export function BallInCourt({
  parties,
  days,
}: {
  parties: readonly Party[];
  days: LogRow['daysInCourt'];
}) {
  const [first, ...others] = parties;
  if (!first) return <span className="quiet">Nobody</span>;
  return (
    <span className={`inline-flex items-center gap-4 min-w-0 ${classes.person}`}>
      <PersonAvatar person={first} size={22} />
      <span className={`clip ellipsis ${classes.name}`}>
        {first.name}
        {others.length > 0 && ` +${others.length}`}
      </span>
      <span className={`quiet rigid ${classes.days}`}>{days === 0 ? 'today' : `${days} d`}</span>
    </span>
  );
}

const shortDay = calendarFormat({ month: 'short', day: 'numeric' });

/** 'Nov 10' in this year, 'Nov 10, 2025' in others. */
export const formatShortDay = (day: string) =>
  day.slice(0, 4) === today().slice(0, 4) ? shortDay(day) : formatCalendarDate(day);

/** Shows the due date, and how many days late it is. */
export function DueDate({ dueDate, overdue }: Pick<LogRow, 'dueDate' | 'overdue'>) {
  if (!dueDate) return <span className="quiet">None</span>;
  if (!overdue) return <>{formatCalendarDate(dueDate)}</>;
  const late = Math.max(1, daysBetween(dueDate, today()));
  return (
    <span className={`inline-flex items-center gap-4 min-w-0 negative medium ${classes.overdue}`}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      {formatShortDay(dueDate)}, {count(late, 'day')} late
    </span>
  );
}
