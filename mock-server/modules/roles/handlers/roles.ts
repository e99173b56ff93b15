import type { LogCall } from '../../../core/members/viewer.ts';
import { accountRolesOf, isGrantedInAccount } from '../../../core/permissions/account.ts';
import { idOf, roleById, systemRoles } from '../../../core/permissions/roles.ts';
import type { Handlers } from '../../../core/state/call.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse, staleVersion } from '../../../engine/problem.ts';
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

/** Returns a role of the account that the caller may change, or a refusal. */
function ownRole(call: LogCall, id: string, action: 'update' | 'delete') {
  const roles = accountRolesOf(call);
  if (!isGrantedInAccount('roles', roles, 'view')) return refuse('FORBIDDEN');
  const role = roleById(call.tenant.state, id);
  if (!role) return refuse('NOT_FOUND');
  const may = isGrantedInAccount('roles', roles, action);
  return may && typeof role !== 'string' ? role : refuse('FORBIDDEN');
}

export const handlers = {
  listRoles(call) {
    if (!isGrantedInAccount('roles', accountRolesOf(call), 'view')) return refuse('FORBIDDEN');
    const own = Object.values(call.tenant.state.roles);
    own.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const data = [...systemRoles, ...own].map((role) => toContract(call, role));
    return { status: 200, body: { success: true, data } };
  },

  createRole(call) {
    if (!isGrantedInAccount('roles', accountRolesOf(call), 'create')) return refuse('FORBIDDEN');
    const { state } = call.tenant;
    const { name, description = '', basedOn, ...grid } = call.body;
    if (isTaken(state, name, null)) return nameTaken();
    if (Object.keys(state.roles).length >= MAX_ROLES) return refuse('LIMIT_REACHED');
    const role = withGrid(copyOf(basedOn), grid);
    if ('refused' in role) return role;
    const id = newId('rol');
    state.roles[id] = { ...role, id, name: name.trim(), description: description.trim() };
    return { status: 201, body: { success: true, data: detailOf(call, state.roles[id]) } };
  },

  getRole(call) {
    if (!isGrantedInAccount('roles', accountRolesOf(call), 'view')) return refuse('FORBIDDEN');
    const role = roleById(call.tenant.state, call.params.roleId);
    if (!role) return refuse('NOT_FOUND');
    return { status: 200, body: { success: true, data: detailOf(call, role) } };
  },

  updateRole(call) {
    const { state } = call.tenant;
    const found = ownRole(call, call.params.roleId, 'update');
    if ('refused' in found) return found;
    const { version, name = found.name, description = found.description, ...grid } = call.body;
    if (version !== found.version) return staleVersion(found);
    if (isTaken(state, name, found.id)) return nameTaken();
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
    const found = ownRole(call, call.params.roleId, 'delete');
    if ('refused' in found) return found;
    const { version, replacementId } = call.query;
    if (version !== found.version) return staleVersion(found);
    const isPromised = Object.values(state.invitations).some(({ role }) => idOf(role) === found.id);
    if (isPromised || membersWith(state, found.id).length > 0) {
      const pointer = '/replacementId';
      if (!replacementId) return invalid(pointer, 'required', 'is required, since people have it');
      const replacement = roleById(state, replacementId);
      if (!replacement || replacementId === found.id) {
        return invalid(pointer, 'reference', 'must be another role of the account');
      }
      reassign(state, found.id, replacement);
    }
    delete state.roles[found.id];
    return { status: 200, body: { success: true } };
  },

  previewRole(call) {
    if (!isGrantedInAccount('roles', accountRolesOf(call), 'create')) return refuse('FORBIDDEN');
    const { state } = call.tenant;
    const { roleId, ...grid } = call.body;
    const from = roleById(state, roleId);
    if (!from) return refuse('NOT_FOUND');
    const to = withGrid(typeof from === 'string' ? copyOf(from) : from, grid);
    if ('refused' in to) return to;
    const data = {
      levels: shownLevels(to),
      flags: [...to.flags],
      grid: gridOf(to),
      differences: differencesBetween(from, to),
      memberCount: typeof from === 'string' ? 0 : peopleWith(state, roleId),
    };
    return { status: 200, body: { success: true, data } };
  },
} satisfies Handlers;
