import { type LogCall, viewerOf } from '../../core/members/viewer.ts';
import type { User } from '../../core/state/model.ts';
import { endApiTokens } from '../../core/state/sessions/apiTokens.ts';
import { dropAuthenticator, dropPasskeys } from '../../core/state/sessions/secondFactor.ts';
import { removePicture } from '../../core/state/userPictures.ts';
import { endAllSessions } from '../auth/sessions.ts';
import { leave } from '../companies/works.ts';
import { handOver, heldBy } from '../team/held.ts';

/** Gives the open records of the caller to an admin of each project. */
function handOverAll(call: LogCall): void {
  const { memberships } = call.tenant.state;
  const { id: from, username } = call.user();
  for (const { projectId, userId } of memberships) {
    const viewer = userId === from ? viewerOf(call, projectId) : null;
    const to = memberships.find(
      (membership) =>
        membership.projectId === projectId &&
        membership.role === 'project_admin' &&
        membership.userId !== from,
    )?.userId;
    if (!viewer || to === undefined || viewer.project.status === 'closed') continue;
    const reason = `The account of ${username} was deleted.`;
    handOver(call, viewer, heldBy(call, projectId, from), { from, to, reason });
  }
}

/** Removes the account of the caller. */
export function removeAccount(call: LogCall): void {
  handOverAll(call);
  removeUser(call, call.user());
}

/** Removes a person from the account. The name stays, because records and their history show it. */
export function removeUser(
  { tenant }: LogCall,
  { id, username }: Pick<User, 'id' | 'username'>,
): void {
  const { state } = tenant;
  const user = state.users[id];
  if (!user) return;
  const isOthers = ({ userId }: { userId: string }) => userId !== id;
  endAllSessions(tenant, id);
  endApiTokens(state, id);
  removePicture(tenant, user);
  const left = [...state.memberships, ...state.suspended].filter((own) => !isOthers(own));
  state.memberships = state.memberships.filter(isOthers);
  state.suspended = state.suspended.filter(isOthers);
  for (const { projectId, companyId } of left) leave(state, projectId, companyId);
  for (const invitation of Object.values(state.invitations)) {
    if (invitation.email === user.email) delete state.invitations[invitation.id];
  }
  for (const group of Object.values(state.distributionGroups)) {
    group.memberIds = group.memberIds.filter((memberId) => memberId !== id);
  }
  dropPasskeys(state, id);
  dropAuthenticator(state, id);
  delete state.notificationPreferences[id];
  delete state.notices[id];
  delete state.mutedRecords[id];
  for (const [viewId, { createdById, shared }] of Object.entries(state.savedViews)) {
    if (createdById === id && !shared) delete state.savedViews[viewId];
  }
  for (const [hash, { userId }] of Object.entries(state.emailedTokens)) {
    if (userId === id) delete state.emailedTokens[hash];
  }
  state.users[id] = {
    id,
    accountId: user.accountId,
    username,
    // A domain that gets no mail (RFC 2606), so that the address is free again.
    email: `${id.toLowerCase()}@deleted.invalid`,
    passwordHash: null,
    verified: true,
    jobTitle: null,
    removed: true,
  };
}
