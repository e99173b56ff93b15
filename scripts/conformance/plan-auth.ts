import { type Input, Skip } from './run.ts';
import { dataOf, isObject } from './values.ts';
import type { Recipe, World } from './world.ts';

const PASSWORD = 'Conformance!2026';
const nowhere: Pick<Input, 'path'> = { path: {} };

/** An account that nobody has: the domain is reserved and gets no mail (RFC 2606). */
const stranger = (world: World) => `${world.name().replaceAll(' ', '-').toLowerCase()}@example.com`;

const credentials = (world: World) => {
  const [email, password] = world.account;
  return { email, password };
};

async function signUp(world: World): Promise<string> {
  const email = stranger(world);
  const json = { username: 'Conformance', email, password: PASSWORD, confirmPassword: PASSWORD };
  await world.ask('signup', { ...nowhere, json });
  return email;
}

/** A session apart from that of the run, which it would end. */
async function session(world: World): Promise<string> {
  const answer = await world.ask('login', { ...nowhere, json: credentials(world) });
  const data = dataOf(answer.json);
  return isObject(data) ? String(data.refreshToken) : '';
}

async function emailed(world: World, email: string): Promise<string> {
  const token = (await world.mailOf?.(email))?.at(-1);
  if (!token) throw new Skip('needs a link from an e-mail (--outbox)');
  world.run.target.secrets.hide(token);
  return token;
}

async function spent(world: World): Promise<Input> {
  const json = { refreshToken: await session(world) };
  await world.ask('refreshToken', { ...nowhere, json });
  return { ...nowhere, json };
}

const needsMail = (world: World) => {
  if (!world.mailOf) throw new Skip('needs a link from an e-mail (--outbox)');
};

export const authRecipes: Record<string, Recipe> = {
  signup: {
    once: true,
    input: async (world) => ({
      ...nowhere,
      json: {
        username: 'Conformance',
        email: stranger(world),
        password: PASSWORD,
        confirmPassword: PASSWORD,
      },
    }),
    others: {
      'an address that has an account': {
        input: async (world) => ({
          ...nowhere,
          json: {
            username: 'Conformance',
            email: world.account[0],
            password: PASSWORD,
            confirmPassword: PASSWORD,
          },
        }),
        statuses: [409],
        codes: ['EMAIL_EXISTS'],
      },
      'another password the second time': {
        input: async (world) => ({
          ...nowhere,
          json: {
            username: 'Conformance',
            email: stranger(world),
            password: PASSWORD,
            confirmPassword: `${PASSWORD}?`,
          },
        }),
        statuses: [422],
      },
    },
  },
  login: {
    input: async (world) => ({ ...nowhere, json: credentials(world) }),
    fixed: ['email', 'password'],
    others: {
      'a wrong password': {
        input: async (world) => ({
          ...nowhere,
          json: { ...credentials(world), password: PASSWORD },
        }),
        statuses: [401],
        codes: ['INVALID_CREDENTIALS'],
      },
      'an unknown address': {
        input: async (world) => ({
          ...nowhere,
          json: { email: stranger(world), password: PASSWORD },
        }),
        statuses: [401],
        codes: ['INVALID_CREDENTIALS'],
      },
      'an address that is not confirmed': {
        input: async (world) => ({
          ...nowhere,
          json: { email: await signUp(world), password: PASSWORD },
        }),
        statuses: [403],
        codes: ['EMAIL_NOT_VERIFIED'],
      },
    },
  },
  refreshToken: {
    input: async (world) => ({ ...nowhere, json: { refreshToken: await session(world) } }),
    fixed: ['refreshToken'],
    others: {
      'a token that nobody has': {
        input: async () => ({ ...nowhere, json: { refreshToken: 'conformance' } }),
        statuses: [401],
        codes: ['TOKEN_INVALID'],
      },
      'a token that was used': { input: spent, statuses: [401], codes: ['TOKEN_INVALID'] },
    },
  },
  logout: {
    input: async (world) => ({ ...nowhere, json: { refreshToken: await session(world) } }),
    fixed: ['refreshToken'],
    after: async (world, { json }) => {
      const refresh = world.run.api.find('refreshToken');
      await world.run.call(
        refresh,
        { ...nowhere, json },
        { statuses: [401] },
        'after the sign-out',
      );
      return [];
    },
  },
  resendVerification: {
    once: true,
    input: async (world) => ({ ...nowhere, json: { email: stranger(world) } }),
  },
  forgotPassword: {
    once: true,
    input: async (world) => ({ ...nowhere, json: { email: stranger(world) } }),
  },
  verifyEmail: {
    once: true,
    input: async (world) => {
      needsMail(world);
      return { ...nowhere, json: { token: await emailed(world, await signUp(world)) } };
    },
    others: {
      'a token that nobody has': {
        input: async () => ({ ...nowhere, json: { token: 'conformance' } }),
        statuses: [401],
        codes: ['TOKEN_INVALID'],
      },
    },
  },
  resetPassword: {
    once: true,
    input: async (world) => {
      needsMail(world);
      const email = await signUp(world);
      await world.ask('forgotPassword', { ...nowhere, json: { email } });
      return { ...nowhere, json: { token: await emailed(world, email), password: PASSWORD } };
    },
    others: {
      'a token that nobody has': {
        input: async () => ({ ...nowhere, json: { token: 'conformance', password: PASSWORD } }),
        statuses: [401],
        codes: ['TOKEN_INVALID'],
      },
    },
  },
};
