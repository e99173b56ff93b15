import type { Input } from '../conformance/run.ts';
import type { Recipes, World } from '../conformance/world.ts';
import { targetOf } from './shared/links.ts';
import { changed, inTour } from './shared/targets.ts';

async function pin(world: World): Promise<Input> {
  const target = await targetOf(world);
  const { punchItemId: id } = await world.path(world.run.api.find('getPunchItem'));
  const anchor = { kind: 'point', position: [1, 2, 3] };
  const path = { projectId: world.projectId };
  return { path, json: { target, anchor, record: { type: 'punch_item', id } } };
}

const nowhere = { kind: 'panorama', sceneId: 'conformance-unknown', yaw: 0, pitch: 0 };

export const recipes: Recipes = {
  listPins: {},
  createPin: {
    call: pin,
    fixed: ['target', 'anchor', 'record'],
    failures: {
      VALIDATION_FAILED: {
        'an anchor that does not fit the target': changed(pin, {
          anchor: { kind: 'time', atSec: 1 },
        }),
        'a scene that the tour does not have': inTour(pin, { anchor: nowhere }),
      },
      LIMIT_REACHED: 'a run creates far fewer pins than the limit',
    },
  },
  updatePin: {
    call: async (world) => {
      const path = await world.path(world.run.api.find('updatePin'));
      return { path, json: { anchor: { kind: 'point', position: [3, 2, 1] } } };
    },
    fixed: ['anchor'],
    failures: {
      VALIDATION_FAILED: {
        'an anchor that does not fit the target': async (world) => {
          const path = await world.path(world.run.api.find('updatePin'));
          return { path, json: { anchor: { kind: 'time', atSec: 1 } } };
        },
      },
    },
  },
  deletePin: {},
};
