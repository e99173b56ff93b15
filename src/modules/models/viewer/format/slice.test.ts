import { BoxGeometry, Matrix4, Mesh, Plane, PlaneGeometry, TorusGeometry, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { type Surface, slice } from './slice';

const level = (height: number) => new Plane(new Vector3(0, -1, 0), height);

const block = (width: number, height: number, depth: number, x = 0): Surface => ({
  geometry: new BoxGeometry(width, height, depth),
  matrixWorld: new Matrix4().makeTranslation(x, 0, 0),
});

/** Returns the area of triangles in square meters. */
function areaOf(points: readonly Vector3[]): number {
  let area = 0;
  for (let i = 0; i + 2 < points.length; i += 3) {
    const [a, b, c] = points.slice(i, i + 3) as [Vector3, Vector3, Vector3];
    area += b.clone().sub(a).cross(c.clone().sub(a)).length() / 2;
  }
  return area;
}

describe('the face of a cut', () => {
  test.each([
    ['x', new Plane(new Vector3(1, 0, 0), -0.3), 3 * 4],
    ['y', new Plane(new Vector3(0, -1, 0), 0.7), 2 * 4],
    ['z', new Plane(new Vector3(0, 0, 1), 0.1), 2 * 3],
  ] as const)('across %s has the size of the solid, and lies on the plane', (_, plane, area) => {
    const faces = slice([block(2, 3, 4)], plane);
    expect(areaOf(faces)).toBeCloseTo(area, 3);
    for (const point of faces) expect(plane.distanceToPoint(point)).toBeCloseTo(0, 6);
  });

  test('leaves out hollow spaces, but includes solids inside them', () => {
    const pipe = [block(4, 1, 4), block(3, 1, 3), block(1, 1, 1)];
    expect(areaOf(slice(pipe, level(0.1)))).toBeCloseTo(16 - 9 + 1, 3);
  });

  test('includes each separate piece of a solid', () => {
    const { geometry } = new Mesh(new TorusGeometry(2, 0.5, 48, 96));
    const ring = { geometry, matrixWorld: new Matrix4() };
    expect(areaOf(slice([ring], level(0)))).toBeCloseTo(2 * Math.PI * 0.25, 1);
    expect(areaOf(slice([block(1, 1, 1), block(1, 1, 1, 5)], level(0.2)))).toBeCloseTo(2, 3);
  });

  test('works for a solid with several surfaces', () => {
    const { geometry } = block(2, 3, 4);
    const pieces = geometry.groups.map(({ start, count }) => {
      const piece = geometry.clone();
      piece.setIndex([...(geometry.index?.array ?? [])].slice(start, start + count));
      return { geometry: piece, matrixWorld: new Matrix4() };
    });
    expect(pieces).toHaveLength(6);
    expect(areaOf(slice(pieces, level(0.7)))).toBeCloseTo(8, 3);
  });

  test('is missing if nothing is cut or the surface is open', () => {
    expect(slice([block(1, 1, 1)], level(4))).toEqual([]);
    const sheet = { geometry: new PlaneGeometry(2, 2), matrixWorld: new Matrix4() };
    expect(slice([sheet], level(0.1))).toEqual([]);
  });
});
