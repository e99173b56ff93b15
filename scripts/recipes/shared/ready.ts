import { setTimeout as sleep } from 'node:timers/promises';
import { recordOf } from '../../conformance/check.ts';
import { fileOf } from '../../conformance/requests/defaults.ts';
import { isObject, type Json, rowsOf } from '../../conformance/requests/values.ts';
import { type Input, Skip } from '../../conformance/run.ts';
import type { World } from '../../conformance/world.ts';
import { cutFile } from './requests.ts';

const PATIENCE_MS = 30_000;

/**
 * Waits until a record of the run is processed.
 * @throws Skip if processing fails or takes too long
 */
export async function processed(
  world: World,
  format: string,
  look: (world: World) => Promise<unknown>,
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look(world);
    const { state } = isObject(found) ? found : {};
    if (state === 'ready') return;
    if (!/^(uploading|queued|running)$/.test(String(state)) || Date.now() > until) {
      throw new Skip(`the host does not convert ${format}: ${String(state)}`);
    }
    await sleep(20);
  }
}

/** Waits until a scan of the run is processed. */
export async function readyScan(world: World, input: Input): Promise<Input> {
  await processed(world, 'PLY', async () => {
    const scan = recordOf(await world.send('getScan', { path: input.path }));
    return scan?.processing;
  });
  return input;
}

/** Creates a record from a truncated file, so that its processing never succeeds. */
export async function unready(world: World, create: string, extension: string): Promise<string> {
  const input = await world.input(world.run.api.find(create));
  const form = { ...input.form, file: cutFile(fileOf([extension]), -6) };
  return String(recordOf(await world.send(create, { ...input, form }))?.id);
}

/** Returns a processed point cloud file. New scans may still be in the queue. */
export async function readyCloud(world: World, isWanted = (_scan: Json) => true): Promise<Input> {
  const { projectId } = world;
  const scans = rowsOf((await world.send('listScans', { path: { projectId } })).json);
  // The oldest scans have had the most time.
  for (const { id } of scans.filter(isWanted).slice(-5).reverse()) {
    const input = { path: { projectId, scanId: String(id), fileName: 'metadata.json' } };
    const operation = world.run.api.find('getScanCloudFile');
    const expected = { statuses: [200, 409] };
    const { status } = await world.run.call(operation, input, expected, 'finding a point cloud');
    if (status === 200) return input;
  }
  throw new Skip('no scan of the project has a point cloud');
}

/** Returns a model of the run with a processed first version. */
export async function readyModel(world: World): Promise<Record<string, string>> {
  world.require('create_model');
  const path = await world.path(world.run.api.find('getModel'));
  await processed(world, 'GLB', async () => {
    const model = recordOf(await world.send('getModel', { path }));
    return isObject(model?.latestVersion) ? model.latestVersion.processing : null;
  });
  return path;
}
