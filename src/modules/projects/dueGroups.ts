import type { WorkItem } from '@/api/generated/types.gen';
import { addDays, today } from '@/shared/format/region';

type Due = Pick<WorkItem, 'dueDate' | 'overdue'>;

const LABELS = ['Overdue', 'Due today', 'Due this week', 'Due later', 'No due date'] as const;

/** Groups records by when they are due, without empty groups. Keeps the order within a group. A week ends on Sunday. */
export function dueGroups<T extends Due>(items: readonly T[], now?: Date) {
  const day = today(now);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const week = addDays(day, (7 - weekday) % 7);
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
