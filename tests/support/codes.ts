import { Secret, TOTP } from 'otpauth';
import type { Mock } from './mock.ts';
import { type Account, login } from './session.ts';

/** The code that an authenticator app shows, with the clock of the mock so many seconds ahead. */
export const codeOf = (secret: string, aheadSeconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + aheadSeconds * 1000,
  });

/** Turns on an authenticator app. @returns its secret and the recovery codes */
export async function turnOnApp(mock: Mock, account: Account) {
  const { accessToken } = await login(mock, account);
  const headers = { authorization: `Bearer ${accessToken}` };
  const started = await mock.request('POST', '/profile/authenticator', { headers });
  const { secret } = (await started.json()).data;
  const data = { code: codeOf(secret) };
  const done = await mock.request('POST', '/profile/authenticator/code', { headers, data });
  const { codes }: { codes: string[] } = (await done.json()).data;
  return { secret: String(secret), codes };
}
