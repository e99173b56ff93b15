/** Who else takes part in a sign-in without a password, and not in a run. */
import { Skip } from '../../conformance/run.ts';

export const NO_AUTHENTICATOR =
  'needs a passkey, which only a browser on the domain of the portal can use';
export const NO_PROVIDER = 'needs the provider of a company, and a domain that names it';

/** @throws Skip always: the host alone knows the address of its portal, which a passkey signs */
export function needAuthenticator(): never {
  throw new Skip(NO_AUTHENTICATOR);
}

/** @throws Skip always */
export function needProvider(): never {
  throw new Skip(NO_PROVIDER);
}
