import { dataOf, isObject } from '../conformance/values.ts';
import type { Recipes, World } from '../conformance/world.ts';
import { fake, noPath, withForm } from './shared/requests.ts';

/** What the run writes and restores at the end. */
const OWN = ['username', 'jobTitle', 'phone', 'locale', 'timeZone', 'theme'] as const;

/** The profile of the account, which the run restores at the end. */
async function profile(world: World): Promise<Record<string, unknown>> {
  const read = 'getProfile';
  const data = dataOf((await world.send(read, noPath)).json);
  const found = isObject(data) ? data : {};
  if (!world.recorded.has(read)) {
    world.recorded.add(read);
    const set = OWN.filter((name) => typeof found[name] === 'string');
    // A theme, once chosen, cannot be taken back.
    const clear = OWN.filter((name) => !set.includes(name) && name !== 'theme');
    world.undo.push(async () => {
      const values = Object.fromEntries(set.map((name) => [name, found[name]]));
      await world.send('updateProfile', { ...noPath, json: { ...values, clear } });
    });
  }
  return found;
}

export const recipes: Recipes = {
  getProfile: {},
  updateProfilePicture: {
    once: true,
    fixed: ['picture'],
    call: async (world, operation) => {
      world.undo.push(async () => void (await world.send('deleteProfilePicture', noPath)));
      return world.plain(operation);
    },
    failures: {
      UNSUPPORTED_MEDIA_TYPE: {
        'a file that is not a picture': withForm(() => ({ picture: fake('png') })),
      },
    },
  },
  deleteProfilePicture: {},
  updateProfile: {
    call: async (world) => {
      await profile(world);
      return { ...noPath, json: { jobTitle: world.name() } };
    },
    fixed: ['clear'],
  },
};
