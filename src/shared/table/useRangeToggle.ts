import { useCallback, useRef } from 'react';

/** Returns a function that selects a row, or with Shift all rows from the one that was selected before. */
export function useRangeToggle(
  rows: readonly { id: string }[],
  onSelect: ((ids: readonly string[], on: boolean) => void) | undefined,
): (id: string, on: boolean, range: boolean) => void {
  const anchor = useRef<string | null>(null);
  return useCallback(
    (id, on, range) => {
      const from = range ? rows.findIndex((row) => row.id === anchor.current) : -1;
      const to = rows.findIndex((row) => row.id === id);
      anchor.current = id;
      const chosen = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      onSelect?.(from < 0 ? [id] : chosen.map((row) => row.id), on);
    },
    [rows, onSelect],
  );
}
