import { type Member, memberOf } from '../members/members.ts';
import { type LogCall, type Viewer, viewerOf } from '../members/viewer.ts';
import { type AccountRoles, accountRolesOf } from '../permissions/account.ts';

/** A receiver of events, with what they may see. What was found out once is kept, so a seer is for one moment. */
export interface Seer {
  call: LogCall;
  userId: string;
  member(projectId: string): Member | null;
  viewer(projectId: string): Viewer | null;
  accountRoles(): AccountRoles;
}

export function seerOf(call: LogCall): Seer {
  const members = new Map<string, Member | null>();
  const viewers = new Map<string, Viewer | null>();
  let roles: AccountRoles | undefined;
  return {
    call,
    userId: call.user().id,
    member: (projectId) => remembered(members, projectId, () => memberOf(call, projectId)),
    viewer: (projectId) => remembered(viewers, projectId, () => viewerOf(call, projectId)),
    accountRoles: () => {
      roles ??= accountRolesOf(call);
      return roles;
    },
  };
}

function remembered<T>(known: Map<string, T>, key: string, find: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = find();
  known.set(key, value);
  return value;
}
