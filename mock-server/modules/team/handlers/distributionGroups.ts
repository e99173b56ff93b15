import type { GuardedHandlers, MemberCall } from '../../../core/access.ts';
import { plain } from '../../../core/lists/search.ts';
import { isMember } from '../../../core/members/people.ts';
import { type LogCall, viewerIn } from '../../../core/members/viewer.ts';
import { newId } from '../../../core/state/secrets.ts';
import type { DistributionGroup } from '../../../core/state/team.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import { membersById } from '../../records/members.ts';
import type { access } from '../access.ts';

type Schemas = components['schemas'];

const MAX_GROUPS = 100;

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/** Returns a function that shows the groups of a project to the caller. */
function shownTo(call: MemberCall): (group: DistributionGroup) => Schemas['DistributionGroup'] {
  const people = membersById(call, viewerIn(call));
  return ({ id, name, memberIds, version }) => {
    const members = memberIds.flatMap((memberId) => people.get(memberId) ?? []).sort(byName);
    return { id, name, members, version };
  };
}

const groupsOf = ({ tenant }: LogCall, projectId: string): DistributionGroup[] =>
  Object.values(tenant.state.distributionGroups).filter((group) => group.projectId === projectId);

/** Refuses values that the project does not allow. */
function refusalOf(
  call: LogCall,
  projectId: string,
  changes: { name?: string; memberIds?: string[] },
  ownGroup?: DistributionGroup,
) {
  const { name, memberIds = [] } = changes;
  const taken = groupsOf(call, projectId).some(
    (group) => group !== ownGroup && name && plain(group.name) === plain(name.trim()),
  );
  if (taken) {
    const errors = [{ pointer: '/name', code: 'unique', detail: 'Another group has this name.' }];
    return refuse('NAME_TAKEN', { errors });
  }
  const unknown = memberIds.findIndex(
    (id) => !ownGroup?.memberIds.includes(id) && !isMember(call.tenant, projectId, id),
  );
  if (unknown < 0) return null;
  return invalid(`/memberIds/${unknown}`, 'reference', 'must be a member of the project');
}

export const handlers = {
  listDistributionGroups(call) {
    const { projectId } = call.params;
    return ok(groupsOf(call, projectId).sort(byName).map(shownTo(call)));
  },

  createDistributionGroup(call) {
    const { projectId } = call.params;
    const refusal = refusalOf(call, projectId, call.body);
    if (refusal) return refusal;
    if (groupsOf(call, projectId).length >= MAX_GROUPS) return refuse('LIMIT_REACHED');
    const { name, memberIds } = call.body;
    const group = { id: newId('grp'), projectId, name: name.trim(), memberIds, version: 1 };
    call.tenant.state.distributionGroups[group.id] = group;
    return created(shownTo(call)(group));
  },

  updateDistributionGroup(call) {
    const { projectId } = call.params;
    const { distributionGroup: group } = call.records;
    const { version, ...changes } = call.body;
    const refusal = refusalOf(call, projectId, changes, group);
    if (refusal) return refusal;
    const next: DistributionGroup = {
      ...group,
      ...changes,
      name: changes.name?.trim() ?? group.name,
      version: version + 1,
    };
    call.tenant.state.distributionGroups[group.id] = next;
    return ok(shownTo(call)(next));
  },

  deleteDistributionGroup(call) {
    delete call.tenant.state.distributionGroups[call.records.distributionGroup.id];
    return DONE;
  },
} satisfies GuardedHandlers<typeof access>;
