import type { GuardedHandlers } from '../../../core/access.ts';
import { mayGive } from '../../../core/members/giving.ts';
import { viewerOf } from '../../../core/members/viewer.ts';
import { idOf, roleById, systemRoles } from '../../../core/permissions/roles.ts';
import { rowsIn } from '../../../core/state/account.ts';
import type { Role } from '../../../core/state/roles.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import type { access } from '../access.ts';
import { differencesBetween, gridOf, shownLevels } from '../grid.ts';
import {
  copyOf,
  detailOf,
  isTaken,
  membersWith,
  nameTaken,
  peopleWith,
  reassign,
  toContract,
  withGrid,
} from '../roles.ts';

/** How many roles of its own an account has at most. */
const MAX_ROLES = 50;

export const handlers = {
  listRoles(call) {
    const { givenIn } = call.query;
    const viewer = givenIn === undefined ? null : viewerOf(call, givenIn);
    const accountId = viewer?.project.accountId ?? call.user().accountId;
    const ownRoles = rowsIn(call.tenant.state.roles, accountId);
    ownRoles.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const isListed = (role: Role) =>
      givenIn === undefined || (viewer !== null && mayGive(call, viewer, role));
    const data = [...systemRoles, ...ownRoles]
      .filter(isListed)
      .map((role) => toContract(call, role, accountId));
    return { status: 200, body: { success: true, data } };
  },

  createRole(call) {
    const { state } = call.tenant;
    const { name, description = '', basedOn, ...grid } = call.body;
    const { accountId } = call.user();
    if (isTaken(state, accountId, { name })) return nameTaken();
    if (rowsIn(state.roles, accountId).length >= MAX_ROLES) return refuse('LIMIT_REACHED');
    const role = withGrid(copyOf(basedOn, accountId), grid);
    if ('refused' in role) return role;
    const id = newId('rol');
    state.roles[id] = { ...role, id, name: name.trim(), description: description.trim() };
    return { status: 201, body: { success: true, data: detailOf(call, state.roles[id]) } };
  },

  getRole(call) {
    const { role } = call.records;
    const data = detailOf(call, 'system' in role ? role.system : role);
    return { status: 200, body: { success: true, data } };
  },

  updateRole(call) {
    const { state } = call.tenant;
    const { role: found } = call.records;
    if ('system' in found) return refuse('FORBIDDEN');
    const { version, name = found.name, description = found.description, ...grid } = call.body;
    if (isTaken(state, found.accountId, { name, ownId: found.id })) return nameTaken();
    const role = withGrid(found, grid);
    if ('refused' in role) return role;
    const words = { name: name.trim(), description: description.trim() };
    const next = { ...role, ...words, version: version + 1 };
    state.roles[next.id] = next;
    reassign(state, next.id, next);
    return { status: 200, body: { success: true, data: detailOf(call, next) } };
  },

  deleteRole(call) {
    const { state } = call.tenant;
    const { role: found } = call.records;
    if ('system' in found) return refuse('FORBIDDEN');
    const { replacementId } = call.query;
    const isPromised = Object.values(state.invitations).some(({ role }) => idOf(role) === found.id);
    if (isPromised || membersWith(state, found.id).length > 0) {
      const pointer = '/replacementId';
      if (!replacementId) return invalid(pointer, 'required', 'is required, since people have it');
      const replacement = roleById(state, found.accountId, replacementId);
      if (!replacement || replacementId === found.id) {
        return invalid(pointer, 'reference', 'must be another role of the account');
      }
      reassign(state, found.id, replacement);
    }
    delete state.roles[found.id];
    return { status: 200, body: { success: true } };
  },

  previewRole(call) {
    const { state } = call.tenant;
    const { roleId, ...grid } = call.body;
    const { accountId } = call.user();
    const from = roleById(state, accountId, roleId);
    if (!from) return refuse('NOT_FOUND');
    const to = withGrid(typeof from === 'string' ? copyOf(from, accountId) : from, grid);
    if ('refused' in to) return to;
    const data = {
      levels: shownLevels(to),
      flags: [...to.flags],
      grid: gridOf(to),
      differences: differencesBetween(from, to),
      memberCount: typeof from === 'string' ? 0 : peopleWith(state, accountId, roleId),
    };
    return { status: 200, body: { success: true, data } };
  },
} satisfies GuardedHandlers<typeof access>;
