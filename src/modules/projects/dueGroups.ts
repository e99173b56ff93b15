import type { WorkItem } from '@/api/generated/types.gen';
import { addDays, today } from '@/shared/format/region';
import { weekStart } from '@/shared/format/week';

type Due = Pick<WorkItem, 'dueDate' | 'overdue'>;

const LABELS = ['Overdue', 'Due today', 'Due this week', 'Due later', 'No due date'] as const;

/** Groups records by when they are due, without empty groups. Keeps the order within a group. A week is that of the user's region. */
export function dueGroups<T extends Due>(items: readonly T[], now?: Date) {
  const day = today(now);
  const week = addDays(weekStart(day), 6);
  const labelOf = ({ dueDate, overdue }: Due): (typeof LABELS)[number] => {
    // A draft is never overdue for the host, but its date can have passed.
    if (overdue || (dueDate && dueDate < day)) return 'Overdue';
    if (!dueDate) return 'No due date';
    if (dueDate === day) return 'Due today';
    return dueDate <= week ? 'Due this week' : 'Due later';
  };
  return LABELS.map((label) => ({
    label,
    items: items.filter((item) => labelOf(item) === label),
  })).filter(({ items: inGroup }) => inGroup.length > 0);
}
