import { dataOf, isObject } from '../conformance/requests/values.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { json, newEmail, ownAccount, PASSWORD, signedIn } from './shared/accounts.ts';
import { NO_AUTHENTICATOR, needAuthenticator } from './shared/others.ts';
import { fake, noPath, sentBefore, withForm } from './shared/requests.ts';
import { withApp, withSecret } from './shared/secondFactor.ts';
import { newToken, tokenPath } from './shared/tokens.ts';

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

/** A request of an account of its own, with its password or another one. */
const withPassword =
  (values: (world: World) => object = () => ({}), currentPassword = PASSWORD): Prepare =>
  async (world) => ({
    ...json({ ...values(world), currentPassword }),
    as: (await ownAccount(world)).as,
  });

const withNew = (values?: (world: World) => object) => ({
  once: true,
  call: withPassword(values),
  failures: {
    VALIDATION_FAILED: { 'a wrong password': withPassword(values, `${PASSWORD}?`) },
  },
});

/** Returns the id of a new session of the account, which is not that of the run. */
async function otherSession(world: World): Promise<Record<string, string>> {
  const as = await signedIn(world, ...world.account);
  const data = dataOf((await world.send('listSessions', { ...noPath, as })).json);
  const ownSession = (Array.isArray(data) ? data : []).find(
    (session) => isObject(session) && session.current,
  );
  return { sessionId: isObject(ownSession) ? String(ownSession.id) : '' };
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
    // A host takes the zones that it knows.
    fixed: ['clear', 'timeZone'],
  },
  updatePassword: withNew(() => ({ password: `${PASSWORD}#2` })),
  updateEmail: withNew((world) => ({ newEmail: newEmail(world) })),
  cancelEmailChange: {},
  getSecondFactor: {},
  addAuthenticator: {
    once: true,
    call: async (world) => ({ ...noPath, as: (await ownAccount(world)).as }),
  },
  verifyAuthenticator: {
    once: true,
    call: async (world) => {
      const { code, as } = await withSecret(world);
      return { ...json({ code }), as };
    },
    failures: {
      WRONG_STATE: async (world) => ({
        ...json({ code: '000000' }),
        as: (await ownAccount(world)).as,
      }),
    },
  },
  removeAuthenticator: withNew(),
  resetRecoveryCodes: {
    once: true,
    call: async (world) => ({ ...noPath, as: (await withApp(world)).as }),
    failures: {
      WRONG_STATE: async (world) => ({ ...noPath, as: (await ownAccount(world)).as }),
    },
  },
  listSessions: {},
  deleteSession: { call: async (world) => ({ path: await otherSession(world) }) },
  deleteOtherSessions: {
    once: true,
    call: async (world) => ({ ...noPath, as: (await ownAccount(world)).as }),
  },
  listApiTokens: {},
  createApiToken: {
    // A person has few.
    once: true,
    call: newToken,
    failures: {
      NAME_TAKEN: sentBefore(newToken),
      LIMIT_REACHED: 'needs 20 tokens of the account',
    },
  },
  deleteApiToken: { call: async (world) => ({ path: await tokenPath(world) }) },
  listPasskeys: {},
  makePasskeyChallenge: {},
  createPasskey: {
    once: true,
    call: async () => needAuthenticator(),
    failures: {
      CHALLENGE_EXPIRED: async (world, operation) => world.plain(operation),
      PASSKEY_REFUSED: NO_AUTHENTICATOR,
      PASSKEY_EXISTS: NO_AUTHENTICATOR,
      LIMIT_REACHED: NO_AUTHENTICATOR,
    },
  },
  updatePasskey: { call: async () => needAuthenticator() },
  deletePasskey: { call: async () => needAuthenticator() },
  getStorageKey: {},
  exportProfile: {},
  deleteProfile: {
    ...withNew(),
    failures: {
      ...withNew().failures,
      WRONG_STATE: 'needs the only project admin of a project, which a run does not make',
    },
  },
};
