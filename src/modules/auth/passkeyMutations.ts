/** The sign-in with a passkey. It loads after the sign-in page. */
import { useEffect } from 'react';
import { isAbort } from '@/api/apiError';
import { loginWithPasskey } from '@/api/generated/auth/loginWithPasskey.gen';
import { makeLoginChallenge } from '@/api/generated/auth/makeLoginChallenge.gen';
import type { PasskeyAssertion } from '@/api/generated/types.gen';
import { offersPasskeysInField, readPasskey } from '@/platform/auth/passkeys';
import { pushToken } from '@/platform/push/token';
import { useSignIn } from './otherSignIn';

const readOptions = async () => (await makeLoginChallenge({ throwOnError: true })).data.data;

/**
 * Signs in with a passkey that the person chose in the email field, or with null asks for one.
 * @param next The path to open after sign-in.
 */
export function usePasskeyLogin(next: string) {
  const login = useSignIn({
    operation: 'loginWithPasskey',
    next,
    send: async (chosen: PasskeyAssertion | null) => {
      const credential = chosen ?? (await readPasskey(await readOptions()));
      const fcmToken = pushToken.get()?.token;
      return loginWithPasskey({ body: { credential, fcmToken }, throwOnError: true });
    },
  });
  const { mutate, isIdle, error } = login;
  // Not after a failure: a password manager that answers by itself would give the same passkey again.
  const waits = isIdle || isAbort(error);
  useEffect(() => {
    if (!waits) return;
    const stop = new AbortController();
    offerInField(stop.signal, mutate);
    return () => stop.abort();
  }, [waits, mutate]);
  return login;
}

/** Lists the passkeys below the email field. The challenge ends, so it is renewed before. */
async function offerInField(
  signal: AbortSignal,
  choose: (chosen: PasskeyAssertion) => void,
): Promise<void> {
  try {
    if (!(await offersPasskeysInField())) return;
    const options = await readOptions();
    if (signal.aborted) return;
    const renewal = setTimeout(() => void offerInField(signal, choose), options.timeout * 0.8);
    signal.addEventListener('abort', () => clearTimeout(renewal));
    const chosen = await readPasskey(options, true);
    if (!signal.aborted) choose(chosen);
  } catch {
    // The list is only a shortcut. The button says what went wrong.
  }
}
