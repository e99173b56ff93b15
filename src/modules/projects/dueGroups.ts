import type { WorkItem } from '@/api/generated/types.gen';

type Due = Pick<WorkItem, 'dueDate' | 'overdue'>;

/** Returns a calendar date such as 2026-11-21 in the user's time zone. */
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const LABELS = ['Overdue', 'Due today', 'Due this week', 'Due later', 'No due date'] as const;

/** Groups records by when they are due, without empty groups. Keeps the order within a group. A week ends on Sunday. */
export function dueGroups<T extends Due>(items: readonly T[], now = new Date()) {
  const today = dayOf(now);
  const sunday = new Date(
    now.getFullYear(),
    now.getMonth(),
    now.getDate() + ((7 - now.getDay()) % 7),
  );
  const week = dayOf(sunday);
  const labelOf = ({ dueDate, overdue }: Due): (typeof LABELS)[number] => {
    // A draft is never overdue for the host, but its date can have passed.
    if (overdue || (dueDate && dueDate < today)) return 'Overdue';
    if (!dueDate) return 'No due date';
    if (dueDate === today) return 'Due today';
    return dueDate <= week ? 'Due this week' : 'Due later';
  };
  return LABELS.map((label) => ({
    label,
    items: items.filter((item) => labelOf(item) === label),
  })).filter(({ items: own }) => own.length > 0);
}
