import { dataOf, isObject } from '../conformance/requests/values.ts';
import type { Input } from '../conformance/run.ts';
import type { Recipes, World } from '../conformance/world.ts';
import {
  account,
  emailed,
  json,
  newEmail,
  ownAccount,
  PASSWORD,
  requireMail,
  signUp,
} from './shared/accounts.ts';
import { invitedToken, newAccount } from './shared/invitations.ts';
import { NO_AUTHENTICATOR, NO_PROVIDER, needAuthenticator, needProvider } from './shared/others.ts';
import { noPath } from './shared/requests.ts';
import { challenged, withApp } from './shared/secondFactor.ts';

const token = (value: string) => json({ token: value });

const credentials = ({ account: [email, password] }: World) => ({ email, password });

/** The access tokens of sessions, by their refresh tokens. */
const accessTokens = new Map<string, string>();

/** Returns a refresh token of a session separate from that of the run. */
async function session(world: World): Promise<Input> {
  const data = dataOf((await world.send('login', json(credentials(world)))).json);
  const { refreshToken = '', accessToken = '' } = isObject(data) ? data : {};
  accessTokens.set(String(refreshToken), String(accessToken));
  return json({ refreshToken: String(refreshToken) });
}

const EXPIRES_LATER = 'a token in an email expires long after the end of the run';

