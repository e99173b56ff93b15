import { FragmentsModels, RenderedFaces, SnappingClass } from '@thatopen/fragments';
import { Color, type Plane, Vector2, Vector3 } from 'three';
import { ViewerError } from '@/shared/viewer/viewer';
import workerUrl from '../../../../node_modules/@thatopen/fragments/dist/Worker/worker.min.mjs?url';
import { movesOf } from './camera';
import { walk } from './fragTree';
import { groupsOfItem } from './properties';
import {
  type Hit,
  isCutAway,
  type ModelElement,
  type ModelSource,
  type Ray,
  SELECTED,
  type SourceOptions,
} from './source';

type Fragments = Awaited<ReturnType<FragmentsModels['load']>>;

/** An element and its number in the file. */
interface Item extends ModelElement {
  localId: number;
}

const MODEL = 'model';
/**
 * How many more passes over what is in view can bring something, once one has been asked for: the one that was under
 * way, the one that was asked for, and the one that takes in what the worker sent behind its end.
 */
const PASSES = 3;
const highlighted = {
  color: new Color(SELECTED),
  renderedFaces: RenderedFaces.TWO,
  opacity: 1,
  transparent: false,
};

/**
 * A model in the format of That Open's fragments, which IFC is converted into. Geometry is unpacked in a worker of the
 * library, for what is in view.
 *
 * @throws ViewerError of kind brokenFile
 */
export async function openFragments(
  data: ArrayBuffer,
  { camera, onChange }: SourceOptions,
): Promise<ModelSource> {
  const fragments = new FragmentsModels(workerUrl, { maxWorkers: 2 });
  // The converter moves the first element to the origin. Back to where the file has it: else no height would be true,
  // and pins would be elsewhere in a version that begins with another element.
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
  let pending = 0;
  let disposed = false;
  let passes = PASSES;
  const moved = movesOf(camera);
  const changed = () => {
    passes = PASSES;
    onChange();
  };
  model.getClippingPlanesEvent = () => planes;
  model.tiles.onItemSet.add(changed);
  model.tiles.onBeforeDelete.add(changed);
  // The library goes over the view ten times a second for ever, and says so each time: nearly always nothing is new,
  // and a picture that nothing has changed in is not drawn again.
  model.onViewUpdated.add(() => {
    if (passes === 0) return;
    passes--;
    onChange();
  });

  /** Does something that the worker has a part in, and draws once it is done. */
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

  return {
    object: model.object,
    box: model.box,
    elements: items,
    async properties(id) {
      const item = byId.get(id);
      if (!item) return [];
      const [found] = await model.getItemsData([item.localId], {
        attributesDefault: true,
        relations: { IsDefinedBy: { attributes: true, relations: true } },
        relationsDefault: { attributes: false, relations: false },
      });
      return groupsOfItem(item, found ?? {});
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
        if (before !== null) await model.resetHighlight(numbersOf([before]));
        if (id !== null) await model.highlight(numbersOf([id]), highlighted);
      });
    },
    boxOf: (ids) => model.getMergedBox(numbersOf(ids)),
    async capsAt(plane) {
      const shown = items.flatMap(({ id, localId }) => (hidden.has(id) ? [] : localId));
      if (shown.length === 0) return [];
      // The worker knows the model as it was converted: with its first element at the origin.
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

/** The elements with a shape, by storey and class, as the spatial structure has them. */
async function itemsOf(model: Fragments): Promise<Item[]> {
  const [tree, withShape] = await Promise.all([
    model.getSpatialStructure(),
    model.getItemsIdsWithGeometry(),
  ]);
  const places = new Map<number, { type: string; storey: number | null }>();
  walk(tree, null, null, (localId, type, storey) => places.set(localId, { type, storey }));
  const storeys = [...new Set([...places.values()].flatMap(({ storey }) => storey ?? []))];
  const [names, guids, storeyNames] = await Promise.all([
    namesOf(model, withShape),
    model.getGuidsByLocalIds(withShape),
    namesOf(model, storeys),
  ]);
  const storeyName = new Map(storeys.map((id, i) => [id, storeyNames[i] ?? `#${id}`] as const));
  const items = withShape.map((localId, i) => {
    const place = places.get(localId);
    return {
      localId,
      id: guids[i] ?? `node-${localId}`,
      name: names[i] ?? 'Without a name',
      type: place?.type ?? 'IFCELEMENT',
      storey: storeyName.get(place?.storey ?? -1) ?? 'No storey',
    };
  });
  const order = new Map([...places.keys()].map((localId, i) => [localId, i] as const));
  return items.toSorted((a, b) => (order.get(a.localId) ?? 0) - (order.get(b.localId) ?? 0));
}

async function namesOf(model: Fragments, ids: number[]): Promise<(string | null)[]> {
  if (ids.length === 0) return [];
  const data = await model.getItemsData(ids, {
    attributesDefault: false,
    attributes: ['Name'],
    relationsDefault: { attributes: false, relations: false },
  });
  return data.map(({ Name: name }) =>
    name && 'value' in name && typeof name.value === 'string' ? name.value : null,
  );
}
