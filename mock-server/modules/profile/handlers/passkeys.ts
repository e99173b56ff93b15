import type { Call, Handlers } from '../../../core/state/call.ts';
import { lookUp } from '../../../core/state/model.ts';
import { isRefusal, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import { sendPasskeyAdded } from '../../auth/emails.ts';
import {
  addPasskey,
  creationOptions,
  passkeysOf,
  toContract,
} from '../../auth/passkeys/passkeys.ts';

/** Returns a passkey of the caller. Those of others are unknown. */
function ownPasskey(
  { tenant, user }: Pick<Call<unknown>, 'tenant' | 'user'>,
  { passkeyId }: { passkeyId: string },
) {
  const passkey = lookUp(tenant.state.passkeys, passkeyId);
  return passkey?.userId === user().id ? passkey : null;
}

export const handlers = {
  listPasskeys: (call) => ok(passkeysOf(call, call.user().id).map(toContract)),

  makePasskeyChallenge: async (call) => ok(await creationOptions(call)),

  async createPasskey(call) {
    const passkey = await addPasskey(call, call.body.credential);
    if (isRefusal(passkey)) return passkey;
    sendPasskeyAdded(call, call.user(), passkey.name);
    return created(toContract(passkey));
  },

  updatePasskey(call) {
    const passkey = ownPasskey(call, call.params);
    if (!passkey) return refuse('NOT_FOUND');
    passkey.name = call.body.name.trim();
    return ok(toContract(passkey));
  },

  deletePasskey(call) {
    const passkey = ownPasskey(call, call.params);
    if (!passkey) return refuse('NOT_FOUND');
    delete call.tenant.state.passkeys[passkey.id];
    return DONE;
  },
} satisfies Handlers;
