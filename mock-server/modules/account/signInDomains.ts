import type { Call } from '../../core/state/call.ts';
import type { TenantState, User } from '../../core/state/model.ts';
import type { SignInDomain } from '../../core/state/signInDomains.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
type HostCall = Pick<Call<unknown>, 'portalUrl'>;

/** The address of the portal to which the provider sends people back. It never comes from a request. */
export const callbackUrl = ({ portalUrl }: HostCall): string => `${portalUrl}/login/callback`;

export const isOnThisMachine = ({ hostname }: URL): boolean =>
  /^(127\.|localhost$|\[::1\]$)/.test(hostname);

/** Tells whether the host takes a provider at this address. Without https, anybody on the way could sign people in. */
export function isAcceptedIssuer(issuer: string): boolean {
  const url = URL.parse(issuer);
  return url?.protocol === 'https:' || (url !== null && isOnThisMachine(url));
}

export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * Returns the domain, if its people sign in with a provider. One that is not verified could be anybody's.
 * @param accountId the account of the person, if it is known: no other account decides how they sign in
 */
export const verifiedDomain = (
  { signInDomains }: TenantState,
  domain: string,
  accountId?: string,
): SignInDomain | undefined =>
  Object.values(signInDomains).find(
    (known) =>
      known.domain === domain &&
      known.verifiedAt !== undefined &&
      (accountId === undefined || known.accountId === accountId),
  );

/**
 * Tells whether a person has to sign in with the provider. Account admins can sign in without it, because they mend a wrong
 * setting.
 */
export const needsProvider = (
  state: TenantState,
  { email, accountAdmin, accountId }: User,
): boolean => !accountAdmin && verifiedDomain(state, domainOf(email), accountId)?.required === true;

/** How a domain says where its TXT record is. */
const recordName = (domain: string) => `_portal.${domain}`;

/** The first label of a domain whose TXT record the mock never finds. */
const WITHOUT_RECORD = 'no-record';

/**
 * Looks for the TXT record of a domain. The mock asks no name server: it takes the record as set, except for a domain below
 * `no-record`, such as `no-record.example.com`.
 */
export const hasRecord = ({ domain }: SignInDomain): boolean =>
  !domain.startsWith(`${WITHOUT_RECORD}.`);

export function toContract(
  call: HostCall,
  { id, domain, companyName, issuer, clientId, required, verifiedAt, proof, version }: SignInDomain,
): Schemas['SignInDomain'] {
  return {
    ...{ id, domain, companyName, issuer, clientId, required, version },
    callbackUrl: callbackUrl(call),
    verifiedAt: verifiedAt ?? null,
    txtRecord: { name: recordName(domain), value: proof },
  };
}
