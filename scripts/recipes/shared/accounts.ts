import { dataOf, isObject } from '../../conformance/requests/values.ts';
import { type Caller, type Input, Skip } from '../../conformance/run.ts';
import type { World } from '../../conformance/world.ts';
import { noPath } from './requests.ts';

export const PASSWORD = 'Girder!Kayak57';
const NO_MAIL = 'needs a link from an email (--outbox)';

export const json = (body: unknown): Input => ({ ...noPath, json: body });

/** Returns an address without an account, in a reserved domain that gets no mail (RFC 2606). */
export const newEmail = (world: World) =>
  `${world.name().replaceAll(' ', '-').toLowerCase()}@example.com`;

export const account = (email: string, confirmPassword = PASSWORD) =>
  json({ username: 'Conformance', email, password: PASSWORD, confirmPassword });

/** Creates an unconfirmed account. @returns its address */
export async function signUp(world: World): Promise<string> {
  const email = newEmail(world);
  await world.send('signup', account(email));
  return email;
}

/** @throws Skip if the run cannot read emails */
export function requireMail(world: World): void {
  if (!world.mailOf) throw new Skip(NO_MAIL);
}

/** Returns the token in the last email to an address. */
export async function emailed(world: World, email: string): Promise<string> {
  const found = (await world.mailOf?.(email))?.at(-1);
  if (!found) throw new Skip(NO_MAIL);
  world.run.target.secrets.hide(found);
  return found;
}

/** Signs in. @returns the access token of a new session */
export async function signedIn(world: World, email: string, password: string): Promise<Caller> {
  const data = dataOf((await world.send('login', json({ email, password }))).json);
  const accessToken = isObject(data) ? String(data.accessToken) : '';
  world.run.target.secrets.hide(accessToken);
  return { authorization: `Bearer ${accessToken}` };
}

/** Creates a confirmed account, for calls that would harm the account of the run. */
export async function ownAccount(world: World): Promise<{ email: string; as: Caller }> {
  requireMail(world);
  const email = await signUp(world);
  await world.send('verifyEmail', json({ token: await emailed(world, email) }));
  return { email, as: await signedIn(world, email, PASSWORD) };
}
