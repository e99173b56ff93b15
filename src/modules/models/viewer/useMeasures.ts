import { useCallback, useState } from 'react';
import type { Measure } from './measure';
import type { Point } from './modelViewer';

interface State {
  measuring: boolean;
  begun: Point | null;
  measures: readonly Measure[];
  nextId: number;
}

const nothing: State = { measuring: false, begun: null, measures: [], nextId: 1 };

/** Measured distances between two points each. */
export function useMeasures() {
  const [state, setState] = useState(nothing);
  const setMeasuring = useCallback(
    (measuring: boolean) => setState((before) => ({ ...before, measuring, begun: null })),
    [],
  );
  const add = useCallback(
    (point: Point) =>
      setState((before) => {
        const { begun, measures, nextId } = before;
        if (!begun) return { ...before, begun: point };
        const measure = { id: nextId, from: begun, to: point };
        return { ...before, begun: null, measures: [...measures, measure], nextId: nextId + 1 };
      }),
    [],
  );
  const remove = useCallback(
    (id: number) =>
      setState((before) => ({
        ...before,
        measures: before.measures.filter((measure) => measure.id !== id),
      })),
    [],
  );
  const clear = useCallback(() => setState((before) => ({ ...before, measures: [] })), []);
  return { ...state, setMeasuring, add, remove, clear };
}
