import type { View } from '../../../mock-server/sample-data/scene.ts';

/** A picture of a sample scene. Several sample photos share it, each with its own metadata. */
export interface Shot {
  key: string;
  /** Key of the sample scan with the scene that it shows. */
  scene: string;
  /** Camera; defaults to the camera of the scan. With only an eye, the picture is a panorama. */
  view?: View | { kind: 'around'; eye: readonly [number, number, number] };
  /** Outdoors, although the scan has other colors. */
  sunny?: true;
  /** Direction to the sun; defaults to that of the scan. */
  sun?: readonly [number, number, number];
}

const inside = (
  eye: readonly [number, number, number],
  target: readonly [number, number, number],
  fov: number,
): View => ({ kind: 'inside', eye, target, fov });

/** Over the fence of the tower's site, from the same spot half a year apart. */
const fromTheStreet = inside([6, -24, 4.5], [11, 4, 9.5], 62);

const overTheRoad = inside([50, -20, 26], [10, 8, 8], 50);

export const shots: readonly Shot[] = [
  { key: 'tower-40', scene: 'harbor-01', view: fromTheStreet },
  { key: 'tower-20', scene: 'harbor-24', view: fromTheStreet, sunny: true },
  { key: 'tower-air', scene: 'harbor-01' },
  {
    key: 'facade',
    scene: 'harbor-02',
    view: inside([22, -14, 1.8], [9, 0, 4.5], 70),
  },
  { key: 'plant-room', scene: 'harbor-03' },
  {
    key: 'slab',
    scene: 'harbor-04',
    view: inside([4.5, 4, 1.9], [19, 11, 0.6], 74),
  },
  { key: 'lobby', scene: 'harbor-07' },
  {
    key: 'roof-steel',
    scene: 'harbor-08',
    view: inside([22, 9, 1.8], [6, 3, 3.4], 78),
  },
  { key: 'parking', scene: 'harbor-09' },
  {
    key: 'framing',
    scene: 'harbor-10',
    view: inside([2, 7, 1.7], [17, 6.6, 1.3], 80),
  },
  { key: 'corridor', scene: 'harbor-12' },
  {
    key: 'rebar',
    scene: 'harbor-13',
    view: inside([-3, -3, 4], [8, 6, 0], 70),
    sunny: true,
  },
  { key: 'shoring', scene: 'harbor-17' },
  { key: 'switchgear', scene: 'harbor-18' },
  { key: 'steel-bay', scene: 'harbor-22' },
  {
    key: 'lobby-360',
    scene: 'harbor-07',
    view: { kind: 'around', eye: [10, 5, 1.7] },
  },
  {
    key: 'steel-360',
    scene: 'harbor-22',
    view: { kind: 'around', eye: [12, 8, 1.8] },
  },
  // A roof camera over the road during one day.
  { key: 'cam-7', scene: 'harbor-01', view: overTheRoad, sun: [0.9, -0.3, 0.28] },
  { key: 'cam-10', scene: 'harbor-01', view: overTheRoad, sun: [0.6, -0.6, 0.6] },
  { key: 'cam-13', scene: 'harbor-01', view: overTheRoad, sun: [0.05, -0.7, 0.75] },
  { key: 'cam-16', scene: 'harbor-01', view: overTheRoad, sun: [-0.7, -0.55, 0.4] },
  {
    key: 'clinic-street',
    scene: 'clinic-01',
    view: inside([-6, -10, 2], [14, 10, 4], 72),
  },
  { key: 'clinic-air', scene: 'clinic-01' },
  { key: 'operating-room', scene: 'clinic-02' },
  { key: 'hall', scene: 'clinic-04' },
  { key: 'ward', scene: 'clinic-05' },
  {
    key: 'hall-360',
    scene: 'clinic-04',
    view: { kind: 'around', eye: [12, 6.5, 1.8] },
  },
];

/** Size in pixels of a picture and of a panorama. */
export const sizeOf = ({ view }: Shot) =>
  view?.kind === 'around' ? { width: 1600, height: 800 } : { width: 960, height: 720 };
