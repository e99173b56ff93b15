import { dataOf, isObject, type Json } from '../../conformance/requests/values.ts';
import { Skip } from '../../conformance/run.ts';
import type { Prepare, World } from '../../conformance/world.ts';
import { noPath } from './requests.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

async function ownTokens(world: World): Promise<{ ids: string[]; choices: Json[] }> {
  const { json } = await world.send('listApiTokens', noPath);
  const choices = objects(isObject(json) ? json.choices : []);
  return { ids: objects(dataOf(json)).map(({ id }) => String(id)), choices };
}

/** How many tokens of a run there may be at once: a person has few. */
const MANY = 10;

/** The tokens that the account had before the run. */
const earlier = new WeakMap<World, readonly string[]>();

async function revokeOwn(world: World): Promise<void> {
  const { ids } = await ownTokens(world);
  for (const apiTokenId of ids.filter((id) => !earlier.get(world)?.includes(id))) {
    await world.send('deleteApiToken', { path: { apiTokenId } });
  }
}

/** A token for a project of the account. The run revokes what it has created. */
export const newToken: Prepare = async (world) => {
  const { ids, choices } = await ownTokens(world);
  const known = earlier.get(world);
  if (!known) {
    earlier.set(world, ids);
    world.undo.push(() => revokeOwn(world));
  } else if (ids.length > known.length + MANY) await revokeOwn(world);
  const [choice] = choices.filter(({ roles }) => objects(roles).length > 0);
  if (!choice) throw new Skip('the account has no project');
  const [role] = objects(choice.roles);
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const json = {
    name: world.name(),
    role: String(role?.id),
    projectIds: [String(choice.id)],
    expiresAt,
  };
  return { ...noPath, json };
};

/** The path of a new token. */
export const tokenPath = async (world: World): Promise<Record<string, string>> => {
  const input = await newToken(world, world.run.api.find('createApiToken'));
  const created = dataOf((await world.send('createApiToken', input)).json);
  const token = isObject(created) && isObject(created.token) ? created.token : {};
  return { apiTokenId: String(token.id) };
};
