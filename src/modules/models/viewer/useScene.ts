import { useCallback, useEffect, useState } from 'react';
import type { Line } from './measure';
import type { ModelViewer } from './modelViewer';
import { expanded, readScene, shortened, writeScene } from './sceneState';
import { noSections } from './sections';

const none: ReadonlySet<string> = new Set();

/** The selection, hidden elements and sections of a model. A reopened viewer restores them. */
export function useScene(viewer: ModelViewer | null) {
  const [selected, setSelected] = useState<string | null>(null);
  const [hidden, setHidden] = useState(none);
  const [sections, setSections] = useState(noSections);

  useEffect(() => viewer?.setSelected(selected), [viewer, selected]);
  useEffect(() => viewer?.setHidden(hidden), [viewer, hidden]);
  useEffect(() => viewer?.setSections(sections), [viewer, sections]);

  const show = useCallback(
    (elements: readonly string[], shown: boolean) =>
      setHidden((before) => {
        const ids = new Set(elements);
        return shown
          ? new Set([...before].filter((id) => !ids.has(id)))
          : new Set([...before, ...ids]);
      }),
    [],
  );
  const isolate = useCallback(
    (elements: readonly string[]) => {
      const kept = new Set(elements);
      const others = viewer?.elements.filter(({ id }) => !kept.has(id)) ?? [];
      setHidden(new Set(others.map(({ id }) => id)));
    },
    [viewer],
  );
  const showAll = useCallback(() => setHidden(none), []);

  /** Captures the current state for a saved view. */
  const capture = (shown: ModelViewer, measures: readonly Line[]) =>
    writeScene({
      camera: shown.getCamera(),
      sections,
      hidden: shortened(hidden, shown.elements),
      measures: measures.map(({ from, to }) => ({ from, to })),
    });
  /**
   * Restores a saved view. Ignores elements that this version of the model does not have.
   *
   * @returns Its measurements. Null if it could not be read.
   */
  const restore = (shown: ModelViewer, state: Parameters<typeof readScene>[0]) => {
    const scene = readScene(state);
    if (!scene) return null;
    setSections(scene.sections);
    setHidden(expanded(scene.hidden, shown.elements));
    shown.setCamera(scene.camera);
    return scene.measures;
  };
  return {
    selected,
    select: setSelected,
    hidden,
    show,
    isolate,
    showAll,
    sections,
    setSections,
    capture,
    restore,
  };
}
