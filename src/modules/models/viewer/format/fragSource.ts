import { FragmentsModels, RenderedFaces, SnappingClass } from '@thatopen/fragments';
import { Color, type Plane, Vector2, Vector3 } from 'three';
import { ViewerError } from '@/shared/viewer/viewer';
import workerUrl from '../../../../../node_modules/@thatopen/fragments/dist/Worker/worker.min.mjs?url';
import { movesOf } from '../camera';
import { noColors } from '../changeColors';
import { type Fragments, type Item, itemsOf, measureOf } from './fragItems';
import { described, groupsOfItem } from './ifcProperties';
import type { MeasureText } from './ifcUnits';
import {
  type Hit,
  isCutAway,
  type ModelSource,
  type Ray,
  SELECTED,
  type SourceOptions,
} from './source';

const MODEL = 'model';
/**
 * Maximum further updates after a request: the running one, the requested one, and one for data
 * that the worker sent late.
 */
const PASSES = 3;
const highlightIn = (color: number) => ({
  color: new Color(color),
  renderedFaces: RenderedFaces.TWO,
  opacity: 1,
  transparent: false,
});

/**
 * Returns a model in That Open's fragments format, which IFC files are converted to. The library's worker
 * decodes the geometry in view.
 *
 * @throws ViewerError of kind brokenFile.
 */
export async function openFragments(
  data: ArrayBuffer,
  { camera, onChange }: SourceOptions,
): Promise<ModelSource> {
  const fragments = new FragmentsModels(workerUrl, { maxWorkers: 2 });
  // The converter moves the first element to the origin. Move it back to the file's coordinates:
  // otherwise heights would be wrong, and pins would shift in a version with another first element.
  fragments.baseCoordinates = [0, 0, 0];
  try {
    const model = await fragments.load(data, { modelId: MODEL, camera });
    model.object.updateMatrixWorld();
    const items = await itemsOf(model);
    if (items.length === 0) throw new Error('no elements');
    return sourceOf(fragments, model, items, { camera, onChange });
  } catch (error) {
    void fragments.dispose();
    throw new ViewerError('brokenFile', error);
  }
}

function sourceOf(
  fragments: FragmentsModels,
  model: Fragments,
  items: readonly Item[],
  { camera, onChange }: SourceOptions,
): ModelSource {
  const byId = new Map(items.map((item) => [item.id, item] as const));
  const byNumber = new Map(items.map((item) => [item.localId, item] as const));
  const numbersOf = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => byId.get(id)?.localId ?? []);
  let planes: Plane[] = [];
  let hidden: ReadonlySet<string> = new Set();
  let selected: string | null = null;
  let colors = noColors;
  let pending = 0;
  let disposed = false;
  let passes = PASSES;
  let measure: Promise<MeasureText> | null = null;
  const moved = movesOf(camera);
  const changed = () => {
    passes = PASSES;
    onChange();
  };
  model.getClippingPlanesEvent = () => planes;
  model.tiles.onItemSet.add(changed);
  model.tiles.onBeforeDelete.add(changed);
  // The library updates the view ten times a second and always fires this event. Draw only if
  // something changed.
  model.onViewUpdated.add(() => {
    if (passes === 0) return;
    passes--;
    onChange();
  });

  /** Runs an action that involves the worker, then draws. */
  const work = async (act: () => Promise<unknown>) => {
    pending++;
    try {
      await act();
      if (!disposed) await fragments.update(true);
    } finally {
      pending--;
      if (!disposed) changed();
    }
  };

  /** Gives elements the colors of changes, or those of the file. */
  const recolor = async (ids: readonly string[]) => {
    const groups = new Map<number, string[]>();
    for (const id of ids) {
      const color = colors.get(id);
      if (color === undefined) continue;
      const group = groups.get(color);
      if (group) group.push(id);
      else groups.set(color, [id]);
    }
    const numbers = numbersOf(ids);
    if (numbers.length > 0) await model.resetHighlight(numbers);
    for (const [color, group] of groups) {
      const some = numbersOf(group);
      if (some.length > 0) await model.highlight(some, highlightIn(color));
    }
  };

  return {
    object: model.object,
    box: model.box,
    boxes: () => model.getBoxes(items.map(({ localId }) => localId)),
    elements: items,
    async properties(id) {
      const item = byId.get(id);
      if (!item) return [];
      measure ??= measureOf(model);
      const [[found], text] = await Promise.all([
        model.getItemsData([item.localId], described),
        measure,
      ]);
      return groupsOfItem(item, found ?? {}, text);
    },
    hit: (ray) => hit(model, byNumber, ray, planes),
    async setHidden(now) {
      const shown = numbersOf([...hidden].filter((id) => !now.has(id)));
      const gone = numbersOf([...now].filter((id) => !hidden.has(id)));
      hidden = now;
      await work(async () => {
        if (shown.length > 0) await model.setVisible(shown, true);
        if (gone.length > 0) await model.setVisible(gone, false);
      });
    },
    async setSelected(id) {
      const before = selected;
      selected = id;
      await work(async () => {
        if (before !== null) await recolor([before]);
        if (id !== null) await model.highlight(numbersOf([id]), highlightIn(SELECTED));
      });
    },
    async setColors(now) {
      const touched = new Set([...colors.keys(), ...now.keys()]);
      colors = now;
      if (selected !== null) touched.delete(selected);
      if (touched.size > 0) await work(() => recolor([...touched]));
    },
    boxOf: (ids) => model.getMergedBox(numbersOf(ids)),
    async capsAt(plane) {
      const shown = items.flatMap(({ id, localId }) => (hidden.has(id) ? [] : localId));
      if (shown.length === 0) return [];
      // The worker has the model as converted, with its first element at the origin.
      const { matrixWorld } = model.object;
      const local = plane.clone().applyMatrix4(matrixWorld.clone().invert());
      const { buffer, fillsIndices } = await model.getSection(local, shown);
      return fillsIndices.map((i) =>
        new Vector3().fromArray(buffer, i * 3).applyMatrix4(matrixWorld),
      );
    },
    async setPlanes(now) {
      planes = [...now];
      await work(async () => {});
    },
    update() {
      if (moved()) {
        passes = PASSES;
        void fragments.update();
      }
      return pending > 0 || passes > 0;
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      void fragments.dispose();
    },
  };
}

async function hit(
  model: Fragments,
  items: ReadonlyMap<number, Item>,
  { camera, canvas, client }: Ray,
  planes: readonly Plane[],
): Promise<Hit | null> {
  const data = { camera, mouse: new Vector2(client.x, client.y), dom: canvas };
  const first = await model.raycast(data);
  const found =
    first && isCutAway(first.point, planes)
      ? (await model.raycastAll(data))
          ?.filter(({ point }) => !isCutAway(point, planes))
          .toSorted((a, b) => a.distance - b.distance)[0]
      : first;
  const item = found && items.get(found.localId);
  if (!found || !item) return null;
  const snapped = await model.raycastWithSnapping({
    ...data,
    snappingClasses: [SnappingClass.POINT],
  });
  return {
    element: item.id,
    point: found.point,
    corners: (snapped ?? []).map(({ point }) => point),
  };
}
