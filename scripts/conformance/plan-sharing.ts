import { recordOf } from './check.ts';
import { readyCloud } from './plan-others.ts';
import { ready } from './plan-uploads.ts';
import { type Caller, type Input, Skip } from './run.ts';
import { dataOf, isObject, type Json, strings } from './values.ts';
import type { Recipe, World } from './world.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const nowhere: Pick<Input, 'path'> = { path: {} };

/** A scan of the run's own. */
async function scanOf(world: World): Promise<string> {
  const { scanId = '' } = await world.path(world.run.api.find('getScan'));
  return scanId;
}

const targetOf = async (world: World) => ({ type: 'scan', id: await scanOf(world) });

/** @throws Skip when the account may not share */
export async function mayShare(world: World): Promise<void> {
  const path = { projectId: world.projectId };
  const { json } = await world.ask('listShareLinks', { path });
  const permitted = isObject(json) ? json.permittedActions : undefined;
  if (!strings(permitted).includes('create')) throw new Skip('the account may not share');
  if (world.readOnly)
    throw new Skip('needs a public link, which a run that only reads cannot make');
}

/** What a link to a public scan needs. */
async function linkTo(world: World, more: Json = {}): Promise<Input> {
  await mayShare(world);
  const target = await targetOf(world);
  const path = { projectId: world.projectId };
  const scan = { path: { ...path, scanId: target.id } };
  await world.ask('makeScanPublic', await ready(world, scan));
  const expiresAt = new Date(Date.now() + MONTH_MS).toISOString();
  return { path, json: { label: world.name(), targets: [target], expiresAt, ...more } };
}

/** The token of a new link, which is kept out of all that is printed. */
export async function tokenOf(world: World, more: Json = {}): Promise<string> {
  const { json } = await world.ask('createShareLink', await linkTo(world, more));
  const token = isObject(json) ? String(json.token) : '';
  world.run.target.secrets.hide(token);
  return token;
}

/** One link for all that visitors do. */
const shared = new WeakMap<World, Promise<string>>();
function sharedToken(world: World): Promise<string> {
  const known = shared.get(world) ?? tokenOf(world, { allowDownload: true });
  shared.set(world, known);
  return known;
}

export async function visitor(world: World, token: string): Promise<Caller> {
  const { json } = await world.ask('openPublicLink', { ...nowhere, json: { token } });
  const data = dataOf(json);
  return { authorization: `Bearer ${isObject(data) ? String(data.visitToken) : ''}` };
}

/** A file of a cloud that is ready, by a link to its scan. */
async function sharedCloud(world: World): Promise<Input> {
  await mayShare(world);
  const { path } = await readyCloud(world, ({ visibility }) => visibility === 'public');
  const { scanId = '', file = '' } = path;
  const token = await tokenOf(world, { targets: [{ type: 'scan', id: scanId }] });
  return { path: { scanId, file }, as: await visitor(world, token) };
}

const password = 'Conformance!2026';

async function pinOf(world: World): Promise<Input> {
  const target = await targetOf(world);
  const { punchItemId: id } = await world.path(world.run.api.find('getPunchItem'));
  const anchor = { kind: 'point', position: [1, 2, 3] };
  const path = { projectId: world.projectId };
  return { path, json: { target, anchor, record: { type: 'punch_item', id } } };
}

async function sceneViewOf(world: World): Promise<Input> {
  const target = await targetOf(world);
  const state = { schemaVersion: 1, data: { camera: { position: [1, 2, 3] } } };
  const path = { projectId: world.projectId };
  return { path, json: { target, name: world.name(), shared: false, state } };
}

/** The same of a tour, in a scene that none has. */
async function inStrangeScene(world: World, input: Input, more: (sceneId: string) => Json) {
  const { tourId: id } = await world.path(world.run.api.find('getTour'));
  const json = isObject(input.json) ? input.json : {};
  const target = { type: 'tour', id };
  return { ...input, json: { ...json, target, ...more('conformance-unknown') } };
}

