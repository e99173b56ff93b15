import { jpegOf, shrunk } from '../../../mock-server/pictures/shrink.ts';
import { createCamera } from '../../../mock-server/sample-data/camera.ts';
import { samples } from '../../../mock-server/sample-data/catalog.ts';
import { type Cloud, emptyCloud } from '../../../mock-server/sample-data/cloud.ts';
import type { ScanSetup } from '../../../mock-server/sample-data/scene.ts';
import { type Shot, sizeOf } from './shots.ts';
import { flat, panorama, takePicture } from './trace.ts';

const QUALITY = 84;
const SUN = [0.25, -0.75, 0.6] as const;

/** Draws a sample photo and its thumbnail. */
export function drawPhoto(shot: Shot): [full: Buffer, thumbnail: Buffer] {
  const setup = setupOf(shot);
  const size = sizeOf(shot);
  const { view = setup.view } = shot;
  const camera = view.kind === 'around' ? null : createCamera(view, outline(setup));
  const eye = view.kind === 'around' ? view.eye : (camera?.eye ?? [0, 0, 0]);
  const lens = camera ? flat(camera, size.width / size.height) : panorama;
  const picture = takePicture(setup, eye, lens, size);
  return [jpegOf(picture, QUALITY), jpegOf(shrunk(picture), 80)];
}

function setupOf({ scene, sunny, sun: own, view }: Shot): ScanSetup {
  const setup = samples.find(({ key }) => key === scene)?.build();
  if (!setup) throw new Error(`There is no sample scene "${scene}".`);
  const sun = own ?? setup.sun ?? (sunny && SUN);
  // A scan seen from outside has no roof; from inside it has one.
  const ceiling = view ? undefined : setup.ceiling;
  return { ...setup, ...(sun && { sun }), ceiling };
}

/** Returns the corners of all surfaces, so that a camera can frame them. */
function outline({ scene }: ScanSetup): Cloud {
  const xyz = scene.patches.flatMap(({ o, u, v }) =>
    [0, 1].flatMap((s) =>
      [0, 1].flatMap((t) => [0, 1, 2].map((k) => (o[k] ?? 0) + (u[k] ?? 0) * s + (v[k] ?? 0) * t)),
    ),
  );
  const cloud = emptyCloud(xyz.length / 3);
  cloud.xyz.set(xyz);
  return cloud;
}
