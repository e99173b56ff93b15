import { useCallback, useEffect, useState } from 'react';
import type { PointCloud } from '../cloud/createPointCloud';
import { type MeasureKind, type Measurement, pointsNeeded, type Vector } from '../measure';

/** Maximum movement of a click in CSS pixels. */
const CLICK = 4;

export interface Measuring {
  /** The kind of the current measurement. Null if there is none. */
  kind: MeasureKind | null;
  /** The points set so far. */
  draft: readonly Vector[];
  /** Whether the last click hit no point. */
  missed: boolean;
  start: (kind: MeasureKind) => void;
  /** Closes an area with its current points. */
  finish: () => void;
  cancel: () => void;
  remove: (id: string) => void;
}

/**
 * Measures by pointer (a click sets a point) and by keys (Enter sets one at the center of the
 * view).
 */
export function useMeasure(viewer: PointCloud | null): Measuring {
  const [kind, setKind] = useState<MeasureKind | null>(null);
  const [draft, setDraft] = useState<readonly Vector[]>([]);
  const [missed, setMissed] = useState(false);

  const cancel = useCallback(() => {
    setKind(null);
    setDraft([]);
    setMissed(false);
  }, []);
  const keep = useCallback(
    (done: MeasureKind, points: readonly Vector[]) => {
      if (!viewer) return;
      const { measurements } = viewer.settings;
      viewer.setState({
        measurements: [...measurements, { id: nextId(measurements), kind: done, points }],
      });
      // Another measurement of the same kind can follow.
      setDraft([]);
    },
    [viewer],
  );
  const finish = useCallback(() => {
    if (kind && draft.length >= pointsNeeded[kind].least) keep(kind, draft);
  }, [kind, draft, keep]);

  useEffect(() => {
    if (!viewer || !kind) return;
    const { canvas } = viewer;
    const place = (x: number, y: number) => {
      const point = viewer.pick(x, y);
      setMissed(!point);
      if (!point) return;
      const points = [...draft, point];
      if (points.length === pointsNeeded[kind].most) keep(kind, points);
      else setDraft(points);
    };
    let down: { x: number; y: number } | null = null;
    const onDown = (event: PointerEvent) => {
      down = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    };
    const onUp = (event: PointerEvent) => {
      const moved = down && Math.hypot(event.clientX - down.x, event.clientY - down.y);
      if (moved === null || moved > CLICK || event.button !== 0) return;
      const box = canvas.getBoundingClientRect();
      place(event.clientX - box.left, event.clientY - box.top);
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, shiftKey } = event;
      if (key === 'Enter' && shiftKey) finish();
      else if (key === 'Enter') place(canvas.clientWidth / 2, canvas.clientHeight / 2);
      else if (key === 'Backspace') setDraft(draft.slice(0, -1));
      else if (key === 'Escape' && draft.length > 0) setDraft([]);
      else if (key === 'Escape') cancel();
      else return;
      event.preventDefault();
    };
    const aborter = new AbortController();
    const { signal } = aborter;
    canvas.addEventListener('pointerdown', onDown, { signal });
    canvas.addEventListener('pointerup', onUp, { signal });
    canvas.addEventListener('keydown', onKey, { signal });
    canvas.style.cursor = 'crosshair';
    return () => {
      aborter.abort();
      canvas.style.cursor = '';
    };
  }, [viewer, kind, draft, keep, finish, cancel]);

  return {
    kind,
    draft,
    missed,
    start: (newKind) => {
      cancel();
      setKind(newKind);
      viewer?.canvas.focus({ preventScroll: true });
    },
    finish,
    cancel,
    remove: (id) => {
      const measurements = viewer?.settings.measurements.filter((each) => each.id !== id);
      if (measurements) viewer?.setState({ measurements });
    },
  };
}

function nextId(measurements: readonly Measurement[]): string {
  const last = Math.max(0, ...measurements.map(({ id }) => Number(id) || 0));
  return String(last + 1);
}
