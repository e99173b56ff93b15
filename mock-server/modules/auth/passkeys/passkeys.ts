import { createHash } from 'node:crypto';
import { accountNamed } from '../../../core/state/account.ts';
import type { Call } from '../../../core/state/call.ts';
import type { Passkey } from '../../../core/state/passkeys.ts';
import { newId } from '../../../core/state/secrets.ts';
import { refuse } from '../../../engine/problem.ts';
import type { components } from '../../../generated/contract.d.ts';
import { CHALLENGE_MS, issueChallenge, takeChallenge } from './challenges.ts';
import { nameOfNew } from './names.ts';
import { relyingParty } from './relyingParty.ts';

type Schemas = components['schemas'];
type Anyone = Pick<Call<unknown>, 'tenant' | 'now' | 'portalUrl'>;
type Own = Anyone & Pick<Call<unknown>, 'user' | 'session' | 'userAgent'>;

/** COSE algorithms: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];
const MAX_PASSKEYS = 20;

/** The library takes a while to load, and few calls need it. */
const webAuthn = () => import('@simplewebauthn/server');

export const passkeysOf = ({ tenant }: Pick<Anyone, 'tenant'>, userId: string): Passkey[] =>
  Object.values(tenant.state.passkeys).filter((passkey) => passkey.userId === userId);

export function toContract(passkey: Passkey): Schemas['Passkey'] {
  const { id, name, createdAt, lastUsedAt = null, synced } = passkey;
  return { id, name, createdAt, lastUsedAt, synced };
}

/** An authenticator may show it to anybody who holds it, so it tells nothing about the person. */
const handleOf = (userId: string) => createHash('sha256').update(userId).digest();

/** The first step of a new passkey. */
export async function creationOptions(call: Own): Promise<Schemas['PasskeyCreationOptions']> {
  const { id: userId, email, username, accountId } = call.user();
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: accountNamed(call.tenant.state, accountId).name,
    rpID: relyingParty(call.portalUrl).id,
    userName: email,
    userID: handleOf(userId),
    userDisplayName: username,
    challenge: Buffer.from(issueChallenge(call, userId), 'base64url'),
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeysOf(call, userId).map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const { extensions: _, hints: __, ...declared } = options;
  return declared as Schemas['PasskeyCreationOptions'];
}

/** Checks the answer of an authenticator and adds the passkey. */
export async function addPasskey(call: Own, credential: Schemas['PasskeyRegistration']) {
  const { id: userId } = call.user();
  const { state } = call.tenant;
  const challenge = takeChallenge(call, credential.response.clientDataJSON, userId);
  if (challenge === null) return refuse('CHALLENGE_EXPIRED');
  const { id: rpId, origin } = relyingParty(call.portalUrl);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return refuse('PASSKEY_REFUSED');
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  if (Object.values(state.passkeys).some((known) => known.credentialId === credentialId)) {
    return refuse('PASSKEY_EXISTS');
  }
  if (passkeysOf(call, userId).length >= MAX_PASSKEYS) {
    return refuse('LIMIT_REACHED', { detail: `A person can have ${MAX_PASSKEYS} passkeys.` });
  }
  const { transports = [] } = credential.response;
  const passkey: Passkey = {
    id: newId('psk'),
    userId,
    name: nameOfNew(registrationInfo.aaguid, transports, call.userAgent),
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    synced: registrationInfo.credentialBackedUp,
    createdAt: new Date(call.now).toISOString(),
  };
  state.passkeys[passkey.id] = passkey;
  call.session().isStrong = true;
  return passkey;
}

/** The first step of a sign-in. It names no passkey, so it tells nothing about accounts. */
export function requestOptions(call: Anyone): Schemas['PasskeyRequestOptions'] {
  return {
    rpId: relyingParty(call.portalUrl).id,
    challenge: issueChallenge(call, null),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  };
}

/** Checks the answer of an authenticator, and notes that it was used. Returns its passkey. */
export async function checkPasskey(call: Anyone, credential: Schemas['PasskeyAssertion']) {
  const { state } = call.tenant;
  const challenge = takeChallenge(call, credential.response.clientDataJSON, null);
  if (challenge === null) return refuse('CHALLENGE_EXPIRED');
  const passkey = passkeyNamed(call, credential.id);
  const { userHandle } = credential.response;
  if (!passkey || (userHandle && userHandle !== handleOf(passkey.userId).toString('base64url'))) {
    return refuse('PASSKEY_REFUSED');
  }
  const { id: rpId, origin } = relyingParty(call.portalUrl);
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // A counter that went back, or stayed, is refused.
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  // It may have been removed in the meantime.
  if (!checked.verified || !checked.authenticationInfo || !state.passkeys[passkey.id]) {
    return refuse('PASSKEY_REFUSED');
  }
  passkey.counter = checked.authenticationInfo.newCounter;
  passkey.synced = checked.authenticationInfo.credentialBackedUp;
  passkey.lastUsedAt = new Date(call.now).toISOString();
  return passkey;
}

/** @param credentialId what the authenticator calls it */
export const passkeyNamed = ({ tenant }: Pick<Anyone, 'tenant'>, credentialId: string) =>
  Object.values(tenant.state.passkeys).find((known) => known.credentialId === credentialId);
