import { userByEmail } from '../../../core/members/people.ts';
import type { Handlers } from '../../../core/state/call.ts';
import { refusedCall } from '../../../core/state/sessions/limits.ts';
import { isRefusal, refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import { verifiedDomain } from '../../account/signInDomains.ts';
import { beginLogin, completeLogin } from '../provider/login.ts';
import { refusedPerson, signIn } from '../signIn.ts';

export const handlers = {
  getSignInProvider({ tenant, query }) {
    const found = verifiedDomain(tenant.state, query.domain);
    const provider = found ? { companyName: found.companyName, required: found.required } : null;
    return ok({ provider });
  },

  async openProviderLogin(call) {
    const tooMany = refusedCall(call);
    if (tooMany) return tooMany;
    const begun = await beginLogin(call, call.body.email);
    return isRefusal(begun) ? begun : ok(begun);
  },

  async loginWithProvider(call) {
    const { fcmToken, ...answer } = call.body;
    const proven = await completeLogin(call, answer);
    if (isRefusal(proven)) return proven;
    const user = userByEmail(call.tenant.state, proven.email);
    // The provider of one account lets nobody into another.
    if (user?.accountId !== proven.accountId) return refuse('NO_ACCOUNT');
    // The account of an unconfirmed address may be that of somebody else, who knows its password.
    return refusedPerson(user) ?? signIn(call, user, fcmToken ?? null, { isStrong: true });
  },
} satisfies Handlers;
