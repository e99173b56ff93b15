import type { Call } from '../../core/state/call.ts';
import type { User } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import { issueEmailedToken } from './sessions.ts';

type Context = Pick<Call<unknown>, 'tenant' | 'tokens' | 'now' | 'appUrl'>;

const MAX_EMAILS = 100;

/** Adds an email with a confirmation link to the outbox. */
export function sendVerification(context: Context, user: User): void {
  const token = issueEmailedToken(context, 'verify', user.id);
  send(context, user.email, {
    subject: 'Confirm your email address',
    text: `Hello ${user.username},\n\nPlease confirm your email address with the link below. It works once, within 24 hours.\n\nIf you did not sign up, ignore this message.`,
    link: `${context.appUrl}/verify-email/?token=${token}`,
  });
}

/** Adds an email with a link for a new password to the outbox. */
export function sendPasswordReset(context: Context, user: User): void {
  const token = issueEmailedToken(context, 'reset', user.id);
  send(context, user.email, {
    subject: 'Reset your password',
    text: `Hello ${user.username},\n\nSet a new password with the link below. It works once, within one hour, and logs you out everywhere.\n\nIf you did not ask for this, ignore this message. Your password does not change.`,
    link: `${context.appUrl}/reset-password/?token=${token}`,
  });
}

/** Adds an email with a link that confirms the new address of an account. */
export function sendNewAddress(context: Context, user: User, to: string): void {
  const token = issueEmailedToken(context, 'email', user.id);
  send(context, to, {
    subject: 'Confirm your new email address',
    text: `Hello ${user.username},\n\nPlease confirm your new email address with the link below. It works once, within 24 hours. Until then, your old address stays.\n\nIf you did not ask for this, ignore this message.`,
    link: `${context.appUrl}/verify-email/?token=${token}`,
  });
}

/** Tells the owner of an address that another account asked for it. Its user learns nothing. */
export function sendAddressTaken(context: Context, user: User): void {
  send(context, user.email, {
    subject: 'Your email address is in use',
    text: `Hello ${user.username},\n\nAnother account asked for this address. It belongs to your account, so nothing changes.\n\nIf that was you, log in with this address.`,
    link: `${context.appUrl}/login/`,
  });
}

/** Tells a person that their sign-in now asks for a code, or no longer does. */
export function sendSecondFactorChanged(context: Context, user: User, to: 'on' | 'off'): void {
  send(context, user.email, {
    subject: `Your authenticator app was turned ${to}`,
    text: `Hello ${user.username},\n\n${to === 'on' ? 'From now on, you log in with your password and a code of your authenticator app.' : 'From now on, you log in with your password alone.'}\n\nIf that was not you, change your password and tell the administrator of your account at once.`,
    link: `${context.appUrl}/user-profile`,
  });
}

/** Tells a person that an administrator removed their second factor. */
export function sendSecondFactorRemoved(context: Context, user: User, by: User): void {
  send(context, user.email, {
    subject: 'Your second factor was removed',
    text: `Hello ${user.username},\n\n${by.username} removed your second factor. Log in with your password, and set up your authenticator app or your passkeys again in your profile.\n\nIf you did not ask for this, tell the administrator of your account at once.`,
    link: `${context.appUrl}/login/`,
  });
}

/** Tells a person that somebody logged in with a recovery code. */
export function sendRecoveryCodeUsed(context: Context, user: User, left: number): void {
  send(context, user.email, {
    subject: 'A recovery code was used',
    text: `Hello ${user.username},\n\nSomebody confirmed with one of your recovery codes that it is you. ${left} of them are left.\n\nIf that was not you, change your password and tell the administrator of your account at once.`,
    link: `${context.appUrl}/user-profile`,
  });
}

/** Tells the old address about the new one, in case the user did not ask for it. */
export function sendAddressChanged(context: Context, user: User, to: string): void {
  send(context, to, {
    subject: 'Your email address was changed',
    text: `Hello ${user.username},\n\nThe email address of your account is now ${user.email}.\n\nIf you did not ask for this, tell the administrator of your account at once.`,
    link: `${context.appUrl}/login/`,
  });
}

/** Tells a person about a new passkey, in case somebody else added it. */
export function sendPasskeyAdded(context: Context, user: User, name: string): void {
  send(context, user.email, {
    subject: 'A passkey was added to your account',
    text: `Hello ${user.username},\n\nYou can now log in with the passkey "${name}".\n\nIf you did not add it, remove it in your profile and change your password at once.`,
    link: `${context.appUrl}/user-profile/`,
  });
}

function send(
  { tenant, now }: Context,
  to: string,
  email: { subject: string; text: string; link: string },
): void {
  const sentAt = new Date(now).toISOString();
  const sent = { id: newId('eml'), to, ...email, sentAt };
  tenant.state.outbox = [...tenant.state.outbox, sent].slice(-MAX_EMAILS);
}
