/** Asks the authenticator of the person. Loaded on demand, because few people use passkeys. */
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ApiError } from '@/api/apiError';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@/api/generated/types.gen';

/** @throws DOMException AbortError if the person cancels, ApiError if the authenticator fails */
export async function newPasskey(options: PasskeyCreationOptions): Promise<PasskeyRegistration> {
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return (await startRegistration({ optionsJSON }).catch(fail)) as PasskeyRegistration;
}

/**
 * Asks for a passkey. Each call ends the one before it.
 *
 * @param inField waits until the person chooses a passkey in the list below the email field, and shows nothing before
 * @throws DOMException AbortError if the person cancels, ApiError if the authenticator fails
 */
export const readPasskey = (
  optionsJSON: PasskeyRequestOptions,
  inField = false,
): Promise<PasskeyAssertion> =>
  startAuthentication({ optionsJSON, useBrowserAutofill: inField }).catch(fail);

export const offersPasskeysInField = browserSupportsWebAuthnAutofill;

function fail(error: unknown): never {
  const { name } = error as Error;
  // The browser has told the person what went on. It says the same for a person who cancels and for one who waits.
  if (name === 'NotAllowedError' || name === 'AbortError') {
    throw new DOMException('The person gave no passkey.', 'AbortError');
  }
  if (name === 'InvalidStateError') throw new ApiError('problem', 409, { code: 'PASSKEY_EXISTS' });
  if (name === 'ConstraintError' || name === 'NotSupportedError') {
    const detail = 'This device cannot be used: it asks for no PIN, fingerprint or the like.';
    throw new ApiError('problem', 0, { detail });
  }
  throw new ApiError('unknown', 0, undefined, error);
}
