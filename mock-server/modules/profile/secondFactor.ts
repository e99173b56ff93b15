import { accountNamed, secondFactorDue } from '../../core/state/account.ts';
import type { Call } from '../../core/state/call.ts';
import { dropAuthenticator } from '../../core/state/sessions/secondFactor.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import { DONE, ok } from '../../engine/success.ts';
import type { operations } from '../../generated/contract.d.ts';
import { newRecoveryCodes, newTotpSecret, stepOf, uriOf } from '../auth/codes.ts';
import { sendSecondFactorChanged } from '../auth/emails.ts';
import { refusedPassword } from '../auth/identity.ts';
import type { OwnCall } from './profileView.ts';

const SET_UP_MS = 10 * 60 * 1000;

export function secondFactorOf({ tenant: { state }, user }: OwnCall) {
  const own = state.authenticators[user().id];
  const due = secondFactorDue(accountNamed(state, user().accountId));
  return ok({
    authenticatorAddedAt: own?.addedAt ?? null,
    recoveryCodesLeft: own?.recoveryHashes.length ?? 0,
    dueAt: due === null ? null : new Date(due).toISOString(),
  });
}

export function addAuthenticator({ tenant: { state }, user, now }: OwnCall) {
  const { id, email, accountId } = user();
  const secret = newTotpSecret();
  const expiresAt = now + SET_UP_MS;
  state.startedAuthenticators[id] = { secret, expiresAt };
  const uri = uriOf(secret, email, accountNamed(state, accountId).name);
  return ok({ secret, uri, expiresAt: new Date(expiresAt).toISOString() });
}

export function verifyAuthenticator(call: Call<operations['verifyAuthenticator']>) {
  const { tenant, user, now, body } = call;
  const { state } = tenant;
  const { id } = user();
  const started = state.startedAuthenticators[id];
  if (!started || started.expiresAt <= now) {
    return refuse('WRONG_STATE', { detail: 'Start to set up the app again.' });
  }
  const tooMany = tenant.attempts.begin(`new code of ${id}`, now);
  if (tooMany) return tooMany;
  const lastStep = stepOf(started.secret, body.code, now);
  if (lastStep === null) return invalid('/code', 'code', 'is not the code of the app');
  tenant.attempts.forget(`new code of ${id}`);
  delete state.startedAuthenticators[id];
  const { codes, recoveryHashes } = newRecoveryCodes();
  const addedAt = new Date(now).toISOString();
  state.authenticators[id] = { secret: started.secret, addedAt, lastStep, recoveryHashes };
  sendSecondFactorChanged(call, user(), 'on');
  return ok({ codes });
}

export async function removeAuthenticator(call: Call<operations['removeAuthenticator']>) {
  const refused = await refusedPassword(call, call.body.currentPassword);
  if (refused) return refused;
  const { state } = call.tenant;
  const { id } = call.user();
  if (!state.authenticators[id]) return DONE;
  dropAuthenticator(state, id);
  sendSecondFactorChanged(call, call.user(), 'off');
  return DONE;
}

export function resetRecoveryCodes({ tenant: { state }, user }: OwnCall) {
  const own = state.authenticators[user().id];
  if (!own) return refuse('WRONG_STATE', { detail: 'There is no authenticator app.' });
  const { codes, recoveryHashes } = newRecoveryCodes();
  own.recoveryHashes = recoveryHashes;
  return ok({ codes });
}
