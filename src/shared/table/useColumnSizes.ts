import type { ColumnSizingState, Updater } from '@tanstack/react-table';
import { useState } from 'react';
import { browserStorage } from '../storage';

/** Returns the widths of a table's columns in pixels, saved in this browser. */
export function useColumnSizes(
  name: string,
): [ColumnSizingState, (updater: Updater<ColumnSizingState>) => void] {
  const key = `columns:${name}` as const;
  const [sizes, setSizes] = useState(() => read(browserStorage.get(key)));
  const change = (updater: Updater<ColumnSizingState>) =>
    setSizes((before) => {
      const after = typeof updater === 'function' ? updater(before) : updater;
      browserStorage.set(key, JSON.stringify(after));
      return after;
    });
  return [sizes, change];
}

/** Validates the stored widths. */
function read(stored: string | null): ColumnSizingState {
  try {
    const entries = Object.entries(JSON.parse(stored ?? '{}') ?? {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return {};
  }
}