export const recipes: Recipes = {
  signup: {
    once: true,
    call: async (world) => account(newEmail(world)),
    failures: {
      EMAIL_EXISTS: {
        'an address that has an account': async (world) => account(world.account[0]),
      },
      VALIDATION_FAILED: {
        'another password the second time': async (world) =>
          account(newEmail(world), `${PASSWORD}?`),
      },
    },
  },
  login: {
    call: async (world) => json(credentials(world)),
    fixed: ['email', 'password'],
    failures: {
      INVALID_CREDENTIALS: {
        'a wrong password': async (world) => json({ ...credentials(world), password: PASSWORD }),
        'an unknown address': async (world) => json({ email: newEmail(world), password: PASSWORD }),
      },
      EMAIL_NOT_VERIFIED: async (world) => json({ email: await signUp(world), password: PASSWORD }),
      ACCOUNT_SUSPENDED: 'a run suspends no account',
      PROVIDER_REQUIRED: NO_PROVIDER,
      SECOND_FACTOR_REQUIRED: async (world) =>
        json({ email: (await withApp(world)).email, password: PASSWORD }),
      PASSWORD_EXPIRED:
        'a password is older than the account permits long after the end of the run',
    },
  },
  makeLoginChallenge: {},
  loginWithPasskey: {
    once: true,
    call: async () => needAuthenticator(),
    failures: {
      CHALLENGE_EXPIRED: async (world, operation) => world.plain(operation),
      PASSKEY_REFUSED: NO_AUTHENTICATOR,
      EMAIL_NOT_VERIFIED: NO_AUTHENTICATOR,
      ACCOUNT_SUSPENDED: NO_AUTHENTICATOR,
      PROVIDER_REQUIRED: NO_AUTHENTICATOR,
    },
  },
  getSignInProvider: { call: async () => ({ ...noPath, query: { domain: 'example.com' } }) },
  openProviderLogin: {
    once: true,
    call: async () => needProvider(),
    failures: {
      PROVIDER_UNKNOWN: async (world) => json({ email: newEmail(world) }),
      PROVIDER_UNAVAILABLE: NO_PROVIDER,
    },
  },
  loginWithProvider: {
    once: true,
    call: async () => needProvider(),
    failures: {
      LOGIN_EXPIRED: async (world, operation) => world.plain(operation),
      PROVIDER_REFUSED: NO_PROVIDER,
      PROVIDER_UNAVAILABLE: NO_PROVIDER,
      PROVIDER_EMAIL_UNVERIFIED: NO_PROVIDER,
      PROVIDER_EMAIL_FOREIGN: NO_PROVIDER,
      NO_ACCOUNT: NO_PROVIDER,
      EMAIL_NOT_VERIFIED: NO_PROVIDER,
      ACCOUNT_SUSPENDED: NO_PROVIDER,
    },
  },
  verifySecondFactor: {
    once: true,
    call: async (world) => json(await challenged(world)),
    failures: {
      SECOND_FACTOR_WRONG: async (world) =>
        json({ ...(await challenged(world)), code: 'AAAA-AAAA-AAAA-AAAA' }),
      TOKEN_INVALID: async () => json({ challenge: 'conformance', code: '000000' }),
      TOKEN_EXPIRED: 'a challenge expires after the end of the run',
      ACCOUNT_SUSPENDED: 'a run suspends no account',
    },
  },
  verifyIdentity: {
    once: true,
    call: async (world) => ({
      ...json({ currentPassword: PASSWORD }),
      as: (await ownAccount(world)).as,
    }),
    failures: {
      VALIDATION_FAILED: {
        'a wrong password': async (world) => ({
          ...json({ currentPassword: `${PASSWORD}?` }),
          as: (await ownAccount(world)).as,
        }),
      },
      CHALLENGE_EXPIRED: async (world) => {
        const login = (await world.plain(world.run.api.find('loginWithPasskey'))).json;
        const credential = isObject(login) ? login.credential : undefined;
        return { ...json({ credential }), as: (await ownAccount(world)).as };
      },
      PASSKEY_REFUSED: NO_AUTHENTICATOR,
    },
  },
  refreshToken: {
    call: session,
    fixed: ['refreshToken'],
    after: async (world, input, answer) => {
      const nextOf = (json: unknown) => (isObject(json) ? json.refreshToken : undefined);
      const next = nextOf(answer.json);
      // Not every host replaces refresh tokens.
      if (next === undefined) return [];
      const again = nextOf((await world.send('refreshToken', input)).json);
      if (again === next) return [];
      return [
        {
          expected: 'the same new token for a token that was used just now',
          got: again === undefined ? 'none' : 'another one',
        },
      ];
    },
    failures: {
      TOKEN_INVALID: {
        'an unknown token': async () => json({ refreshToken: 'conformance' }),
      },
    },
  },
  logout: {
    call: session,
    fixed: ['refreshToken'],
    after: async (world, input) => {
      const { api } = world.run;
      const again = (id: string, input: Input, status: number, name: string) =>
        world.run.call(api.find(id), input, { statuses: [status] }, name);
      await again('refreshToken', { ...noPath, json: input.json }, 401, 'after the sign-out');
      await again('logout', { ...noPath, json: input.json }, 200, 'a second sign-out');
      const refreshToken = isObject(input.json) ? String(input.json.refreshToken) : '';
      const as = { authorization: `Bearer ${accessTokens.get(refreshToken)}` };
      await again('getCurrentUser', { ...noPath, as }, 401, 'after logout');
      return [];
    },
  },
  getCurrentUser: {},
  updatePushToken: {
    call: async (world) => {
      // The session of the run must not keep the token of no browser.
      world.undo.push(async () => void (await world.send('deletePushToken', noPath)));
      return json({ fcmToken: world.name() });
    },
  },
  deletePushToken: {},
  resendVerification: { once: true, call: async (world) => json({ email: newEmail(world) }) },
  forgotPassword: { once: true, call: async (world) => json({ email: newEmail(world) }) },
  verifyEmail: {
    once: true,
    call: async (world) => {
      requireMail(world);
      return token(await emailed(world, await signUp(world)));
    },
    failures: { TOKEN_INVALID: async () => token('conformance'), TOKEN_EXPIRED: EXPIRES_LATER },
  },
  verifyInvitation: {
    once: true,
    call: async (world) => token(await invitedToken(world)),
    failures: { TOKEN_INVALID: async () => token('conformance'), TOKEN_EXPIRED: EXPIRES_LATER },
  },
  acceptInvitation: {
    once: true,
    call: async (world) => {
      const token = await invitedToken(world);
      world.undo.pop();
      return json({ token, ...newAccount });
    },
    failures: {
      TOKEN_INVALID: async () => json({ token: 'conformance', ...newAccount }),
      TOKEN_EXPIRED: EXPIRES_LATER,
      VALIDATION_FAILED: {
        'no name and password': async (world) => token(await invitedToken(world)),
      },
    },
  },
  resetPassword: {
    once: true,
    call: async (world) => {
      requireMail(world);
      const email = await signUp(world);
      await world.send('forgotPassword', json({ email }));
      return json({ token: await emailed(world, email), password: PASSWORD });
    },
    failures: {
      TOKEN_INVALID: async () => json({ token: 'conformance', password: PASSWORD }),
      TOKEN_EXPIRED: EXPIRES_LATER,
    },
  },
};
