import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { PunchItemRow } from '@/api/generated/types.gen';
import { Court, DueDate, PriorityMark, StatusBadge } from '@/shared/log/marks';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import classes from './PunchItems.module.css';

/** The list on a phone. */
export function PunchItemCards({
  rows,
  onEnd,
}: {
  rows: readonly PunchItemRow[];
  onEnd: () => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 132,
    gap: 8,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - 10) onEnd();
  }, [last, rows.length, onEnd]);
  return (
    <div ref={scroller} className={classes.cards}>
      <ul style={{ height: virtualizer.getTotalSize() }} className={classes.cardList}>
        {items.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={row.id}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.card}
              style={{ transform: `translateY(${start}px)` }}
            >
              <div className={classes.cardRow}>
                {row.number && <span className={classes.number}>{row.number}</span>}
                <StatusBadge status={row.status} />
                <span className={classes.space} />
                <PriorityMark priority={row.priority} />
              </div>
              <AppLink
                href={`${paths.punchItems}/${encodeURIComponent(row.id)}${location.search}`}
                className={classes.cardTitle}
              >
                {row.title}
              </AppLink>
              <div className={classes.cardRow}>
                <Court parties={row.ballInCourt} days={row.daysInCourt} />
                <span className={classes.space} />
                <DueDate dueDate={row.dueDate} overdue={row.overdue} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
