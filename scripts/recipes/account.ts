import { dataOf, isObject } from '../conformance/requests/values.ts';
import { Skip } from '../conformance/run.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { adding, fake, noPath, withForm } from './shared/requests.ts';
import { tokenPath } from './shared/tokens.ts';

const CLEARED = ['passwordMaxAgeDays', 'sessionIdleMinutes', 'logRetentionDays'];

/** The rules that other requests of the run depend on, and what the run restores at the end. */
const SETTINGS = [
  ...['name', 'timeZone', 'currency', 'passwordMinLength', 'sessionMaxDays', ...CLEARED],
  ...['allowedEmailDomains', 'shareLinkExpiryDays', 'shareLinkPasswordRequired'],
  ...['secondFactorRequired', 'secondFactorGraceDays'],
];

/** The settings as they are now, which the run restores at the end. */
async function settings(world: World): Promise<Record<string, unknown>> {
  const read = async () => {
    const data = dataOf((await world.send('getAccountSettings', noPath)).json);
    return isObject(data) ? data : {};
  };
  const found = await read();
  if (!world.recorded.has('getAccountSettings')) {
    world.recorded.add('getAccountSettings');
    const values = Object.entries(found).filter(
      ([name, value]) => SETTINGS.includes(name) && value !== null,
    );
    const clear = CLEARED.filter((name) => found[name] === null);
    world.undo.push(async () => {
      const { version } = await read();
      const json = { ...Object.fromEntries(values), clear, version };
      await world.send('updateAccountSettings', { ...noPath, json });
    });
  }
  return found;
}

/** @throws Skip if the account has a logo that is not the run's: nothing can restore its bytes */
async function requireNoLogo(world: World): Promise<void> {
  if (world.recorded.has('logo')) return;
  const { logoUrl } = await settings(world);
  if (logoUrl !== null) throw new Skip('the account has a logo, which a run cannot restore');
  world.recorded.add('logo');
  world.undo.push(async () => void (await world.send('deleteAccountLogo', noPath)));
}

/** A domain of its own for each request, below one that gets no mail (RFC 2606). */
const newDomain = (world: World) => ({
  domain: `${world.name().replaceAll(' ', '-').toLowerCase()}.example.com`,
  issuer: 'https://login.example.com',
  clientId: 'portal',
  clientSecret: 'conformance',
});
const addDomain = adding(newDomain);

/** The domain of another request of the run. */
const takenDomain: Prepare = async (world, operation) => {
  const input = await addDomain(world, operation);
  await world.send(operation.id, input);
  return input;
};

const NO_DNS = 'a run sets no record in DNS';

export const recipes: Recipes = {
  listSignInDomains: {},
  createSignInDomain: {
    call: addDomain,
    fixed: ['domain', 'issuer', 'clientId', 'clientSecret'],
    failures: {
      NAME_TAKEN: takenDomain,
      LIMIT_REACHED: 'a run creates far fewer domains than the limit',
      VALIDATION_FAILED: {
        'an issuer without https': adding((world) => ({
          ...newDomain(world),
          issuer: 'http://login.example.com',
        })),
      },
    },
  },
  updateSignInDomain: {
    call: adding((world) => ({ companyName: world.name() })),
    fixed: ['issuer', 'clientId', 'clientSecret', 'required'],
    failures: { WRONG_STATE: adding(() => ({ required: true })) },
  },
  deleteSignInDomain: {},
  verifySignInDomain: {
    call: async () => {
      throw new Skip(NO_DNS);
    },
    failures: { DOMAIN_RECORD_MISSING: NO_DNS },
  },
  getAccount: {},
  getAccountActionHolders: {
    call: async () => ({ ...noPath, query: { module: 'companies', action: 'import' } }),
    fixed: ['module', 'action'],
    failures: {
      VALIDATION_FAILED: {
        'an action that the table does not have': async () => ({
          ...noPath,
          query: { module: 'companies', action: 'paint' },
        }),
      },
    },
  },
  getAccountSettings: {},
  updateAccountSettings: {
    call: async (world) => {
      const { version } = await settings(world);
      return { ...noPath, json: { version, name: world.name() } };
    },
    // Another value would lock out the people of the host, or refuse later requests of the run.
    fixed: [...SETTINGS.filter((name) => name !== 'name'), 'clear'],
  },
  updateAccountLogo: {
    once: true,
    fixed: ['logo'],
    call: async (world, operation) => {
      await requireNoLogo(world);
      return world.plain(operation);
    },
    failures: {
      UNSUPPORTED_MEDIA_TYPE: {
        'a file that is not a picture': withForm(() => ({ logo: fake('png') })),
      },
    },
  },
  listAccountApiTokens: {},
  deleteAccountApiToken: { call: async (world) => ({ path: await tokenPath(world) }) },
  deleteAccountLogo: {
    call: async (world, operation) => {
      await requireNoLogo(world);
      return world.plain(operation);
    },
  },
};
