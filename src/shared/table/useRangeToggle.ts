import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that selects a row, or with Shift all rows from the one that was selected before. It stays the same
 * when the rows change, so that memoized rows do not render again.
 */
export function useRangeToggle(
  rows: readonly { id: string }[],
  onSelect: ((ids: readonly string[], on: boolean) => void) | undefined,
): (id: string, on: boolean, range: boolean) => void {
  const anchor = useRef<string | null>(null);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  return useCallback(
    (id, on, range) => {
      const all = latest.current;
      const from = range ? all.findIndex((row) => row.id === anchor.current) : -1;
      const to = all.findIndex((row) => row.id === id);
      anchor.current = id;
      const chosen = all.slice(Math.min(from, to), Math.max(from, to) + 1);
      onSelect?.(from < 0 ? [id] : chosen.map((row) => row.id), on);
    },
    [onSelect],
  );
}
