import { userByEmail } from '../../../core/members/people.ts';
import type { Call } from '../../../core/state/call.ts';
import { hashSecret, newSecret } from '../../../core/state/secrets.ts';
import type { SignInDomain } from '../../../core/state/signInDomains.ts';
import { isRefusal, refuse } from '../../../engine/problem.ts';
import type { components } from '../../../generated/contract.d.ts';
import { callbackUrl, domainOf, verifiedDomain } from '../../account/signInDomains.ts';
import { discover, openId } from './client.ts';

type Context = Pick<Call<unknown>, 'tenant' | 'now' | 'portalUrl'>;
type Answer = Omit<components['schemas']['ProviderLoginRequest'], 'fcmToken'>;

const LOGIN_MS = 10 * 60 * 1000;
/** Anybody can begin one, so the oldest go. */
const MAX_LOGINS = 500;

/** Begins a sign-in: returns where the browser goes, and the secret that it keeps. */
export async function beginLogin(call: Context, email: string) {
  const { tenant, now } = call;
  const accountId = userByEmail(tenant.state, email)?.accountId;
  const domain = verifiedDomain(tenant.state, domainOf(email), accountId);
  if (!domain) return refuse('PROVIDER_UNKNOWN');
  const [state, nonce, codeVerifier, attempt] = [
    newSecret(),
    newSecret(),
    newSecret(),
    newSecret(),
  ];
  try {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openId();
    const url = buildAuthorizationUrl(await discover(call, domain), {
      redirect_uri: callbackUrl(call),
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      login_hint: email,
    });
    const begun = Object.entries(tenant.state.providerLogins).filter(
      ([, { expiresAt }]) => expiresAt > now,
    );
    tenant.state.providerLogins = {
      ...Object.fromEntries(begun.slice(1 - MAX_LOGINS)),
      [hashSecret(state)]: {
        domainId: domain.id,
        nonce,
        codeVerifier,
        attempt: hashSecret(attempt),
        expiresAt: now + LOGIN_MS,
      },
    };
    return { url: url.href, attempt };
  } catch {
    return refuse('PROVIDER_UNAVAILABLE');
  }
}

/** Completes a sign-in: returns the address of the person and the account whose provider knows it, or why not. */
export async function completeLogin(call: Context, answer: Answer) {
  const { state } = call.tenant;
  const hash = hashSecret(answer.state);
  const begun = Object.hasOwn(state.providerLogins, hash) && state.providerLogins[hash];
  if (!begun || begun.attempt !== hashSecret(answer.attempt)) return refuse('LOGIN_EXPIRED');
  delete state.providerLogins[hash];
  const domain = state.signInDomains[begun.domainId];
  if (begun.expiresAt <= call.now || !domain?.verifiedAt) return refuse('LOGIN_EXPIRED');
  const config = await discover(call, domain).catch(() => null);
  if (!config) return refuse('PROVIDER_UNAVAILABLE');
  const { authorizationCodeGrant } = await openId();
  const claims = await authorizationCodeGrant(config, addressOf(call, answer), {
    pkceCodeVerifier: begun.codeVerifier,
    expectedState: answer.state,
    expectedNonce: begun.nonce,
    idTokenExpected: true,
  })
    .then((tokens) => tokens.claims())
    .catch(() => undefined);
  if (!claims) return refuse('PROVIDER_REFUSED');
  const email = addressIn(claims, domain);
  return isRefusal(email) ? email : { email, accountId: domain.accountId };
}

/** The address to which the provider sent the browser. */
function addressOf(call: Context, { state, code, error, iss }: Answer): URL {
  const url = new URL(callbackUrl(call));
  for (const [name, value] of Object.entries({ state, code, error, iss })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

function addressIn(claims: Readonly<Record<string, unknown>>, { domain }: SignInDomain) {
  const { email, email_verified: isVerified } = claims;
  if (typeof email !== 'string' || isVerified !== true) return refuse('PROVIDER_EMAIL_UNVERIFIED');
  return domainOf(email) === domain ? email : refuse('PROVIDER_EMAIL_FOREIGN');
}
