import { Text } from '@mantine/core';
import type { WorkItem } from '@/api/generated/types.gen';
import { count, formatCalendarDate } from '@/shared/format/format';
import { recordNumber, recordPath, recordTypes } from '@/shared/records/recordTypes';
import { AppLink } from '@/shared/routing/AppLink';
import { href } from '@/shared/routing/paths';
import { useShown } from '@/shared/ui/useShown';
import classes from '../Team.module.css';

interface Props {
  projectId: string;
  records: readonly WorkItem[];
  /** May be more than the listed ones. */
  total: number;
}

/** The records that wait for a person. */
export function InCourt({ projectId, records, total }: Props) {
  const { shown, more } = useShown(records);
  return (
    <>
      <Text fw={600} mt="md" component="h3" size="sm">
        In their court{total > 0 && `: ${count(total, 'record')}`}
      </Text>
      {records.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing waits for this person.
        </Text>
      )}
      <ul className={classes.records}>
        {shown.map((record) => {
          const Icon = recordTypes[record.type].icon;
          return (
            <li key={`${record.type} ${record.id}`}>
              <AppLink href={href(recordPath(record), { project: projectId })}>
                <Icon size={16} aria-hidden="true" />
                <span className={classes.number}>{recordNumber(record)}</span>
                <span className={classes.title}>{record.title}</span>
                {record.dueDate && (
                  <span className={classes.due} data-overdue={record.overdue || undefined}>
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
    </>
  );
}
