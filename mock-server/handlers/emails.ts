import type { Call } from '../state/call.ts';
import type { User } from '../state/model.ts';
import { newId } from '../state/secrets.ts';
import { issueEmailedToken } from './sessions.ts';

type Context = Pick<Call<unknown>, 'tenant' | 'tokens' | 'now' | 'appUrl'>;

const MAX_EMAILS = 100;

/** Adds an email with a confirmation link to the outbox. */
export function sendVerification(context: Context, user: User): void {
  const token = issueEmailedToken(context, 'verify', user.id);
  send(context, user, {
    subject: 'Confirm your email address',
    text: `Hello ${user.username},\n\nPlease confirm your email address with the link below. It works once, within 24 hours.\n\nIf you did not sign up, ignore this message.`,
    link: `${context.appUrl}/verify-email/?token=${token}`,
  });
}

/** Adds an email with a link for a new password to the outbox. */
export function sendPasswordReset(context: Context, user: User): void {
  const token = issueEmailedToken(context, 'reset', user.id);
  send(context, user, {
    subject: 'Reset your password',
    text: `Hello ${user.username},\n\nSet a new password with the link below. It works once, within one hour, and logs you out everywhere.\n\nIf you did not ask for this, ignore this message. Your password does not change.`,
    link: `${context.appUrl}/reset-password/?token=${token}`,
  });
}

function send(
  { tenant, now }: Context,
  user: User,
  email: { subject: string; text: string; link: string },
): void {
  const sentAt = new Date(now).toISOString();
  const sent = { id: newId('eml'), to: user.email, ...email, sentAt };
  tenant.state.outbox = [...tenant.state.outbox, sent].slice(-MAX_EMAILS);
}
