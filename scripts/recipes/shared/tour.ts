import { recordOf } from '../../conformance/check.ts';
import { rowsOf } from '../../conformance/requests/values.ts';
import type { World } from '../../conformance/world.ts';

/** Publishes a tour of the run with one scene and a plan. */
export async function publishedTour(world: World) {
  world.require('create_tour');
  const path = await world.path(world.run.api.find('getTour'), true);
  for (const id of ['createTourSceneFromUpload', 'updateTourPlan']) {
    await world.send(id, { ...(await world.input(world.run.api.find(id))), path });
  }
  const tour = recordOf(await world.send('getTour', { path }));
  const json = { version: tour?.version, state: 'published', visibility: 'public' };
  await world.send('updateTour', { path, json });
  const sceneId = String(rowsOf({ data: tour?.scenes })[0]?.id);
  return { projectId: world.projectId, tourId: path.tourId ?? '', sceneId };
}
