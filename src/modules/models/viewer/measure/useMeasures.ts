import { useCallback, useState } from 'react';
import { useUnsaved } from '@/shared/viewer/useUnsaved';
import type { Point } from '../projection';
import type { Line, Measure } from './measure';

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
  const { unsavedOf, noteSaved } = useUnsaved<Measure>();
  /** Shows the measurements of a saved view. Those that are in no saved view stay. */
  const restore = (lines: readonly Line[]) => {
    const saved = lines.map((line, i) => ({ ...line, id: i }));
    noteSaved(saved);
    setState((before) => {
      const all = [...saved, ...unsavedOf(before.measures)];
      const measures = all.map((each, i) => ({ ...each, id: i + 1 }));
      return { ...before, measures, nextId: measures.length + 1 };
    });
  };
  const unsaved = unsavedOf(state.measures);
  return { ...state, setMeasuring, add, remove, clear, restore, noteSaved, unsaved };
}
