import { dataOf, isObject, type Json } from '../../conformance/requests/values.ts';
import type { Input } from '../../conformance/run.ts';
import type { World } from '../../conformance/world.ts';
import { emailed, newEmail, PASSWORD, requireMail } from './accounts.ts';

export const inviting = (world: World, values: Json): Input => ({
  path: { projectId: world.projectId },
  json: { role: 'subcontractor', ...values },
});

/** Invites a new address. @returns the address and the id of the invitation */
export async function invited(world: World): Promise<{ email: string; id: string }> {
  const email = newEmail(world);
  const data = dataOf(
    (await world.send('inviteMembers', inviting(world, { emails: [email] }))).json,
  );
  const [result] = isObject(data) && Array.isArray(data.results) ? data.results : [];
  const id = isObject(result) ? String(result.id) : '';
  const path = { projectId: world.projectId, invitationId: id };
  world.undo.push(async () => void (await world.send('revokeInvitation', { path })));
  return { email, id };
}

/** Returns the token of an invitation that can still be accepted. */
export async function invitedToken(world: World): Promise<string> {
  requireMail(world);
  const { email } = await invited(world);
  return emailed(world, email);
}

export const newAccount = {
  username: 'Conformance',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};
