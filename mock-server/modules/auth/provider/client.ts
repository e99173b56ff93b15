import type { Call } from '../../../core/state/call.ts';
import type { SignInDomain } from '../../../core/state/signInDomains.ts';
import { isOnThisMachine } from '../../account/signInDomains.ts';

type Context = Pick<Call<unknown>, 'tenant' | 'now' | 'portalUrl'>;

const TIMEOUT_SECONDS = 10;

/** The library takes a while to load, and few calls need it. */
export const openId = () => import('openid-client');

/**
 * Reads how a provider describes itself.
 * @throws if it does not answer, or describes another issuer
 */
export async function discover(
  { tenant, now }: Context,
  { issuer, clientId, clientSecret }: SignInDomain,
) {
  const { allowInsecureRequests, clockSkew, customFetch, discovery } = await openId();
  const url = new URL(issuer);
  const client = {
    client_secret: clientSecret,
    // The clock of the tenant counts.
    [clockSkew]: Math.round((now - Date.now()) / 1000),
  };
  return discovery(url, clientId, client, undefined, {
    [customFetch]: (address: string, init: object) => tenant.fetch(address, init),
    timeout: TIMEOUT_SECONDS,
    ...(isOnThisMachine(url) && { execute: [allowInsecureRequests] }),
  });
}
