import { useCallback, useEffect, useMemo, useState } from 'react';
import { noColors } from './changeColors';
import type { ModelElement } from './format/source';
import { isSpace, startsWithSpaces } from './format/spaces';
import type { Line } from './measure/measure';
import type { ModelViewer } from './modelViewer';
import { expanded, readScene, shortened, writeScene } from './sceneState';
import { noSections } from './sections/sections';

const none: ReadonlySet<string> = new Set();
const noElements: readonly ModelElement[] = [];

/**
 * Returns the selection, hidden elements, rooms and sections of a model. A reopened viewer restores them.
 * Rooms are not among `elements` while they are off.
 */
export function useScene(viewer: ModelViewer | null) {
  const [selected, setSelected] = useState<string | null>(null);
  const [hidden, setHidden] = useState(none);
  const [colors, setColors] = useState(noColors);
  const [sections, setSections] = useState(noSections);

  const everything = viewer?.elements ?? noElements;
  const rooms = useMemo(() => everything.filter(isSpace), [everything]);
  const [chosen, showRooms] = useState<boolean | null>(null);
  const withRooms = chosen ?? startsWithSpaces(everything);
  const elements = useMemo(
    () => (withRooms || rooms.length === 0 ? everything : everything.filter((e) => !isSpace(e))),
    [everything, rooms, withRooms],
  );
  const unseen = useMemo(
    () => (withRooms ? hidden : new Set([...hidden, ...rooms.map(({ id }) => id)])),
    [hidden, rooms, withRooms],
  );

  useEffect(() => viewer?.setSelected(selected), [viewer, selected]);
  useEffect(() => viewer?.setHidden(unseen), [viewer, unseen]);
  useEffect(() => viewer?.setColors(colors), [viewer, colors]);
  useEffect(() => viewer?.setSections(sections), [viewer, sections]);

  const show = useCallback(
    (elements: readonly string[], shown: boolean) => {
      const ids = new Set(elements);
      if (shown && rooms.some(({ id }) => ids.has(id))) showRooms(true);
      setHidden((before) =>
        shown ? new Set([...before].filter((id) => !ids.has(id))) : new Set([...before, ...ids]),
      );
    },
    [rooms],
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
      hidden: shortened(hidden, elements),
      rooms: withRooms,
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
    showRooms(scene.rooms);
    shown.setCamera(scene.camera);
    return scene.measures;
  };
  return {
    selected,
    select: setSelected,
    color: setColors,
    elements,
    hidden,
    /** Null if the model has none. */
    rooms: rooms.length > 0 ? { shown: withRooms, onShow: showRooms } : null,
    show,
    isolate,
    showAll,
    sections,
    setSections,
    capture,
    restore,
  };
}
