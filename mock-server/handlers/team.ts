import { invalid, type Refusal, refuse, staleVersion } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { sortedPage } from '../lists/page.ts';
import { closedProject } from '../members/members.ts';
import { nameOf } from '../members/people.ts';
import { type LogCall, type Viewer, viewerOf } from '../members/viewer.ts';
import { isGranted } from '../permissions/grants.ts';
import { baseOf, roleById } from '../permissions/roles.ts';
import type { Handlers } from '../state/call.ts';
import { lookUp, type Membership, type TenantState } from '../state/model.ts';
import { courtOf, faultOf, handOver, heldBy, hiddenAmong } from '../team/held.ts';
import { employ, invite, outcomeOf, send } from '../team/invitations.ts';
import { filteredTeam, invitationRow, isLastAdmin, teamOf, teamOrder } from '../team/team.ts';

type Schemas = components['schemas'];

/** Returns the viewer, or a refusal if the caller may not do this in the project. */
function viewerFor(call: LogCall, projectId: string, action: 'invite' | 'update' | 'remove') {
  const viewer = viewerOf(call, projectId);
  if (!viewer) return refuse('NOT_FOUND');
  if (viewer.project.status === 'closed') return closedProject();
  const may = isGranted('team', viewer.role, action, (rule) => rule === 'self');
  return may ? viewer : refuse('FORBIDDEN');
}

interface Own {
  membership: Membership;
  list: 'memberships' | 'suspended';
}

/** The membership of a person in the project, suspended or not. */
function membershipOf(state: TenantState, projectId: string, userId: string): Own | null {
  for (const list of ['memberships', 'suspended'] as const) {
    const membership = state[list].find((m) => m.projectId === projectId && m.userId === userId);
    if (membership) return { membership, list };
  }
  return null;
}

const unknownRole = invalid('/role', 'reference', 'must be a role of the account');

const nothingHeld = { heldCount: 0, hiddenCount: 0, inCourt: [] };

const NO_ADMIN = 'The project needs an active project admin.';

function detailOf(call: LogCall, viewer: Viewer, id: string) {
  const { invitations } = call.tenant.state;
  const invitation = lookUp(invitations, id);
  const row = teamOf(call, viewer).find((one) => one.id === id);
  if (!row) return null;
  if (invitation) return { ...row, ...nothingHeld };
  const held = heldBy(call, viewer.project.id, id);
  const hiddenCount = hiddenAmong(viewer, held);
  return { ...row, heldCount: held.length, hiddenCount, inCourt: courtOf(call, viewer, id) };
}

/** Changes one member of a bulk call. */
function change(
  call: LogCall,
  { project, role: ownRole }: Viewer,
  { id, version, role, companyId, status }: Schemas['TeamChange'],
): Refusal | Membership {
  const { state } = call.tenant;
  const own = membershipOf(state, project.id, id);
  if (!own) return refuse('NOT_FOUND');
  const { membership } = own;
  const current = membership.version ?? 1;
  const nextRole = role === undefined ? undefined : roleById(state, role);
  if (role !== undefined && !nextRole) return unknownRole;
  if (nextRole && baseOf(nextRole) === 'project_admin' && !isGranted('team', ownRole, 'appoint')) {
    return refuse('FORBIDDEN');
  }
  if (version !== current) return staleVersion({ version: current });
  if (companyId !== undefined && !lookUp(state.companies, companyId)) {
    return invalid('/companyId', 'reference', 'must be a company of the account');
  }
  const loses = (role !== undefined && role !== 'project_admin') || status === 'suspended';
  if (loses && isLastAdmin(state, own.membership))
    return refuse('WRONG_STATE', { detail: NO_ADMIN });
  const next: Membership = {
    ...membership,
    ...(nextRole && { role: nextRole }),
    ...(companyId && { companyId }),
    version: current + 1,
  };
  const list = status ? LISTS[status] : own.list;
  state[own.list] = state[own.list].filter((one) => one !== membership);
  state[list] = [...state[list], next];
  employ(state, project.id, next.companyId);
  return next;
}

const LISTS = { active: 'memberships', suspended: 'suspended' } as const;

