import { nameOf, userByEmail } from '../../core/members/people.ts';
import { accountNamed } from '../../core/state/account.ts';
import type { Call } from '../../core/state/call.ts';
import { lookUp, type Membership, type Project } from '../../core/state/model.ts';
import { hashSecret, newId, newSecret } from '../../core/state/secrets.ts';
import type { Invitation } from '../../core/state/team.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import type { components } from '../../generated/contract.d.ts';
import { isAllowedAddress } from '../account/account.ts';
import { employ } from '../companies/works.ts';

type Schemas = components['schemas'];
type Context = Pick<Call<unknown>, 'tenant' | 'now' | 'appUrl'>;

/** How long an invitation is valid (domain of members: 14 days). */
const VALID_MS = 14 * 24 * 60 * 60 * 1000;
const MAX_EMAILS = 100;
const ADDRESS = /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/;

/** What becomes of an address before it is invited; null if it can be. */
export function outcomeOf(
  { state }: Tenant,
  { id: projectId, accountId }: Project,
  email: string,
  earlier: readonly string[],
): Schemas['InvitationOutcome'] | null {
  if (!ADDRESS.test(email)) return { email, outcome: 'invalid', id: null };
  if (earlier.includes(email)) return { email, outcome: 'repeated', id: null };
  const user = userByEmail(state, email);
  const isOwn = (membership: Membership) =>
    membership.projectId === projectId && membership.userId === user?.id;
  if (user && [...state.memberships, ...state.suspended].some(isOwn)) {
    return { email, outcome: 'already_member', id: user.id };
  }
  const known = Object.values(state.invitations).find(
    (invitation) => invitation.projectId === projectId && invitation.email === email,
  );
  if (known) return { email, outcome: 'already_invited', id: known.id };
  return isAllowedAddress(accountNamed(state, accountId), email)
    ? null
    : { email, outcome: 'not_allowed', id: null };
}

type New = Pick<Invitation, 'projectId' | 'email' | 'role' | 'companyId' | 'message'>;

export function invite(
  context: Context & Pick<Call<unknown>, 'user'>,
  project: Project,
  fresh: New,
): Invitation {
  const invitation = { ...fresh, id: newId('inv'), invitedById: context.user().id, version: 0 };
  return send(context, project, { ...invitation, sentAt: '', expiresAt: '', tokenHash: '' });
}

/** Sends the email with a new link. The link before ends. */
export function send(context: Context, project: Project, invitation: Invitation): Invitation {
  const { tenant, now, appUrl } = context;
  const secret = newSecret();
  const sent: Invitation = {
    ...invitation,
    sentAt: new Date(now).toISOString(),
    expiresAt: new Date(now + VALID_MS).toISOString(),
    tokenHash: hashSecret(secret),
    version: invitation.version + 1,
  };
  tenant.state.invitations[sent.id] = sent;
  const from = nameOf(tenant, sent.invitedById);
  const email = {
    id: newId('eml'),
    to: sent.email,
    subject: `${from} invites you to ${project.name}`,
    text: [
      'Hello,',
      `${from} invites you to the project ${project.name}.`,
      ...(sent.message ? [sent.message] : []),
      'Accept with the link below. It works once, within 14 days.',
      'If you do not know what this is about, ignore this message.',
    ].join('\n\n'),
    link: `${appUrl}/accept-invitation/?token=${secret}`,
    sentAt: sent.sentAt,
  };
  tenant.state.outbox = [...tenant.state.outbox, email].slice(-MAX_EMAILS);
  return sent;
}

/** Returns the invitation of a token from an email. */
export function invitationOf(
  { tenant, now }: Context,
  secret: string,
): { invitation: Invitation; project: Project } | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' {
  const { invitations, projects } = tenant.state;
  const hash = hashSecret(secret);
  const invitation = Object.values(invitations).find(({ tokenHash }) => tokenHash === hash);
  const project = invitation && lookUp(projects, invitation.projectId);
  if (!project) return 'TOKEN_INVALID';
  return Date.parse(invitation.expiresAt) > now ? { invitation, project } : 'TOKEN_EXPIRED';
}

/** Makes the person a member, and deletes the invitation. */
export function join({ tenant, now }: Context, invitation: Invitation, userId: string): void {
  const { projectId, role, companyId } = invitation;
  const { state } = tenant;
  const joinedAt = new Date(now).toISOString();
  state.memberships.push({ projectId, userId, role, companyId, joinedAt });
  employ(state, projectId, companyId);
  delete state.invitations[invitation.id];
}
