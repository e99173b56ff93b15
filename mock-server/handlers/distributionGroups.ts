import { invalid, refuse, staleVersion } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { plain } from '../lists/search.ts';
import { closedProject, memberOf } from '../members/members.ts';
import { isMember, personOf } from '../members/people.ts';
import type { LogCall } from '../members/viewer.ts';
import { isGranted } from '../permissions/grants.ts';
import type { Handlers } from '../state/call.ts';
import { lookUp } from '../state/model.ts';
import { newId } from '../state/secrets.ts';
import type { DistributionGroup } from '../state/team.ts';

type Schemas = components['schemas'];

const MAX_GROUPS = 100;

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

function toContract(
  call: LogCall,
  { id, projectId, name, memberIds, version }: DistributionGroup,
): Schemas['DistributionGroup'] {
  const members = memberIds
    .filter((memberId) => isMember(call.tenant, projectId, memberId))
    .map((memberId) => personOf(call, memberId))
    .sort(byName);
  return { id, name, members, version };
}

const groupsOf = ({ tenant }: LogCall, projectId: string): DistributionGroup[] =>
  Object.values(tenant.state.distributionGroups).filter((group) => group.projectId === projectId);

/** Refuses a caller who may not write groups, or values that the project does not allow. */
function refusalOf(
  call: LogCall,
  projectId: string,
  changes: { name?: string; memberIds?: string[] },
  own?: DistributionGroup,
) {
  const { name, memberIds = [] } = changes;
  const taken = groupsOf(call, projectId).some(
    (group) => group !== own && name && plain(group.name) === plain(name.trim()),
  );
  if (taken) {
    const errors = [{ pointer: '/name', code: 'unique', detail: 'Another group has this name.' }];
    return refuse('NAME_TAKEN', { errors });
  }
  const unknown = memberIds.findIndex(
    (id) => !own?.memberIds.includes(id) && !isMember(call.tenant, projectId, id),
  );
  if (unknown < 0) return null;
  return invalid(`/memberIds/${unknown}`, 'reference', 'must be a member of the project');
}

/** Whether the caller may write groups of the project; the refusal otherwise. */
function writerOf(call: LogCall, projectId: string) {
  const member = memberOf(call, projectId);
  if (!member) return refuse('NOT_FOUND');
  if (member.project.status === 'closed') return closedProject();
  return isGranted('team', member.membership.role, 'manage_groups') ? member : refuse('FORBIDDEN');
}

/** The group, or a refusal if it is not in the project or the caller may not write it. */
function groupFor(
  call: LogCall,
  { projectId, distributionGroupId }: { projectId: string; distributionGroupId: string },
) {
  if (!memberOf(call, projectId)) return refuse('NOT_FOUND');
  const group = lookUp(call.tenant.state.distributionGroups, distributionGroupId);
  if (group?.projectId !== projectId) return refuse('NOT_FOUND');
  const writer = writerOf(call, projectId);
  return 'refused' in writer ? writer : group;
}

export const handlers = {
  listDistributionGroups(call) {
    const { projectId } = call.params;
    if (!memberOf(call, projectId)) return refuse('NOT_FOUND');
    const data = groupsOf(call, projectId)
      .sort(byName)
      .map((group) => toContract(call, group));
    return { status: 200, body: { success: true, data } };
  },

  createDistributionGroup(call) {
    const { projectId } = call.params;
    const writer = writerOf(call, projectId);
    if ('refused' in writer) return writer;
    const refusal = refusalOf(call, projectId, call.body);
    if (refusal) return refusal;
    if (groupsOf(call, projectId).length >= MAX_GROUPS) return refuse('LIMIT_REACHED');
    const { name, memberIds } = call.body;
    const group = { id: newId('grp'), projectId, name: name.trim(), memberIds, version: 1 };
    call.tenant.state.distributionGroups[group.id] = group;
    return { status: 201, body: { success: true, data: toContract(call, group) } };
  },

  updateDistributionGroup(call) {
    const { projectId } = call.params;
    const group = groupFor(call, call.params);
    if ('refused' in group) return group;
    const { version, ...changes } = call.body;
    if (version !== group.version) return staleVersion(group);
    const refusal = refusalOf(call, projectId, changes, group);
    if (refusal) return refusal;
    const next: DistributionGroup = {
      ...group,
      ...changes,
      name: changes.name?.trim() ?? group.name,
      version: version + 1,
    };
    call.tenant.state.distributionGroups[group.id] = next;
    return { status: 200, body: { success: true, data: toContract(call, next) } };
  },

  deleteDistributionGroup(call) {
    const group = groupFor(call, call.params);
    if ('refused' in group) return group;
    if (call.query.version !== group.version) return staleVersion(group);
    delete call.tenant.state.distributionGroups[group.id];
    return { status: 200, body: { success: true } };
  },
} satisfies Handlers;
