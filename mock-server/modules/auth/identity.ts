import type { Call } from '../../core/state/call.ts';
import { isPassword } from '../../core/state/sessions/passwords.ts';
import { noteProof } from '../../core/state/sessions/stepUp.ts';
import { invalid, isRefusal, refuse } from '../../engine/problem.ts';
import { DONE } from '../../engine/success.ts';
import type { components, operations } from '../../generated/contract.d.ts';
import { checkPasskey } from './passkeys/passkeys.ts';
import { refusedCode } from './secondFactor.ts';

type Schemas = components['schemas'];
type OwnCall = Pick<Call<unknown>, 'tenant' | 'user' | 'session' | 'now'>;

/** Checks the password that a call asks for. Few attempts are allowed, because a stolen session could guess it. */
export async function refusedPassword(call: OwnCall, password: string) {
  const { tenant, user, now } = call;
  const { id, passwordHash } = user();
  const tooMany = tenant.attempts.begin(id, now);
  if (tooMany) return tooMany;
  if (!(await isPassword(password, passwordHash))) {
    return invalid('/currentPassword', 'password', 'is not your password');
  }
  tenant.attempts.forget(id);
  noteProof(call);
  return null;
}

async function provePasskey(
  call: Call<operations['verifyIdentity']>,
  credential: Schemas['PasskeyAssertion'],
) {
  const passkey = await checkPasskey(call, credential);
  if (isRefusal(passkey)) return passkey;
  if (passkey.userId !== call.user().id) return refuse('PASSKEY_REFUSED');
  call.session().isStrong = true;
  noteProof(call);
  return DONE;
}

/** Proves anew who the caller is, with the password, a code or a passkey. */
export async function proveIdentity(call: Call<operations['verifyIdentity']>) {
  const { currentPassword, code, credential } = call.body;
  if (currentPassword !== undefined) return (await refusedPassword(call, currentPassword)) ?? DONE;
  if (credential !== undefined) return provePasskey(call, credential);
  if (code === undefined) return invalid('/currentPassword', 'required', 'is required');
  const refused = refusedCode(call, call.user(), code);
  if (refused?.refused === 'SECOND_FACTOR_WRONG') {
    return invalid('/code', 'code', 'is wrong, or was used before');
  }
  if (refused) return refused;
  noteProof(call);
  return DONE;
}
