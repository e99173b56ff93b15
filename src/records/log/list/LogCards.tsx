import { Checkbox } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { usePrinting } from '@/shared/browser/printState';
import { ChangedMark } from '@/shared/live/ChangedMark';
import { AppLink } from '@/shared/routing/AppLink';
import { GroupName, linesOf } from '@/shared/table/groups';
import type { RowGroup } from '@/shared/table/rowTypes';
import { StatusTag } from '@/shared/ui/Tag';
import { Unbroken } from '@/shared/ui/Unbroken';
import { BallInCourt, DueDate, PriorityMark } from '../../common/marks';
import classes from '../Log.module.css';
import { placeOf } from '../locationText';
import type { AnyLog, RecordRow } from '../log';

interface Props {
  log: AnyLog;
  rows: readonly RecordRow[];
  /** The ids of rows that somebody else changed a moment ago. */
  marked: ReadonlySet<string>;
  groups: readonly RowGroup[] | undefined;
  hrefTo: (id: string) => string;
  nameOf: (row: RecordRow) => string;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
  onEnd: () => void;
}

/** The list on a phone. */
export function LogCards({ log, rows, groups, hrefTo, nameOf, selected, ...props }: Props) {
  const { onSelect, onEnd } = props;
  const lines = useMemo(() => linesOf(rows.length, groups), [rows.length, groups]);
  const scroller = useRef<HTMLDivElement>(null);
  // With another function, the virtualizer measures all rows again.
  const keyAt = useCallback((index: number) => keyOf(lines[index], rows), [lines, rows]);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 132,
    getItemKey: keyAt,
    gap: 8,
    overscan: usePrinting() ? lines.length : 6,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= lines.length - 10) onEnd();
  }, [last, lines.length, onEnd]);
  return (
    <div ref={scroller} className={`grow min-h-0 scroll-y ${classes.cards}`}>
      <ul data-virtual="" style={{ height: virtualizer.getTotalSize() }} className="relative list">
        {items.map(({ index, start }) => {
          const line = lines[index];
          const place = {
            ref: virtualizer.measureElement,
            'data-index': index,
            style: { transform: `translateY(${start}px)` },
          };
          if (typeof line === 'object') {
            return (
              <li
                key={keyOf(line, rows)}
                {...place}
                className={`absolute w-full ${classes.cardGroup}`}
              >
                <h2>
                  <GroupName group={line} />
                </h2>
              </li>
            );
          }
          const row = line === undefined ? undefined : rows[line];
          if (!row) return null;
          return (
            <li
              key={row.id}
              {...place}
              className={`absolute w-full grid gap-4 p-12 box text-sm ${classes.card}`}
              data-changed={props.marked.has(row.id) || undefined}
            >
              <div className="row wrap gap-4-12 min-w-0">
                <Checkbox
                  className={classes.cardCheck}
                  aria-label={`Select ${nameOf(row)}`}
                  checked={selected.has(row.id)}
                  onChange={(event) => onSelect([row.id], event.currentTarget.checked)}
                />
                {row.number && <span className="quiet nowrap">{row.number}</span>}
                <StatusTag status={row.status} />
                {log.Outcome && <log.Outcome row={row} />}
                <span className="grow" />
                <PriorityMark priority={row.priority} />
              </div>
              <AppLink href={hrefTo(row.id)} className="text medium undecorated whole-card">
                {row.title}
              </AppLink>
              {props.marked.has(row.id) && <ChangedMark />}
              {placeOf(row) && (
                <div className={`row gap-4 quiet ${classes.cardPlace}`}>
                  <IconMapPin size={16} role="img" aria-label="Location" />
                  <span>
                    <Unbroken text={placeOf(row)} />
                  </span>
                </div>
              )}
              <div className="row wrap gap-4-12 min-w-0">
                <BallInCourt parties={row.ballInCourt} days={row.daysInCourt} />
                <span className="grow" />
                <DueDate dueDate={row.dueDate} overdue={row.overdue} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Returns the key of a card or of a group's heading. */
const keyOf = (line: number | RowGroup | undefined, rows: readonly RecordRow[]): string =>
  typeof line === 'object' ? `group ${line.id}` : (rows[line ?? -1]?.id ?? `${line}`);