export const handlers = {
  listTeam(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    const rows = filteredTeam(teamOf(call, viewer), call.query);
    const page = sortedPage(rows, teamOrder(call.query.sort), call.query);
    if ('refused' in page) return page;
    const { items: data, nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, total: rows.length } };
  },

  getTeamMember(call) {
    const { projectId, memberId } = call.params;
    const viewer = viewerOf(call, projectId);
    const data = viewer && detailOf(call, viewer, memberId);
    if (!data) return refuse('NOT_FOUND');
    return { status: 200, body: { success: true, data } };
  },

  bulkUpdateTeam(call) {
    const viewer = viewerFor(call, call.params.projectId, 'update');
    if ('refused' in viewer) return viewer;
    const results = call.body.items.map((item): Schemas['BulkOutcome'] => {
      const done = change(call, viewer, item);
      return 'refused' in done
        ? { id: item.id, ok: false, version: null, problem: call.problem(done) }
        : { id: item.id, ok: true, version: done.version ?? 1, problem: null };
    });
    const succeeded = results.filter(({ ok }) => ok).length;
    const data = { succeeded, failed: results.length - succeeded, results };
    return { status: 200, body: { success: true, data } };
  },

  removeTeamMember(call) {
    const { projectId, memberId } = call.params;
    const { version, successorId } = call.query;
    const viewer = viewerFor(call, projectId, 'remove');
    if ('refused' in viewer) return viewer;
    const { state } = call.tenant;
    const own = membershipOf(state, projectId, memberId);
    if (!own) return refuse('NOT_FOUND');
    const isSelf = memberId === viewer.userId;
    if (!isGranted('team', viewer.role, 'remove', (rule) => rule === 'self' && isSelf)) {
      return refuse('FORBIDDEN');
    }
    const current = own.membership.version ?? 1;
    if (version !== current) return staleVersion({ version: current });
    if (isLastAdmin(state, own.membership)) return refuse('WRONG_STATE', { detail: NO_ADMIN });
    const held = heldBy(call, projectId, memberId);
    const people = { from: memberId, to: successorId, projectId };
    const fault = faultOf(call, held, people);
    if (fault) return invalid('/successorId', ...fault);
    if (successorId) {
      const reason = `${nameOf(call.tenant, memberId)} left the project.`;
      handOver(call, viewer, held, { from: memberId, to: successorId, reason });
    }
    state[own.list] = state[own.list].filter((one) => one !== own.membership);
    return { status: 200, body: { success: true } };
  },

  inviteMembers(call) {
    const { projectId } = call.params;
    const viewer = viewerFor(call, projectId, 'invite');
    if ('refused' in viewer) return viewer;
    const { emails, role, companyId = null, message = '' } = call.body;
    const given = roleById(call.tenant.state, role);
    if (!given) return unknownRole;
    if (baseOf(given) === 'project_admin' && !isGranted('team', viewer.role, 'appoint')) {
      return refuse('FORBIDDEN');
    }
    if (companyId !== null && !lookUp(call.tenant.state.companies, companyId)) {
      return invalid('/companyId', 'reference', 'must be a company of the account');
    }
    const addresses = emails.map((email) => email.trim().toLowerCase());
    const results = addresses.map((email, at): Schemas['InvitationOutcome'] => {
      const outcome = outcomeOf(call.tenant, projectId, email, addresses.slice(0, at));
      if (outcome) return outcome;
      const fresh = { projectId, email, role: given, companyId, message: message.trim() };
      return { email, outcome: 'invited', id: invite(call, viewer.project, fresh).id };
    });
    return { status: 200, body: { success: true, data: { results } } };
  },

  resendInvitation(call) {
    const { projectId, invitationId } = call.params;
    const viewer = viewerFor(call, projectId, 'invite');
    if ('refused' in viewer) return viewer;
    const invitation = lookUp(call.tenant.state.invitations, invitationId);
    if (invitation?.projectId !== projectId) return refuse('NOT_FOUND');
    const sent = send(call, viewer.project, invitation);
    const data = { ...invitationRow(call, viewer, sent), ...nothingHeld };
    return { status: 200, body: { success: true, data } };
  },

  revokeInvitation(call) {
    const { projectId, invitationId } = call.params;
    const viewer = viewerFor(call, projectId, 'invite');
    if ('refused' in viewer) return viewer;
    const { invitations } = call.tenant.state;
    if (lookUp(invitations, invitationId)?.projectId !== projectId) return refuse('NOT_FOUND');
    delete invitations[invitationId];
    return { status: 200, body: { success: true } };
  },
} satisfies Handlers;
