import { Box3, Vector3 } from 'three';
import type { ModelSource } from './format/source';

/** Fewer elements do not tell which of them is astray. */
const FEWEST = 4;
/** The share of the elements that tells how large a model is. */
const MOST = 0.9;
/** What is this many times as far away as most elements is astray. */
const ASTRAY = 100;

/** A building is smaller, in meters. */
const HUGE = 2000;

/** The box of a model that its first view shows. Only a huge one is looked at element by element. */
export async function mainBoxOf({ box, boxes }: Pick<ModelSource, 'box' | 'boxes'>): Promise<Box3> {
  const isHuge = box.min.distanceTo(box.max) > HUGE;
  return isHuge ? mainBox(await boxes()) : box;
}

/**
 * Returns the box of a model without what is astray: a vertex at the other end of the country, left by mistake, would make the
 * whole model a dot.
 */
export function mainBox(boxes: readonly Box3[]): Box3 {
  const whole = new Box3();
  const full = boxes.filter((box) => !box.isEmpty());
  for (const box of full) whole.union(box);
  if (full.length < FEWEST) return whole;
  const centers = full.map((box) => box.getCenter(new Vector3()));
  const middle = new Vector3(
    atShare(
      centers.map(({ x }) => x),
      0.5,
    ),
    atShare(
      centers.map(({ y }) => y),
      0.5,
    ),
    atShare(
      centers.map(({ z }) => z),
      0.5,
    ),
  );
  const reach = (box: Box3) => Math.max(box.min.distanceTo(middle), box.max.distanceTo(middle));
  const limit = ASTRAY * atShare(full.map(reach), MOST);
  const main = new Box3();
  for (const box of full) if (reach(box) <= limit) main.union(box);
  return main;
}

/** The value below which a share of the values is. */
function atShare(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
