import { Secret, TOTP } from 'otpauth';
import { dataOf, isObject } from '../../conformance/requests/values.ts';
import type { Caller } from '../../conformance/run.ts';
import type { World } from '../../conformance/world.ts';
import { json, ownAccount, PASSWORD } from './accounts.ts';
import { noPath } from './requests.ts';

/** An account of its own with a secret that waits for a code. @returns who it is, and a code of the app */
export async function withSecret(
  world: World,
  account = ownAccount,
): Promise<{ email: string; as: Caller; code: string }> {
  const { email, as } = await account(world);
  const data = dataOf((await world.send('addAuthenticator', { ...noPath, as })).json);
  const secret = isObject(data) ? String(data.secret) : '';
  world.run.target.secrets.hide(secret);
  return { email, as, code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() };
}

/** An account of its own with an authenticator app. @returns who it is, and a recovery code */
export async function withApp(
  world: World,
  account = ownAccount,
): Promise<{ email: string; as: Caller; code: string }> {
  const { email, as, code } = await withSecret(world, account);
  const data = dataOf((await world.send('verifyAuthenticator', { ...json({ code }), as })).json);
  const [recovery = ''] = isObject(data) && Array.isArray(data.codes) ? data.codes : [];
  return { email, as, code: String(recovery) };
}

/** A sign-in that waits for a code. @returns its challenge, and a recovery code */
export async function challenged(world: World): Promise<{ challenge: string; code: string }> {
  const { email, code } = await withApp(world);
  const { json: problem } = await world.run.call(
    world.run.api.find('login'),
    json({ email, password: PASSWORD }),
    { statuses: [401], codes: ['SECOND_FACTOR_REQUIRED'] },
    'with a second factor',
  );
  const challenge = isObject(problem) ? String(problem.challenge) : '';
  world.run.target.secrets.hide(challenge);
  return { challenge, code };
}
