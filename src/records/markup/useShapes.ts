import { useState } from 'react';
import type { MarkupShape } from '@/api/generated/types.gen';

interface History {
  past: MarkupShape[][];
  present: MarkupShape[];
  future: MarkupShape[][];
}

/** Editable shapes with undo and redo. */
export function useShapes(initial: MarkupShape[]) {
  const [{ past, present, future }, setHistory] = useState<History>({
    past: [],
    present: initial,
    future: [],
  });
  return {
    shapes: present,
    change: (next: MarkupShape[]) =>
      setHistory((before) => ({
        past: [...before.past, before.present],
        present: next,
        future: [],
      })),
    undo:
      past.length > 0
        ? () => {
            const previous = past.at(-1);
            if (!previous) return;
            setHistory({
              past: past.slice(0, -1),
              present: previous,
              future: [present, ...future],
            });
          }
        : null,
    redo:
      future.length > 0
        ? () => {
            const [next, ...rest] = future;
            if (!next) return;
            setHistory({ past: [...past, present], present: next, future: rest });
          }
        : null,
    dirty: past.length > 0,
  };
}
