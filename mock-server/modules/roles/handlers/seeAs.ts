import { memberOf } from '../../../core/members/members.ts';
import { viewerAs, viewingRole } from '../../../core/members/seeAs.ts';
import { roleById, shownRole } from '../../../core/permissions/roles.ts';
import { rowIn } from '../../../core/state/account.ts';
import type { Handlers } from '../../../core/state/call.ts';
import { lookUp } from '../../../core/state/model.ts';
import type { SeeAsClaim } from '../../../core/state/sessions/viewing.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { toContract } from '../../auth/signIn.ts';

/** How long somebody sees a project as somebody else, in seconds. */
const VIEW_SECONDS = 30 * 60;

export const handlers = {
  async openSeeAs(call) {
    const { tenant, body, now } = call;
    const { state } = tenant;
    const { projectId, userId, roleId, companyId } = body;
    const project = lookUp(state.projects, projectId);
    if (!project || !memberOf(call, projectId)) return refuse('NOT_FOUND');
    if (!viewingRole(call, projectId)) return refuse('FORBIDDEN');
    if ((userId === undefined) === (roleId === undefined)) {
      return invalid('/userId', 'required', 'is required if there is no roleId, and only then');
    }
    const member = state.memberships.find(
      (membership) => membership.projectId === projectId && membership.userId === userId,
    );
    // What guests see of their own account is nobody else's.
    const isOwn = rowIn(state.users, project.accountId, userId ?? '') !== undefined;
    if (userId !== undefined && !(member && isOwn)) {
      return invalid('/userId', 'reference', 'must be an active member of the project');
    }
    const role = member?.role ?? roleById(state, project.accountId, roleId ?? '');
    if (!role) return invalid('/roleId', 'reference', 'must be a role of the account');
    if (
      companyId !== undefined &&
      (userId || !rowIn(state.companies, project.accountId, companyId))
    ) {
      return invalid('/companyId', 'reference', 'must be a company of the account, with a role');
    }
    const seeAs: SeeAsClaim = {
      projectId,
      ...(userId && { userId }),
      ...(roleId && { roleId }),
      ...(companyId && { companyId }),
    };
    const { id: sessionId, userId: ownId } = call.session();
    const viewed = viewerAs(tenant, seeAs, call.user());
    if (!viewed) return refuse('NOT_FOUND');
    const claims = { userId: ownId, sessionId, tenant: tenant.id, seeAs };
    const data = {
      accessToken: await call.tokens.sign(claims, now, VIEW_SECONDS),
      expiresAt: new Date(now + VIEW_SECONDS * 1000).toISOString(),
      user: toContract(call.appUrl, viewed),
      roleName: shownRole(role).roleName,
      projectId,
      projectName: project.name,
    };
    return { status: 200, body: { success: true, data } };
  },
} satisfies Handlers;
