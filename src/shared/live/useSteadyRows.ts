import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { MARK_MS, type OthersChange, useOthers } from './others';

interface Row {
  id: string;
}

export interface SteadyRows<R> {
  rows: readonly R[];
  /** The ids of rows that somebody else changed a moment ago. */
  marked: ReadonlySet<string>;
  /** The number of rows that would come, go or move. They wait until the pointer leaves the list. */
  waiting: number;
  /** Shows them now. */
  show: () => void;
  /** The element around the rows gets these. */
  area: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
  };
}

/**
 * Keeps rows where they are while the pointer rests on them: what others change is shown in place and marked, but no row
 * comes, goes or moves under the mouse. Everything that the user does themselves is shown at once.
 *
 * @param rows The rows as the server has them now.
 */
export function useSteadyRows<R extends Row>(rows: readonly R[]): SteadyRows<R> {
  const others = useOthers();
  const marked = useMarked(others);
  const [pointing, setPointing] = useState(false);
  const shown = useRef(rows);
  const isHeld = pointing && isByOthers(shown.current, rows, others);
  const held = useMemo(() => (isHeld ? inPlace(shown.current, rows) : rows), [isHeld, rows]);
  useEffect(() => {
    shown.current = held;
  }, [held]);
  return {
    rows: held,
    marked,
    waiting: isHeld ? countMoves(held, rows) : 0,
    show: () => setPointing(false),
    area: {
      // A finger rests on nothing.
      onPointerEnter: ({ pointerType }) => setPointing(pointerType === 'mouse'),
      onPointerLeave: () => setPointing(false),
    },
  };
}

/** Returns the old order with the new content. A row that is gone stays as it was. */
function inPlace<R extends Row>(shown: readonly R[], rows: readonly R[]): readonly R[] {
  const now = new Map(rows.map((row) => [row.id, row]));
  return shown.map((row) => now.get(row.id) ?? row);
}

/** Tells whether rows come, go or move, and only because of what others did. */
export function isByOthers(
  shown: readonly Row[],
  rows: readonly Row[],
  others: ReadonlyMap<string, OthersChange>,
): boolean {
  const rest = (list: readonly Row[]) => list.filter(({ id }) => !others.has(id));
  return shown.length > 0 && !isSameOrder(shown, rows) && isSameOrder(rest(shown), rest(rows));
}

const isSameOrder = (a: readonly Row[], b: readonly Row[]) =>
  a.length === b.length && a.every(({ id }, i) => id === b[i]?.id);

/** Returns how many rows come or go, or else move. */
function countMoves(shown: readonly Row[], rows: readonly Row[]): number {
  const before = new Set(shown.map(({ id }) => id));
  const after = new Set(rows.map(({ id }) => id));
  const come = rows.filter(({ id }) => !before.has(id)).length;
  const go = shown.filter(({ id }) => !after.has(id)).length;
  return come + go || 1;
}

function useMarked(others: ReadonlyMap<string, OthersChange>): ReadonlySet<string> {
  const [, redraw] = useState(0);
  const now = performance.now();
  const fresh = [...others.values()].filter(({ at }) => now - at < MARK_MS);
  const key = fresh.map(({ recordId }) => recordId).join(' ');
  const ends = fresh.length > 0 ? Math.min(...fresh.map(({ at }) => at + MARK_MS)) : null;
  useEffect(() => {
    if (ends === null) return;
    const timer = setTimeout(() => redraw((n) => n + 1), Math.max(50, ends - performance.now()));
    return () => clearTimeout(timer);
  }, [ends]);
  return useMemo(() => new Set(key ? key.split(' ') : []), [key]);
}
