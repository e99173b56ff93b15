import { Checkbox } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { BallInCourt, DueDate, PriorityMark, StatusBadge } from '../records/marks';
import { AppLink } from '../routing/AppLink';
import classes from './Log.module.css';
import { placeOf } from './locationText';
import type { AnyLog, RecordRow } from './log';

interface Props {
  log: AnyLog;
  rows: readonly RecordRow[];
  hrefTo: (id: string) => string;
  nameOf: (row: RecordRow) => string;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
  onEnd: () => void;
}

/** The list on a phone. */
export function LogCards({ log, rows, hrefTo, nameOf, selected, onSelect, onEnd }: Props) {
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
                <Checkbox
                  className={classes.cardCheck}
                  aria-label={`Select ${nameOf(row)}`}
                  checked={selected.has(row.id)}
                  onChange={(event) => onSelect([row.id], event.currentTarget.checked)}
                />
                {row.number && <span className={classes.number}>{row.number}</span>}
                <StatusBadge status={row.status} />
                {log.Outcome && <log.Outcome row={row} />}
                <span className={classes.space} />
                <PriorityMark priority={row.priority} />
              </div>
              <AppLink href={hrefTo(row.id)} className={classes.cardTitle}>
                {row.title}
              </AppLink>
              {placeOf(row) && (
                <div className={classes.cardPlace}>
                  <IconMapPin size={15} stroke={1.8} role="img" aria-label="Location" />
                  {placeOf(row)}
                </div>
              )}
              <div className={classes.cardRow}>
                <BallInCourt parties={row.ballInCourt} days={row.daysInCourt} />
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
