import { makeLoginChallenge } from '@/api/generated/auth/makeLoginChallenge.gen';
import { verifyIdentity } from '@/api/generated/auth/verifyIdentity.gen';

/**
 * Proves with a passkey who the signed-in person is.
 *
 * @throws DOMException AbortError if the person cancels, ApiError if the authenticator or the host refuses
 */
export async function provePasskey() {
  // What speaks with the authenticator comes while the host answers.
  const code = import('./passkeys');
  const { data } = await makeLoginChallenge({ throwOnError: true });
  const credential = await (await code).readPasskey(data.data);
  return verifyIdentity({ body: { credential }, throwOnError: true });
}
