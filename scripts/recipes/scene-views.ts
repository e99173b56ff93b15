import { recordOf } from '../conformance/check.ts';
import type { Input } from '../conformance/run.ts';
import type { Recipes, World } from '../conformance/world.ts';
import { scanOf, targetOf } from './shared/links.ts';
import { adding, sentBefore, takenBy } from './shared/requests.ts';
import { changed, inTour } from './shared/targets.ts';

const stateOf = (data: unknown) => ({ state: { schemaVersion: 1, data } });

async function view(world: World): Promise<Input> {
  const target = await targetOf(world);
  const state = stateOf({ camera: { position: [1, 2, 3] } });
  const path = { projectId: world.projectId };
  return { path, json: { target, name: world.name(), shared: false, ...state } };
}

/** Creates a view that the other account sees. */
async function shared(world: World) {
  const { path, json } = await view(world);
  const input = { path, json: { ...(json as object), shared: true } };
  const made = recordOf(await world.send('createSceneView', input));
  return { ...path, sceneViewId: made?.id ?? '' };
}

const renamed = adding((world) => ({ name: world.name() }));

export const recipes: Recipes = {
  listSceneViews: {
    call: async (world) => ({
      path: { projectId: world.projectId },
      query: { targetType: 'scan', targetId: await scanOf(world) },
    }),
  },
  createSceneView: {
    call: view,
    fixed: ['target', 'shared', 'state'],
    failures: {
      NAME_TAKEN: sentBefore(view),
      VALIDATION_FAILED: {
        'a scene that the tour does not have': inTour(
          view,
          stateOf({ sceneId: 'conformance-unknown' }),
        ),
        'more than 16 KiB': changed(view, stateOf({ text: 'x'.repeat(17_000) })),
      },
    },
  },
  updateSceneView: {
    visible: shared,
    call: renamed,
    fixed: ['shared'],
    failures: { NAME_TAKEN: takenBy('createSceneView', renamed) },
  },
  deleteSceneView: { visible: shared },
};
