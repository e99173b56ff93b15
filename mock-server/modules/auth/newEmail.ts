import { userByEmail } from '../../core/members/people.ts';
import type { Call } from '../../core/state/call.ts';
import type { User } from '../../core/state/model.ts';
import { sendAddressChanged, sendAddressTaken, sendNewAddress } from './emails.ts';
import { spendEmailedTokens, userOfEmailedToken } from './sessions.ts';

type Context = Pick<Call<unknown>, 'tenant' | 'tokens' | 'now' | 'appUrl'>;

/** Sends the link to the new address. For an address of another account, only its owner gets a message. */
export function askForEmail(call: Context, user: User, email: string): void {
  const { tenant } = call;
  spendEmailedTokens(tenant, 'email', user.id);
  delete user.pendingEmail;
  const owner = userByEmail(tenant.state, email);
  if (owner?.id === user.id) return;
  user.pendingEmail = email.toLowerCase();
  if (owner) sendAddressTaken(call, owner);
  else sendNewAddress(call, user, user.pendingEmail);
}

/** Forgets the new address. Its link no longer works. */
export function cancelNewEmail({ tenant }: Context, user: User): void {
  spendEmailedTokens(tenant, 'email', user.id);
  delete user.pendingEmail;
}

/**
 * Makes the new address that of the account.
 * @returns the person, or why the token is refused
 */
export function confirmNewEmail(
  call: Context,
  token: string,
): User | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' {
  const user = userOfEmailedToken(call, 'email', token);
  if (typeof user === 'string') return user;
  const { state } = call.tenant;
  const { email: old, pendingEmail } = user;
  // Another account can have taken the address in the meantime.
  if (!pendingEmail || userByEmail(state, pendingEmail)) return 'TOKEN_INVALID';
  cancelNewEmail(call, user);
  // The link of a reset that the old address got must not open the account.
  spendEmailedTokens(call.tenant, 'reset', user.id);
  user.email = pendingEmail;
  user.verified = true;
  sendAddressChanged(call, user, old);
  return user;
}
