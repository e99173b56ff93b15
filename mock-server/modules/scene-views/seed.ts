import type { Seed } from '../../core/seed.ts';
import type { SceneView } from '../../core/state/sharing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = Pick<SceneView, 'id' | 'target' | 'name'> & { data: SceneView['state']['data'] };

const rows: Row[] = [
  {
    id: 'scv_h1',
    target: { type: 'scan', id: 'scn_harbor-03' },
    name: 'Racks from above, without the ceiling',
    data: {
      camera: { position: [8, -3, 11], target: [8, 4.5, 2] },
      navigation: 'orbit',
      color: 'rgb',
      pointSize: 1,
      hiddenClasses: [64],
      clip: null,
      measurements: [],
    },
  },
  {
    id: 'scv_h2',
    target: { type: 'tour', id: 'tour_level-4' },
    name: 'Down the corridor, to the brick wall',
    data: { sceneId: 'tsc_level-4_corridor-east', yaw: 22, pitch: -2, zoom: 35 },
  },
];

/** Shared views of the tower's team: the racks of the mechanical room, and a wall for the weekly check. */
function seedSceneViews(now: number): Record<string, SceneView> {
  return Object.fromEntries(
    rows.map(({ data, ...fields }) => [
      fields.id,
      {
        ...fields,
        projectId: 'prj_harbor',
        shared: true,
        state: { schemaVersion: 1, data },
        createdAt: new Date(now - 12 * DAY_MS).toISOString(),
        createdById: 'usr_marcus',
      },
    ]),
  );
}

export const seed: Seed = (now) => ({ sceneViews: seedSceneViews(now) });
