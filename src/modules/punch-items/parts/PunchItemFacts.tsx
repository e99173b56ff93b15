import type { PunchItem } from '@/api/generated/types.gen';
import { formatCalendarDate, formatDate } from '@/shared/format/format';
import { Facts } from '@/shared/log/Facts';
import { optionLabel } from '@/shared/log/labels';
import { Court, DueDate } from '@/shared/log/marks';

export function PunchItemFacts({ item }: { item: PunchItem }) {
  const option = (value: string | null) => value && optionLabel(value);
  return (
    <Facts
      facts={[
        ['Ball in court', <Court key="c" parties={item.ballInCourt} days={item.daysInCourt} />],
        ['Due', <DueDate key="d" dueDate={item.dueDate} overdue={item.overdue} />],
        ['Assignees', item.assignees.map(({ name }) => name).join(', ')],
        ['Final approver', item.finalApprover.name],
        ['Manager', item.manager.name],
        ['Type', optionLabel(item.punchType)],
        ['Discipline', option(item.discipline)],
        ['Category', option(item.category)],
        ['Location', [option(item.location), item.locationDetail].filter(Boolean).join(' · ')],
        ['Starts', item.startDate && formatCalendarDate(item.startDate)],
        ['Reinspections', item.reinspectionCount || null],
        ['Closed', item.closedAt && `${formatDate(item.closedAt)} by ${item.closedBy?.name ?? ''}`],
        ['Resolution', option(item.resolution)],
        ['Created', `${formatDate(item.createdAt)} by ${item.createdBy.name}`],
      ]}
    />
  );
}
