import { type LogCall, viewerOf } from '../logs/viewer.ts';
import { removePicture } from '../state/userPictures.ts';
import { handOver, heldBy } from '../team/held.ts';
import { endAllSessions } from './sessions.ts';

/** Gives the open records of the caller to an admin of each project. */
function handOverAll(call: LogCall): void {
  const { memberships } = call.tenant.state;
  const { id: from, username } = call.user();
  for (const { projectId, userId } of memberships) {
    const viewer = userId === from ? viewerOf(call, projectId) : null;
    const to = memberships.find(
      (one) => one.projectId === projectId && one.role === 'project_admin' && one.userId !== from,
    )?.userId;
    if (!viewer || to === undefined || viewer.project.status === 'closed') continue;
    const reason = `The account of ${username} was deleted.`;
    handOver(call, viewer, heldBy(call, projectId, from), { from, to, reason });
  }
}

/** Removes the account of the caller. The name stays, because records and their history show it. */
export function removeAccount(call: LogCall): void {
  const { tenant } = call;
  const { state } = tenant;
  const own = call.user();
  const isOthers = ({ userId }: { userId: string }) => userId !== own.id;
  handOverAll(call);
  endAllSessions(tenant, own.id);
  removePicture(tenant, own);
  state.memberships = state.memberships.filter(isOthers);
  state.suspended = state.suspended.filter(isOthers);
  for (const group of Object.values(state.distributionGroups)) {
    group.memberIds = group.memberIds.filter((id) => id !== own.id);
  }
  delete state.notificationPreferences[own.id];
  for (const [id, { createdById, shared }] of Object.entries(state.savedViews)) {
    if (createdById === own.id && !shared) delete state.savedViews[id];
  }
  for (const [hash, { userId }] of Object.entries(state.emailedTokens)) {
    if (userId === own.id) delete state.emailedTokens[hash];
  }
  const { id, username } = own;
  state.users[id] = {
    id,
    username,
    // A domain that gets no mail (RFC 2606), so that the address is free again.
    email: `${id.toLowerCase()}@deleted.invalid`,
    passwordHash: null,
    verified: true,
    jobTitle: null,
  };
}
