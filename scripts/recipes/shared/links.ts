import { recordOf } from '../../conformance/check.ts';
import { dataOf, isObject, type Json, strings } from '../../conformance/requests/values.ts';
import { type Caller, type Input, Skip } from '../../conformance/run.ts';
import type { World } from '../../conformance/world.ts';
import { readyScan } from './ready.ts';
import { noPath } from './requests.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export async function scanOf(world: World): Promise<string> {
  const { scanId = '' } = await world.path(world.run.api.find('getScan'));
  return scanId;
}

/** Returns the scan of the run as the target of a link, a pin or a view. */
export const targetOf = async (world: World) => ({ type: 'scan', id: await scanOf(world) });

/** @throws Skip if the account may not share */
export async function mayShare(world: World): Promise<void> {
  const path = { projectId: world.projectId };
  const { json } = await world.send('listShareLinks', { path });
  const permitted = isObject(json) ? json.permittedActions : undefined;
  if (!strings(permitted).includes('create')) throw new Skip('the account may not share');
  if (world.readOnly) throw new Skip('needs a public link, which a read-only run cannot create');
}

/** Creates a link to a public scan. */
export async function linkTo(world: World, more: Json = {}): Promise<Input> {
  await mayShare(world);
  const target = await targetOf(world);
  const path = { projectId: world.projectId };
  const scan = { path: { ...path, scanId: target.id } };
  await world.send('makeScanPublic', await readyScan(world, scan));
  const expiresAt = new Date(Date.now() + MONTH_MS).toISOString();
  return { path, json: { label: world.name(), targets: [target], expiresAt, ...more } };
}

/** Creates a link. Its token is hidden from all output. */
export async function makeLink(world: World, more: Json = {}) {
  const answer = await world.send('createShareLink', await linkTo(world, more));
  const token = isObject(answer.json) ? String(answer.json.token) : '';
  world.run.target.secrets.hide(token);
  return { token, shareLinkId: String(recordOf(answer)?.id) };
}

const shared = new WeakMap<World, ReturnType<typeof makeLink>>();

/** Returns the token of one link, shared by all visits to the scan of the run. */
export async function sharedToken(world: World): Promise<string> {
  const known = shared.get(world) ?? makeLink(world, { allowDownload: true });
  shared.set(world, known);
  return (await known).token;
}

export async function visitor(world: World, token: string): Promise<Caller> {
  const { json } = await world.send('openPublicLink', { ...noPath, json: { token } });
  const data = dataOf(json);
  return { authorization: `Bearer ${isObject(data) ? String(data.visitToken) : ''}` };
}

const visitors = new WeakMap<World, Map<string, Promise<Caller>>>();

/**
 * Returns a visitor of a link to these targets, or to the scan of the run. Equal visitors share a link, since a project
 * has only so many.
 */
export function visitorOf(world: World, more: Json = {}): Promise<Caller> {
  const known = visitors.get(world) ?? new Map<string, Promise<Caller>>();
  visitors.set(world, known);
  const key = JSON.stringify(more);
  const opened = known.get(key) ?? makeLink(world, more).then(({ token }) => visitor(world, token));
  known.set(key, opened);
  return opened;
}
