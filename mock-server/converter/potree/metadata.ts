import { STEP_SIZE } from './hierarchy.ts';
import { GRID, levelOf, type Node } from './octree.ts';
import type { Extent, Has } from './points.ts';
import { SCALE } from './records.ts';

interface Parts {
  name: string;
  root: Node;
  extent: Extent;
  has: Has;
  firstChunkSize: number;
}

/**
 * `metadata.json` of Potree 2.0. The bounding box is the cube of the root; the extent of `position`
 * is the tight one.
 */
export function metadataOf({ name, root, extent, has, firstChunkSize }: Parts) {
  const meters = (values: readonly number[]) =>
    values.map((value, axis) => (extent.origin[axis] as number) + value * SCALE);
  const { min, size } = root;
  const far = min.map((value) => value + size);
  return {
    version: '2.0',
    name,
    description: '',
    points: extent.pointCount,
    projection: '',
    hierarchy: { firstChunkSize, stepSize: STEP_SIZE, depth: depthOf(root) },
    offset: meters(min),
    scale: [SCALE, SCALE, SCALE],
    spacing: (size * SCALE) / GRID,
    boundingBox: { min: meters(min), max: meters(far) },
    encoding: 'DEFAULT',
    // In the order of the bytes of a point.
    attributes: [
      attribute('position', 'int32', 4, meters(extent.min), meters(extent.max)),
      ...(has.intensity ? [attribute('intensity', 'uint16', 2, ...ends(extent.intensity))] : []),
      ...(has.classification
        ? [attribute('classification', 'uint8', 1, ...ends(extent.classification))]
        : []),
      ...(has.rgb ? [attribute('rgb', 'uint16', 2, [0, 0, 0], [65280, 65280, 65280])] : []),
    ],
  };
}

const ends = ([min, max]: readonly [number, number]) => [[min], [max]] as const;

function attribute(
  name: string,
  type: string,
  elementSize: number,
  min: readonly number[],
  max: readonly number[],
) {
  const numElements = min.length;
  return {
    name,
    description: '',
    size: elementSize * numElements,
    numElements,
    elementSize,
    type,
    min,
    max,
    scale: min.map(() => 1),
    offset: min.map(() => 0),
  };
}

const depthOf = (node: Node): number =>
  Math.max(levelOf(node), ...node.children.map((child) => (child ? depthOf(child) : 0)));
