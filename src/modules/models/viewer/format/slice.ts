import { type BufferGeometry, type Matrix4, type Plane, ShapeUtils, Vector2, Vector3 } from 'three';

/** A triangle mesh and its position. */
export interface Surface {
  geometry: BufferGeometry;
  matrixWorld: Matrix4;
}

type Axis = 'x' | 'y' | 'z';
type Segment = readonly [Vector3, Vector3];

/**
 * Points that round to the same 1/10,000 of a meter are equal, because exports round coordinates.
 */
const SAME = 1e4;

/**
 * Computes the faces where a plane cuts a solid: triangles, three points each. An open surface
 * yields no face, because its inside is undefined.
 *
 * @param surfaces The surfaces of one solid, for example one per material.
 * @param plane Perpendicular to one of the axes.
 */
export function slice(surfaces: readonly Surface[], plane: Plane): Vector3[] {
  const loops = loopsOf(surfaces.flatMap((surface) => segmentsOf(surface, plane)));
  const [u, v] = axesAlong(plane);
  return facesOf(loops.map((loop) => loop.map((corner) => new Vector2(corner[u], corner[v])))).map(
    (corner) => {
      const point = new Vector3();
      point[u] = corner.x;
      point[v] = corner.y;
      return plane.projectPoint(point, point);
    },
  );
}

/** Returns the two axes parallel to a plane. */
function axesAlong({ normal }: Plane): readonly [Axis, Axis] {
  if (Math.abs(normal.x) > 0.5) return ['y', 'z'];
  return Math.abs(normal.y) > 0.5 ? ['x', 'z'] : ['x', 'y'];
}

/** Returns the segments where a plane cuts the triangles of a surface. */
function segmentsOf({ geometry, matrixWorld }: Surface, plane: Plane): Segment[] {
  const positions = geometry.getAttribute('position');
  const { index } = geometry;
  const corners = [new Vector3(), new Vector3(), new Vector3()] as const;
  const segments: Segment[] = [];
  for (let i = 0; i + 2 < (index ?? positions).count; i += 3) {
    for (const [k, corner] of corners.entries())
      corner.fromBufferAttribute(positions, index?.getX(i + k) ?? i + k).applyMatrix4(matrixWorld);
    const [a, b, c] = corners;
    const found = [meet(a, b, plane), meet(b, c, plane), meet(c, a, plane)];
    const [from, to] = found.filter((point) => point !== null);
    if (from && to) segments.push([from, to]);
  }
  return segments;
}

/** Returns the intersection of an edge with a plane, bit for bit the same from both directions. */
function meet(a: Vector3, b: Vector3, plane: Plane): Vector3 | null {
  const [p, q] = isBefore(a, b) ? [a, b] : [b, a];
  const [above, below] = [plane.distanceToPoint(p), plane.distanceToPoint(q)];
  if (above >= 0 === below >= 0) return null;
  return p.clone().lerp(q, above / (above - below));
}

const isBefore = (a: Vector3, b: Vector3) => (a.x - b.x || a.y - b.y || a.z - b.z) < 0;

const keyOf = ({ x, y, z }: Vector3) =>
  `${Math.round(x * SAME)} ${Math.round(y * SAME)} ${Math.round(z * SAME)}`;

/** Joins segments to closed loops. Leaves out open ones. */
function loopsOf(segments: readonly Segment[]): Vector3[][] {
  const vertices = new Map<string, { point: Vector3; to: string[] }>();
  const vertexAt = (point: Vector3, key: string) => {
    const known = vertices.get(key) ?? { point, to: [] };
    vertices.set(key, known);
    return known;
  };
  for (const [a, b] of segments) {
    const [from, to] = [keyOf(a), keyOf(b)];
    if (from === to) continue;
    vertexAt(a, from).to.push(to);
    vertexAt(b, to).to.push(from);
  }
  const loops: Vector3[][] = [];
  for (const start of vertices.keys()) {
    const loop: Vector3[] = [];
    let corner: string | undefined = start;
    while (corner !== undefined) {
      const vertex = vertices.get(corner);
      const next = vertex?.to.pop();
      if (!vertex || next === undefined) break;
      const back = vertices.get(next)?.to;
      back?.splice(back.indexOf(corner), 1);
      loop.push(vertex.point);
      corner = next === start ? undefined : next;
    }
    if (corner === undefined && loop.length > 2) loops.push(loop);
  }
  return loops;
}

/**
 * Triangulates loops. A loop inside another one is a hole, and a loop inside a hole is solid again.
 */
function facesOf(loops: readonly Vector2[][]): Vector2[] {
  const around = (loop: readonly Vector2[]) =>
    loops.filter((other) => other !== loop && loop[0] && isInside(loop[0], other));
  const outers = loops.filter((loop) => around(loop).length % 2 === 0);
  return outers.flatMap((outer) => {
    const depth = around(outer).length;
    const holes = loops.filter((loop) => {
      const outside = around(loop);
      return outside.includes(outer) && outside.length === depth + 1;
    });
    const corners = [outer, ...holes].flat();
    return ShapeUtils.triangulateShape(outer, holes)
      .flat()
      .flatMap((i) => corners[i] ?? []);
  });
}

/** Tells whether a ray from a point crosses a loop an odd number of times. */
function isInside({ x, y }: Vector2, loop: readonly Vector2[]): boolean {
  let inside = false;
  for (const [i, a] of loop.entries()) {
    const b = loop.at(i - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
