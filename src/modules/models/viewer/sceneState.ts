import type { ModelElement } from './format/source';
import { storeyKey, typeKey } from './format/tree';
import type { Line } from './measure/measure';
import type { CameraState, Point } from './projection';
import { noSections, type Section, type Sections } from './sections/sections';

/** The data of a saved view of a model. */
export interface SceneData {
  camera: CameraState;
  sections: Sections;
  /** Hidden elements: whole storeys and types by their keys, others by their ids. */
  hidden: readonly string[];
  /** Whether rooms are shown. Null if the view does not say. */
  rooms: boolean | null;
  measures: readonly Line[];
}

const VERSION = 1;

/**
 * Shortens a list of hidden elements: storeys and types that are completely hidden replace their
 * elements.
 */
export function shortened(
  hidden: ReadonlySet<string>,
  elements: readonly ModelElement[],
): string[] {
  const keys = new Set<string>();
  const covered = new Set<string>();
  for (const keyOf of [storeyKey, typeKey]) {
    for (const [key, group] of groupedBy(elements, keyOf)) {
      const open = group.filter(({ id }) => !covered.has(id));
      if (open.length === 0 || !group.every(({ id }) => hidden.has(id))) continue;
      keys.add(key);
      for (const { id } of open) covered.add(id);
    }
  }
  return [...keys, ...[...hidden].filter((id) => !covered.has(id))];
}

function groupedBy(elements: readonly ModelElement[], keyOf: (element: ModelElement) => string) {
  const groups = new Map<string, ModelElement[]>();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return groups;
}

/**
 * Expands shortened keys to elements. Ignores elements that this version of the model does not
 * have.
 */
export function expanded(
  words: readonly string[],
  elements: readonly ModelElement[],
): ReadonlySet<string> {
  const keys = new Set(words);
  const isHidden = (element: ModelElement) =>
    keys.has(element.id) || keys.has(storeyKey(element)) || keys.has(typeKey(element));
  return new Set(elements.filter(isHidden).map(({ id }) => id));
}

export const writeScene = (data: SceneData) => ({
  schemaVersion: VERSION,
  data: { ...data } as Record<string, unknown>,
});

/** Reads a saved view leniently. Null if another version wrote it. */
export function readScene(state: {
  schemaVersion: number;
  data: Record<string, unknown>;
}): SceneData | null {
  if (state.schemaVersion !== VERSION) return null;
  const { camera, sections, hidden, rooms, measures } = state.data;
  const read = readCamera(camera);
  if (!read) return null;
  return {
    camera: read,
    sections: readSections(sections),
    hidden: Array.isArray(hidden) ? hidden.filter((word) => typeof word === 'string') : [],
    // Older views have none of these.
    rooms: typeof rooms === 'boolean' ? rooms : null,
    measures: Array.isArray(measures) ? measures.flatMap(readLine) : [],
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 3 && value.every(Number.isFinite);

function readLine(value: unknown): Line[] {
  if (!isRecord(value)) return [];
  const { from, to } = value;
  return isPoint(from) && isPoint(to) ? [{ from, to }] : [];
}

function readCamera(value: unknown): CameraState | null {
  if (!isRecord(value)) return null;
  const { position, target } = value;
  return isPoint(position) && isPoint(target) ? { position, target } : null;
}

function readSections(value: unknown): Sections {
  if (!isRecord(value)) return noSections;
  return { x: readSection(value.x), y: readSection(value.y), z: readSection(value.z) };
}

function readSection(value: unknown): Section {
  if (!isRecord(value)) return noSections.x;
  const { on, at, flipped } = value;
  const share = typeof at === 'number' && Number.isFinite(at) ? Math.min(1, Math.max(0, at)) : 0.5;
  return { on: on === true, at: share, flipped: flipped === true };
}
