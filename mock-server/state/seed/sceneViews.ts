import type { SceneView } from '../sharing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A view that the team of the tower shares: the racks of the mechanical room, without the ceiling over them. */
export function seedSceneViews(now: number): Record<string, SceneView> {
  const view: SceneView = {
    id: 'scv_h1',
    projectId: 'prj_harbor',
    target: { type: 'scan', id: 'scn_harbor-03' },
    name: 'Racks from above, without the ceiling',
    shared: true,
    state: {
      schemaVersion: 1,
      data: {
        camera: { position: [8, -3, 11], target: [8, 4.5, 2] },
        navigation: 'orbit',
        colour: 'rgb',
        pointSize: 1,
        hiddenClasses: [64],
        clip: null,
        measurements: [],
      },
    },
    createdAt: new Date(now - 12 * DAY_MS).toISOString(),
    createdById: 'usr_marcus',
  };
  return { [view.id]: view };
}
