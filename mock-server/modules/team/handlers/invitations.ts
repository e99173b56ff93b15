import { nameOf, userByEmail } from '../../../core/members/people.ts';
import { shownRole } from '../../../core/permissions/roles.ts';
import { accountNamed } from '../../../core/state/account.ts';
import type { Call, Handlers } from '../../../core/state/call.ts';
import type { User } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import { limitedTry } from '../../../core/state/sessions/limits.ts';
import { hashPassword } from '../../../core/state/sessions/passwords.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import type { operations } from '../../../generated/contract.d.ts';
import { refusedNewPassword, setPassword } from '../../account/account.ts';
import { newSession, refusedPerson, refusedWithoutProvider } from '../../auth/signIn.ts';
import { invitationOf, join } from '../invitations.ts';

function verify(call: Call<operations['verifyInvitation']>) {
  const found = invitationOf(call, call.body.token);
  if (typeof found === 'string') return refuse(found);
  const { invitation, project } = found;
  const { email, role, companyId, invitedById, message, expiresAt } = invitation;
  return ok({
    email,
    hasAccount: Boolean(userByEmail(call.tenant.state, email)?.passwordHash),
    projectName: project.name,
    ...shownRole(role),
    companyName: companyId === null ? null : nameOf(call.tenant, companyId),
    invitedByName: nameOf(call.tenant, invitedById),
    message,
    expiresAt,
  });
}

async function accept(call: Call<operations['acceptInvitation']>) {
  const { token, username, password, confirmPassword } = call.body;
  const { state } = call.tenant;
  const early = invitationOf(call, token);
  if (typeof early === 'string') return refuse(early);
  let passwordHash: string | null = null;
  if (!userByEmail(state, early.invitation.email)?.passwordHash) {
    const name = username?.trim();
    if (!name) return invalid('/username', 'required', 'is required for a new account');
    if (!password) return invalid('/password', 'required', 'is required for a new account');
    if (password !== confirmPassword) {
      return invalid('/confirmPassword', 'equal', 'must equal the password');
    }
    const { email } = early.invitation;
    const account = accountNamed(state, early.project.accountId);
    const refused = await refusedNewPassword(account, password, { username: name, email });
    if (refused) return refused;
    passwordHash = await hashPassword(password);
  }
  // Checked again after the wait: a second call may have accepted it in the meantime.
  const found = invitationOf(call, token);
  if (typeof found === 'string') return refuse(found);
  const { invitation, project } = found;
  const known = userByEmail(state, invitation.email);
  const user: User = known ?? {
    id: newId('usr'),
    accountId: project.accountId,
    username: username?.trim() ?? invitation.email,
    email: invitation.email,
    passwordHash: null,
    verified: true,
    jobTitle: null,
  };
  state.users[user.id] = user;
  if (passwordHash) setPassword(user, passwordHash, call.now);
  user.verified = true;
  join(call, invitation, user.id);
  const { id: projectId, name: projectName } = project;
  const joined = { email: user.email, projectId, projectName };
  // Who has just chosen a password need not type it again.
  const isSignedIn =
    passwordHash !== null && !refusedPerson(user) && !refusedWithoutProvider(call, user);
  return ok(isSignedIn ? { ...joined, session: await newSession(call, user, null) } : joined);
}

export const handlers = {
  verifyInvitation: (call) => limitedTry(call, () => verify(call)),

  acceptInvitation: (call) => limitedTry(call, () => accept(call)),
} satisfies Handlers;
