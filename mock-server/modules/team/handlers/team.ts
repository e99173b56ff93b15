import type { GuardedHandlers } from '../../../core/access.ts';
import { pageReply } from '../../../core/lists/page.ts';
import { mayGive } from '../../../core/members/giving.ts';
import { nameOf } from '../../../core/members/people.ts';
import { type LogCall, type Viewer, viewerAs } from '../../../core/members/viewer.ts';
import { isGranted } from '../../../core/permissions/grants.ts';
import { roleById } from '../../../core/permissions/roles.ts';
import { rowIn } from '../../../core/state/account.ts';
import { lookUp, type Membership } from '../../../core/state/model.ts';
import { leaveWithTokens } from '../../../core/state/sessions/apiTokens.ts';
import { invalid, type Refusal, refuse, staleVersion } from '../../../engine/problem.ts';
import { DONE, ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import { employ, leave } from '../../companies/works.ts';
import type { access } from '../access.ts';
import { courtOf, faultOf, handOver, heldBy, hiddenAmong } from '../held.ts';
import { invite, outcomeOf, send } from '../invitations.ts';
import {
  filteredTeam,
  invitationRow,
  isLastAdmin,
  membershipOf,
  teamOf,
  teamOrder,
} from '../team.ts';

type Schemas = components['schemas'];

const unknownRole = invalid('/role', 'reference', 'must be a role of the account');

const nothingHeld = { heldCount: 0, hiddenCount: 0, inCourt: [] };

const NO_ADMIN = 'The project needs an active project admin.';

function detailOf(call: LogCall, viewer: Viewer, id: string) {
  const { invitations } = call.tenant.state;
  const invitation = lookUp(invitations, id);
  const row = teamOf(call, viewer).find((teamMember) => teamMember.id === id);
  if (!row) return null;
  if (invitation) return { ...row, ...nothingHeld };
  const held = heldBy(call, viewer.project.id, id);
  const hiddenCount = hiddenAmong(viewer, held);
  return { ...row, heldCount: held.length, hiddenCount, inCourt: courtOf(call, viewer, id) };
}

/**
 * The people of the company that leads a project read what others do not, so that its people alone add to it. Only who
 * appoints admins moves to another company by themselves.
 */
const mayEmploy = ({ role, project, companyId, userId }: Viewer, next: string, memberId?: string) =>
  (next !== project.leadCompanyId || next === companyId) &&
  (userId !== memberId || isGranted('team', role, 'appoint'));

/** Changes one member of a bulk call. */
function change(
  call: LogCall,
  viewer: Viewer,
  { id, version, role, companyId, status }: Schemas['TeamChange'],
): Refusal | Membership {
  const { state } = call.tenant;
  const { project } = viewer;
  const found = membershipOf(state, project.id, id);
  if (!found) return refuse('NOT_FOUND');
  const { membership } = found;
  const current = membership.version ?? 1;
  const nextRole = role === undefined ? undefined : roleById(state, project.accountId, role);
  if (role !== undefined && !nextRole) return unknownRole;
  // Whoever lets somebody back in gives them their role again.
  const isBack = found.list === 'suspended' && status === 'active';
  const given = nextRole ?? (isBack ? membership.role : undefined);
  if (given && !mayGive(call, viewer, given)) return refuse('FORBIDDEN');
  const isMoved = companyId !== undefined && companyId !== membership.companyId;
  if (isMoved && !mayEmploy(viewer, companyId, id)) return refuse('FORBIDDEN');
  if (version !== current) return staleVersion({ version: current });
  if (companyId !== undefined && !rowIn(state.companies, project.accountId, companyId)) {
    return invalid('/companyId', 'reference', 'must be a company of the account');
  }
  const loses = (role !== undefined && role !== 'project_admin') || status === 'suspended';
  if (loses && isLastAdmin(state, found.membership))
    return refuse('WRONG_STATE', { detail: NO_ADMIN });
  const next: Membership = {
    ...membership,
    ...(nextRole && { role: nextRole }),
    ...(companyId && { companyId }),
    version: current + 1,
  };
  const list = status ? LISTS[status] : found.list;
  state[found.list] = state[found.list].filter((other) => other !== membership);
  state[list] = [...state[list], next];
  if (list === 'suspended') leaveWithTokens(state, membership);
  employ(state, project.id, next.companyId);
  leave(state, project.id, membership.companyId);
  return next;
}

const LISTS = { active: 'memberships', suspended: 'suspended' } as const;

export const handlers = {
  listTeam(call) {
    const viewer = viewerAs(call.tenant.state, call.member);
    const rows = filteredTeam(teamOf(call, viewer), call.query);
    return pageReply(rows, teamOrder(call.query.sort), call.query, (row) => row, {
      total: rows.length,
    });
  },

  getTeamMember(call) {
    const viewer = viewerAs(call.tenant.state, call.member);
    const data = detailOf(call, viewer, call.params.memberId);
    if (!data) return refuse('NOT_FOUND');
    return ok(data);
  },

  bulkUpdateTeam(call) {
    const viewer = viewerAs(call.tenant.state, call.member);
    if (!isGranted('team', viewer.role, 'update')) return refuse('FORBIDDEN');
    const results = call.body.items.map((item): Schemas['BulkOutcome'] => {
      const done = change(call, viewer, item);
      return 'refused' in done
        ? { id: item.id, ok: false, version: null, problem: call.problem(done) }
        : { id: item.id, ok: true, version: done.version ?? 1, problem: null };
    });
    const succeeded = results.filter(({ ok }) => ok).length;
    return ok({ succeeded, failed: results.length - succeeded, results });
  },

  removeTeamMember(call) {
    const { projectId, memberId } = call.params;
    const { successorId } = call.query;
    const viewer = viewerAs(call.tenant.state, call.member);
    const { state } = call.tenant;
    const found = membershipOf(state, projectId, memberId);
    if (!found) return refuse('NOT_FOUND');
    if (isLastAdmin(state, found.membership)) return refuse('WRONG_STATE', { detail: NO_ADMIN });
    const held = heldBy(call, projectId, memberId);
    const people = { from: memberId, to: successorId, projectId };
    const fault = faultOf(call, held, people);
    if (fault) return invalid('/successorId', ...fault);
    if (successorId) {
      const reason = `${nameOf(call.tenant, memberId)} left the project.`;
      handOver(call, viewer, held, { from: memberId, to: successorId, reason });
    }
    state[found.list] = state[found.list].filter((other) => other !== found.membership);
    leaveWithTokens(state, found.membership);
    leave(state, projectId, found.membership.companyId);
    return DONE;
  },

  inviteMembers(call) {
    const { projectId } = call.params;
    const viewer = viewerAs(call.tenant.state, call.member);
    const { emails, role, companyId = null, message = '' } = call.body;
    const { accountId } = viewer.project;
    const given = roleById(call.tenant.state, accountId, role);
    if (!given) return unknownRole;
    if (!mayGive(call, viewer, given)) return refuse('FORBIDDEN');
    if (companyId !== null && !mayEmploy(viewer, companyId)) return refuse('FORBIDDEN');
    if (companyId !== null && !rowIn(call.tenant.state.companies, accountId, companyId)) {
      return invalid('/companyId', 'reference', 'must be a company of the account');
    }
    const addresses = emails.map((email) => email.trim().toLowerCase());
    const results = addresses.map((email, index): Schemas['InvitationOutcome'] => {
      const outcome = outcomeOf(call.tenant, viewer.project, email, addresses.slice(0, index));
      if (outcome) return outcome;
      const fresh = { projectId, email, role: given, companyId, message: message.trim() };
      return { email, outcome: 'invited', id: invite(call, viewer.project, fresh).id };
    });
    return ok({ results });
  },

  resendInvitation(call) {
    const { invitation } = call.records;
    const viewer = viewerAs(call.tenant.state, call.member);
    if (!mayGive(call, viewer, invitation.role)) return refuse('FORBIDDEN');
    const sent = send(call, viewer.project, invitation);
    return ok({ ...invitationRow(call, viewer, sent), ...nothingHeld });
  },

  revokeInvitation(call) {
    delete call.tenant.state.invitations[call.records.invitation.id];
    return DONE;
  },
} satisfies GuardedHandlers<typeof access>;
