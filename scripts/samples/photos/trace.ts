import type { Camera } from '../../../mock-server/sample-data/camera.ts';
import { surfaceColor } from '../../../mock-server/sample-data/paint.ts';
import { createSpot, locator, type Spot } from '../../../mock-server/sample-data/patch.ts';
import type { Patch, ScanSetup } from '../../../mock-server/sample-data/scene.ts';
import { clamp, normalize, type Vec } from '../../../mock-server/sample-data/vec.ts';
import { createVoxels } from '../../../mock-server/sample-data/voxels.ts';
import type { Hit, Ray } from './surface.ts';
import { SurfaceTree } from './tree.ts';

export interface Picture {
  width: number;
  height: number;
  /** Four bytes per pixel. */
  data: Uint8Array;
}

/** Direction of a pixel; both coordinates run from -1 to 1, right and up. */
type Lens = (right: number, up: number) => Vec;

/** A lens like that of a phone. */
export const flat =
  ({ right, up, forward, focal }: Camera, ratio: number): Lens =>
  (x, y) => {
    const [a, b] = [x / focal, y / focal / ratio];
    return [
      forward[0] + right[0] * a + up[0] * b,
      forward[1] + right[1] * a + up[1] * b,
      forward[2] + right[2] * a + up[2] * b,
    ];
  };

/** An equirectangular panorama; its center looks along x. */
export const panorama: Lens = (x, y) => {
  const [turn, rise] = [-x * Math.PI, (y * Math.PI) / 2];
  return [Math.cos(turn) * Math.cos(rise), Math.sin(turn) * Math.cos(rise), Math.sin(rise)];
};

/** In meters. */
const FAR = 400;
const INDOOR_LIGHT = normalize([-0.35, -0.5, 0.8]);

/** Renders a picture of a scene with one ray per pixel, and one more toward the sun. */
export function takePicture(
  { scene, sun, ceiling = Infinity }: ScanSetup,
  eye: Vec,
  lens: Lens,
  { width, height }: { width: number; height: number },
): Picture {
  const patches = scene.patches.filter((patch) => patch.o[2] < ceiling);
  const tree = new SurfaceTree(patches);
  const voxels = createVoxels(patches);
  const places = new Map(patches.map((patch) => [patch, placeOn(patch)]));
  const data = new Uint8Array(width * height * 4);
  const light = sun ? normalize(sun) : null;
  const ray: Ray = { origin: [0, 0, 0], direction: [0, 0, 0], inverse: [0, 0, 0] };
  const hit: Hit = { distance: FAR, surface: null, s: 0, t: 0 };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const direction = normalize(lens(((x + 0.5) / width) * 2 - 1, 1 - ((y + 0.5) / height) * 2));
      aim(ray, eye, direction);
      hit.distance = FAR;
      const color =
        tree.meets(ray, hit) && hit.surface ? lit(hit, direction) : beyond(direction, eye);
      for (let k = 0; k < 3; k++) data[at + k] = tone(color[k] as number);
      data[at + 3] = 255;
    }
  }
  return { width, height, data };

  function lit({ surface, s, t, distance }: Hit, direction: Vec): Vec {
    const patch = surface?.patch as Patch;
    const spot = places.get(patch)?.(s, t) as Spot;
    const away =
      spot.nx * direction[0] + spot.ny * direction[1] + spot.nz * direction[2] > 0 ? -1 : 1;
    const normal: Vec = [spot.nx * away, spot.ny * away, spot.nz * away];
    const start: Vec = [
      spot.x + normal[0] * 0.01,
      spot.y + normal[1] * 0.01,
      spot.z + normal[2] * 0.01,
    ];
    const albedo = surfaceColor(spot, patch, s, t);
    const crowd = (d: number) =>
      voxels.crowding(spot.x + normal[0] * d, spot.y + normal[1] * d, spot.z + normal[2] * d);
    const open = clamp(
      1.1 - crowd(voxels.size * 2.4) * 0.5 - crowd(voxels.size * 5) * 0.8,
      0.4,
      1.05,
    );
    const facing = (to: Vec) =>
      Math.max(0, normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2]);
    let [warm, cool] = [0, 0];
    if (light) {
      const direct = facing(light);
      aim(ray, start, light);
      if (direct > 0 && !tree.blocked(ray, FAR)) warm = direct * 0.75;
      cool = (0.5 + 0.16 * normal[2]) * open;
    } else {
      warm = (0.34 + 0.34 * facing(INDOOR_LIGHT) + 0.5 / (1 + distance * 0.12)) * open;
      cool = 0.1;
    }
    const haze = light ? 1 - Math.exp(-distance / 260) : 0;
    const air = sky([direction[0], direction[1], 0.08]);
    const shade = (albedoPart: number, k: number) =>
      albedoPart * (warm * (WARM[k] as number) + cool * (COOL[k] as number)) * (1 - haze) +
      (air[k] as number) * haze;
    return [shade(albedo[0], 0), shade(albedo[1], 1), shade(albedo[2], 2)];
  }
}

const WARM = [1.08, 1.0, 0.88];
const COOL = [0.9, 0.98, 1.12];

function aim(ray: Ray, origin: Vec, direction: Vec): void {
  for (let k = 0; k < 3; k++) {
    ray.origin[k] = origin[k] as number;
    ray.direction[k] = direction[k] as number;
    ray.inverse[k] = 1 / ((direction[k] as number) || 1e-12);
  }
}

function placeOn(patch: Patch): (s: number, t: number) => Spot {
  const spot = createSpot();
  const place = locator(patch, spot);
  return (s, t) => {
    place(s, t);
    return spot;
  };
}

/** The color of rays that hit nothing: the sky, and plain ground that fades into haze. */
function beyond(direction: Vec, eye: Vec): Vec {
  const air = sky(direction);
  if (direction[2] >= 0) return air;
  const distance = (eye[2] + 3) / -direction[2];
  const haze = 1 - Math.exp(-Math.max(0, distance) / 150);
  return [132 + (air[0] - 132) * haze, 128 + (air[1] - 128) * haze, 118 + (air[2] - 118) * haze];
}

function sky([, , up]: Vec): Vec {
  const rise = clamp(up * 1.5, 0, 1);
  return [206 - rise * 100, 219 - rise * 68, 232 - rise * 20];
}

/** Compresses highlights instead of clipping them. */
const tone = (value: number): number =>
  value < 200 ? value : 200 + 55 * (1 - Math.exp((200 - value) / 55));
