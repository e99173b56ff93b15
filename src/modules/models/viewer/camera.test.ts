import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { lookFrom, seeWhole } from './camera';

it.each([
  ['a house', 12],
  ['a tower', 300],
  ['a file in millimeters that names no unit', 80_000],
])('the whole of %s is between the nearest and the farthest that is seen', (_, size) => {
  const box = new Box3(new Vector3(0, 0, 0), new Vector3(size, size / 3, size / 2));
  const camera = new PerspectiveCamera(45, 16 / 9);
  seeWhole(camera, box);
  const { position } = lookFrom('home', box, camera);
  const depths = [box.min, box.max].map((corner) => corner.distanceTo(position));
  expect(Math.max(...depths)).toBeLessThan(camera.far);
  expect(Math.min(...depths)).toBeGreaterThan(camera.near);
});
