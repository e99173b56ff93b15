import { type MockCall, memberOf } from '../members/members.ts';
import { type LogCall, type Viewer, viewerAs } from '../members/viewer.ts';
import { type AccountRoles, accountRolesOf } from '../permissions/account.ts';
import type { Member, TenantState } from '../state/model.ts';

/** A member of a project, as those who ask what somebody sees there need them. */
export interface Onlooker extends Member {
  state: TenantState;
  viewer(): Viewer;
}

/** A seer is somebody with what they may see. It keeps what it has found out, so it serves for one moment. */
export interface Seer {
  call: LogCall;
  userId: string;
  member(projectId: string): Onlooker | null;
  accountRoles(): AccountRoles;
}

export function seerOf(call: LogCall): Seer {
  const members = new Map<string, Onlooker | null>();
  let roles: AccountRoles | undefined;
  return {
    call,
    userId: call.user().id,
    member: (projectId) => {
      const known = members.get(projectId);
      if (known !== undefined) return known;
      const found = onlookerIn(call, projectId);
      members.set(projectId, found);
      return found;
    },
    accountRoles: () => {
      roles ??= accountRolesOf(call);
      return roles;
    },
  };
}

function onlookerIn(call: MockCall, projectId: string): Onlooker | null {
  const member = memberOf(call, projectId);
  if (!member) return null;
  const { state } = call.tenant;
  let viewer: Viewer | undefined;
  return {
    ...member,
    state,
    viewer: () => {
      viewer ??= viewerAs(state, member);
      return viewer;
    },
  };
}