export const sharingRecipes: Record<string, Recipe> = {
  createShareLink: {
    input: (world) => linkTo(world),
    fixed: ['targets', 'expiresAt'],
    others: {
      'a time that is over': {
        input: (world) => linkTo(world, { expiresAt: '2020-01-01T00:00:00Z' }),
        statuses: [422],
      },
      'something that is not there': {
        input: (world) => linkTo(world, { targets: [{ type: 'scan', id: 'conformance-unknown' }] }),
        statuses: [422],
      },
      'something private': {
        input: async (world) => {
          await mayShare(world);
          const path = await world.path(world.run.api.find('getScan'), true);
          return linkTo(world, { targets: [{ type: 'scan', id: path.scanId }] });
        },
        statuses: [409],
        codes: ['NOT_PUBLIC'],
      },
    },
  },
  updateShareLink: { fixed: ['expiresAt', 'clear'] },
  revokeShareLink: {
    input: (world, operation) => world.plain(operation, { fresh: true }),
    after: async (_world, _input, answer) => {
      const state = recordOf(answer)?.state;
      return state === 'revoked'
        ? []
        : [{ expected: 'a link that is revoked', got: String(state) }];
    },
  },
  openPublicLink: {
    input: async (world) => ({ ...nowhere, json: { token: await sharedToken(world) } }),
    fixed: ['token', 'password'],
    others: {
      'a token that nobody has': {
        input: async () => ({ ...nowhere, json: { token: 'conformance-conformance' } }),
        statuses: [404],
        codes: ['NOT_FOUND'],
      },
      'a link that was revoked': {
        input: async (world) => {
          const answer = await world.ask('createShareLink', await linkTo(world));
          const token = isObject(answer.json) ? String(answer.json.token) : '';
          world.run.target.secrets.hide(token);
          const shareLinkId = String(recordOf(answer)?.id);
          await world.ask('revokeShareLink', { path: { projectId: world.projectId, shareLinkId } });
          return { ...nowhere, json: { token } };
        },
        statuses: [404],
        codes: ['NOT_FOUND'],
      },
      'a password': {
        input: async (world) => ({
          ...nowhere,
          json: { token: await tokenOf(world, { password }), password },
        }),
      },
      'no password where there is one': {
        input: async (world) => ({
          ...nowhere,
          json: { token: await tokenOf(world, { password }) },
        }),
        statuses: [401],
        codes: ['LINK_PASSWORD_REQUIRED'],
      },
      'another password': {
        input: async (world) => ({
          ...nowhere,
          json: { token: await tokenOf(world, { password }), password: `${password}?` },
        }),
        statuses: [401],
        codes: ['LINK_PASSWORD_WRONG'],
      },
    },
  },
  getPublicLink: {
    input: async (world) => ({ ...nowhere, as: await visitor(world, await sharedToken(world)) }),
    others: {
      'as somebody who is signed in': {
        input: async () => nowhere,
        statuses: [401],
        codes: ['UNAUTHENTICATED'],
      },
    },
  },
  getPublicScanCloudFile: {
    input: sharedCloud,
    others: {
      'some of its bytes': {
        input: async (world) => ({
          ...(await sharedCloud(world)),
          headers: { range: 'bytes=0-9' },
        }),
        statuses: [206],
      },
      'bytes after its end': {
        input: async (world) => ({
          ...(await sharedCloud(world)),
          headers: { range: 'bytes=999999999999-' },
        }),
        statuses: [416],
        codes: ['RANGE_NOT_SATISFIABLE'],
      },
    },
  },
  downloadPublicScan: {
    input: async (world) => {
      const as = await visitor(world, await sharedToken(world));
      return { path: { scanId: await scanOf(world) }, as };
    },
    others: {
      'where the link does not permit it': {
        input: async (world) => {
          const as = await visitor(world, await tokenOf(world));
          return { path: { scanId: await scanOf(world) }, as };
        },
        statuses: [403],
        codes: ['FORBIDDEN'],
      },
    },
  },
  createPin: {
    input: pinOf,
    fixed: ['target', 'anchor', 'record'],
    others: {
      'a place that is none in a scan': {
        input: async (world) => {
          const input = await pinOf(world);
          const json = isObject(input.json) ? input.json : {};
          return { ...input, json: { ...json, anchor: { kind: 'time', atSec: 1 } } };
        },
        statuses: [422],
      },
      'a scene that the tour has not': {
        input: async (world) =>
          inStrangeScene(world, await pinOf(world), (sceneId) => ({
            anchor: { kind: 'panorama', sceneId, yaw: 0, pitch: 0 },
          })),
        statuses: [422],
      },
    },
  },
  listSceneViews: {
    input: async (world) => ({
      path: { projectId: world.projectId },
      query: { targetType: 'scan', targetId: await scanOf(world) },
    }),
  },
  createSceneView: {
    input: sceneViewOf,
    fixed: ['target', 'shared', 'state'],
    others: {
      'a name that another view has': {
        input: async (world, operation) => {
          const input = await sceneViewOf(world);
          await world.ask(operation.id, input);
          return input;
        },
        statuses: [409],
        codes: ['NAME_TAKEN'],
      },
      'a scene that the tour has not': {
        input: async (world) =>
          inStrangeScene(world, await sceneViewOf(world), (sceneId) => ({
            state: { schemaVersion: 1, data: { sceneId } },
          })),
        statuses: [422],
      },
      'more than 16 KiB': {
        input: async (world) => {
          const input = await sceneViewOf(world);
          const json = isObject(input.json) ? input.json : {};
          const state = { schemaVersion: 1, data: { text: 'x'.repeat(17_000) } };
          return { ...input, json: { ...json, state } };
        },
        statuses: [422],
      },
    },
  },
  updateSceneView: {
    input: (world, operation) => world.plain(operation, { add: { name: world.name() } }),
    fixed: ['shared'],
  },
};
