import type { Party, WorkItem } from '@/api/generated/types.gen';
import { DueDate } from '@/records/common/marks';
import { recordNumber, recordPath, recordTypes } from '@/records/common/recordTypes';
import { count } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import classes from './WorkLists.module.css';

/** 'You' if the user is named as a person, not only through the company. */
function courtText(parties: readonly Party[], userId: string): string {
  const [first, ...others] = parties.toSorted(
    (a, b) => Number(b.id === userId) - Number(a.id === userId),
  );
  if (!first) return 'Nobody';
  const name = first.id === userId ? 'You' : first.name;
  return others.length > 0 ? `${name} +${others.length}` : name;
}

/** A record of any log. The whole row links to it. */
export function WorkRow({ item, userId }: { item: WorkItem; userId: string }) {
  const hrefTo = useProjectHref();
  const { type, title, ballInCourt, daysInCourt, dueDate, overdue } = item;
  const Icon = recordTypes[type].icon;
  return (
    <AppLink
      href={hrefTo(recordPath(item))}
      className={`grid text text-sm undecorated hovered ring-inside ${classes.row}`}
    >
      <Icon size={16} aria-hidden="true" className={classes.icon} />
      <span className={`cut medium ${classes.title}`}>
        <span className={`quiet medium ${classes.number}`}>{recordNumber(item)}</span> {title}
      </span>
      <span className={`flex wrap between quiet text-xs ${classes.facts}`}>
        <span className="clip ellipsis">
          {courtText(ballInCourt, userId)} ·{' '}
          {daysInCourt === 0 ? 'since today' : `for ${count(daysInCourt, 'day')}`}
        </span>
        <span className={classes.due}>
          {dueDate && !overdue && 'Due '}
          {dueDate ? <DueDate dueDate={dueDate} overdue={overdue} /> : 'No due date'}
        </span>
      </span>
    </AppLink>
  );
}
