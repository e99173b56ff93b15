import { useCallback, useState } from 'react';

/** The ids of the selected items of a list. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (ids: readonly string[], on: boolean) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const id of ids) on ? next.add(id) : next.delete(id);
        return next;
      }),
    [],
  );
  return { selected, select, clear: () => setSelected(new Set()) };
}
