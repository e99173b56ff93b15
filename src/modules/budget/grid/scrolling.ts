import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import type { GridColumn } from './columns';
import type { GridRow } from './rows';

const ROW_HEIGHT = 33;
const HEAD_HEIGHT = 37;

/** The rows in view. The last row is the total, which always is. */
export function useRowsInView(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly GridRow[],
  activeRow: number,
) {
  const count = rows.length - 1;
  // With another function, the virtualizer measures all rows again.
  const keyAt = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  return useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: keyAt,
    overscan: 10,
    scrollPaddingStart: HEAD_HEIGHT,
    scrollPaddingEnd: ROW_HEIGHT + 2,
    // The active row stays, since the focus of assistive technology is in it.
    rangeExtractor: ({ startIndex, endIndex, overscan }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const shown = Array.from({ length: to - from + 1 }, (_, i) => from + i);
      if (activeRow < count && (activeRow < from || activeRow > to)) shown.push(activeRow);
      return shown;
    },
  });
}

/** Returns how many rows a page key moves by. */
export const pageOf = (box: HTMLElement | null): number =>
  Math.max(1, Math.floor((box?.clientHeight ?? 0) / ROW_HEIGHT) - 3);

/** Scrolls sideways until a column is in view, beside the first one, which stays. */
export function showColumn(
  box: HTMLElement | null,
  columns: readonly GridColumn[],
  place: number,
): void {
  if (!box || place === 0) return;
  const left = columns.slice(0, place).reduce((sum, { size }) => sum + size, 0);
  const right = left + (columns[place]?.size ?? 0);
  const fixed = columns[0]?.size ?? 0;
  if (left - fixed < box.scrollLeft) box.scrollLeft = left - fixed;
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
}
