import { Secret, TOTP } from 'otpauth';
import type { Mock } from './mock.ts';
import { type Account, demoAccount, login } from './session.ts';

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

/** Lets the account ask everybody for a second factor, after so many days. */
export async function requireSecondFactor(mock: Mock, days: number): Promise<void> {
  const { accessToken } = await login(mock, demoAccount('Ingrid Solberg'));
  const headers = { authorization: `Bearer ${accessToken}` };
  const data = { secondFactorRequired: true, secondFactorGraceDays: days, version: 1 };
  await mock.request('PATCH', '/account/settings', { headers, data });
}
