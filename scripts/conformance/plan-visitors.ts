import { recordOf } from './check.ts';
import { readyModel } from './plan-models.ts';
import { mayShare, tokenOf, visitor } from './plan-sharing.ts';
import type { Input } from './run.ts';
import { type Json, rowsOf } from './values.ts';
import type { Recipe, World } from './world.ts';

/** A model of the run's own, by a link to it. */
async function sharedModel(world: World, settings: Json = {}): Promise<Input> {
  await mayShare(world);
  const path = await readyModel(world);
  const { modelId = '' } = path;
  await world.ask('makeModelPublic', { path });
  const targets = [{ type: 'model', id: modelId }];
  const token = await tokenOf(world, { targets, ...settings });
  return { path: { modelId }, as: await visitor(world, token) };
}

/** Makes a tour with a scene and a plan public. @returns its path and the token of a link to it */
async function makeTour(world: World) {
  await mayShare(world);
  world.require('create_tour');
  const path = await world.path(world.run.api.find('getTour'), true);
  for (const id of ['createTourSceneFromUpload', 'updateTourPlan']) {
    await world.ask(id, { ...(await world.input(world.run.api.find(id))), path });
  }
  const tour = recordOf(await world.ask('getTour', { path }));
  const json = { version: tour?.version, state: 'published', visibility: 'public' };
  await world.ask('updateTour', { path, json });
  const { tourId = '' } = path;
  const sceneId = String(rowsOf({ data: tour?.scenes })[0]?.id);
  const token = await tokenOf(world, { targets: [{ type: 'tour', id: tourId }] });
  return { path: { tourId, sceneId }, token };
}

/** One tour for all that visitors do. */
const tours = new WeakMap<World, ReturnType<typeof makeTour>>();
async function sharedTour(world: World, names: readonly string[]): Promise<Input> {
  const making = tours.get(world) ?? makeTour(world);
  tours.set(world, making);
  const { path, token } = await making;
  const own = Object.fromEntries(Object.entries(path).filter(([name]) => names.includes(name)));
  return { path: own, as: await visitor(world, token) };
}

const ofTour: Recipe = { input: (world, { pathNames }) => sharedTour(world, pathNames) };

/** What visitors do with each kind of thing that is shared. */
export const visitorRecipes: Record<string, Recipe> = {
  getPublicModelFile: { input: (world) => sharedModel(world) },
  downloadPublicModel: {
    input: (world) => sharedModel(world, { allowDownload: true }),
    others: {
      'where the link does not permit it': {
        input: (world) => sharedModel(world),
        statuses: [403],
        codes: ['FORBIDDEN'],
      },
    },
  },
  getPublicTour: ofTour,
  getPublicTourPlan: ofTour,
  getPublicTourPanorama: ofTour,
};
