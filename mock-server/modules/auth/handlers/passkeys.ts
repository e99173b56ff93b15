import type { Handlers } from '../../../core/state/call.ts';
import { refusedChallenge } from '../../../core/state/sessions/limits.ts';
import { isRefusal, refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import { checkPasskey, requestOptions } from '../passkeys/passkeys.ts';
import { refusedPerson, refusedWithoutProvider, signIn } from '../signIn.ts';

export const handlers = {
  makeLoginChallenge: (call) => refusedChallenge(call) || ok(requestOptions(call)),

  async loginWithPasskey(call) {
    const passkey = await checkPasskey(call, call.body.credential);
    if (isRefusal(passkey)) return passkey;
    const user = call.tenant.state.users[passkey.userId];
    if (!user) return refuse('PASSKEY_REFUSED');
    const refused = refusedPerson(user) ?? refusedWithoutProvider(call, user);
    if (refused) return refused;
    return signIn(call, user, call.body.fcmToken ?? null, { isStrong: true });
  },
} satisfies Handlers;
