import { recordOf } from '../conformance/check.ts';
import { fileOf } from '../conformance/requests/defaults.ts';
import type { Recipes } from '../conformance/world.ts';
import { adding, cutFile, oncePerRun } from './shared/requests.ts';
import { publishedTour } from './shared/tour.ts';
import { ofFile, ofUpload } from './shared/upload.ts';

/** The other account sees no drafts. */
const visible = oncePerRun(publishedTour);

const scene = ofUpload('panorama', {
  NOT_EQUIRECTANGULAR: ofFile('panorama', fileOf(['png'])),
  FILE_DAMAGED: ofFile('panorama', cutFile(fileOf(undefined, 'panorama'), 100)),
  LIMIT_REACHED: 'a run creates far fewer scenes than the limit',
});

export const recipes: Recipes = {
  listTours: {},
  createTour: {},
  getTour: {},
  deleteTour: { visible },
  updateTour: {
    visible,
    fixed: ['state', 'visibility', 'startSceneId'],
    failures: {
      WRONG_STATE: { 'publish a tour without scenes': adding({ state: 'published' }) },
    },
  },
  updateTourPlan: { visible, fixed: ['plan'] },
  createTourSceneFromUpload: { visible, ...scene },
  deleteTourScene: {
    visible,
    failures: {
      WRONG_STATE: {
        'the last scene of a published tour': async (world) => {
          const { sceneId, ...path } = await publishedTour(world);
          const tour = recordOf(await world.send('getTour', { path }));
          return { path: { ...path, sceneId }, query: { version: tour?.version } };
        },
      },
    },
  },
  updateTourScene: { visible, fixed: ['links'] },
};
