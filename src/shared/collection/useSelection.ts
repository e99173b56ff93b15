import { useCallback } from 'react';
import { useEntryState } from '../routing/entries';

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of the selected items of a list. They are still selected after a look at another page and Back.
 * @param list tells the lists apart
 */
export function useSelection(list: string) {
  const [selected, setSelected] = useEntryState(`selected ${list}`, NONE);
  const select = useCallback(
    (ids: readonly string[], on: boolean) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const id of ids) on ? next.add(id) : next.delete(id);
        return next;
      }),
    [setSelected],
  );
  return { selected, select, clear: () => setSelected(NONE) };
}
