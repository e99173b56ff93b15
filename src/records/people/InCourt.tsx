import type { WorkItem } from '@/api/generated/types.gen';
import { count, formatCalendarDate } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { href } from '@/shared/routing/paths';
import { useShown } from '@/shared/ui/useShown';
import { recordNumber, recordPath, recordTypes } from '../common/recordTypes';
import { Section } from '../common/SectionHeading';
import classes from './People.module.css';

const FEW = 3;

interface Props {
  projectId: string;
  records: readonly WorkItem[];
  /** May be more than the listed ones. */
  total: number;
  /** Whether only the most urgent ones are shown. */
  few?: boolean;
}

/** The records that wait for a person. */
export function InCourt({ projectId, records, total, few }: Props) {
  const { shown, more } = useShown(few ? records.slice(0, FEW) : records);
  return (
    <Section title={`In their court${total > 0 ? `: ${count(total, 'record')}` : ''}`}>
      {records.length === 0 && (
        <p className="m-top-8 quiet text-sm">Nothing waits for this person.</p>
      )}
      <ul className={`grid m-top-8 p-0 unlisted ${classes.records}`} data-wrap={few}>
        {shown.map((record) => {
          const Icon = recordTypes[record.type].icon;
          return (
            <li key={`${record.type} ${record.id}`}>
              <AppLink href={href(recordPath(record), { project: projectId })}>
                <Icon size={16} aria-hidden="true" />
                <span className="rigid quiet digits">{recordNumber(record)}</span>
                <span className={`grow min-w-0 cut ${classes.title}`}>{record.title}</span>
                {record.dueDate && (
                  <span
                    className={`rigid quiet text-xs ${classes.due}`}
                    data-overdue={record.overdue || undefined}
                  >
                    {record.overdue ? 'Overdue since ' : 'Due '}
                    {formatCalendarDate(record.dueDate)}
                  </span>
                )}
              </AppLink>
            </li>
          );
        })}
      </ul>
      {more}
    </Section>
  );
}
