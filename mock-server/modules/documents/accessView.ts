import { fullNameOf, isMember, nameOf, personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { roleById, shownRole } from '../../core/permissions/roles.ts';
import { trailOf } from '../../core/sharing/folders.ts';
import type { StoredDocument, StoredEntry } from '../../core/state/documents.ts';
import { lookUp } from '../../core/state/model.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { type FieldProblem, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { accessTo } from './rights.ts';

type Schemas = components['schemas'];

const refOf = ({ id, name }: StoredDocument) => ({ id, name });

/** Returns the name of a role, company or person, as lists and the activity log show it. */
export function partyName(
  tenant: Pick<Tenant, 'state'>,
  projectId: string,
  { kind, id }: Pick<StoredEntry, 'kind' | 'id'>,
): string {
  if (kind !== 'role') return nameOf(tenant as Tenant, id);
  const { projects } = tenant.state;
  const role = roleById(tenant.state, projects[projectId]?.accountId ?? '', id);
  return role ? shownRole(role).roleName : 'Former role';
}

const entryOf = (call: LogCall, projectId: string, entry: StoredEntry): Schemas['AccessEntry'] => ({
  party: {
    ...{ kind: entry.kind, id: entry.id },
    name:
      entry.kind === 'role'
        ? partyName(call.tenant, projectId, entry)
        : fullNameOf(call.tenant, entry.id),
  },
  level: entry.level,
});

const keyOf = ({ kind, id }: Pick<StoredEntry, 'kind' | 'id'>) => `${kind} ${id}`;

/** Returns the entries of the folders above that still count, the nearest first. */
function inherited(call: LogCall, folder: StoredDocument): Schemas['InheritedAccess'][] {
  const named = new Set(folder.entries.map(keyOf));
  const found: Schemas['InheritedAccess'][] = [];
  if (folder.isPrivate) return found;
  for (const above of trailOf(call.tenant.state, folder.parentId).toReversed()) {
    for (const entry of above.entries) {
      if (named.has(keyOf(entry))) continue;
      named.add(keyOf(entry));
      found.push({ ...entryOf(call, folder.projectId, entry), from: refOf(above) });
    }
    if (above.isPrivate) break;
  }
  return found;
}

/** Returns who has access to a folder or file, as the contract has it. */
export function accessView(call: LogCall, folder: StoredDocument): Schemas['DocumentAccess'] {
  const { state } = call.tenant;
  const members = state.memberships.filter(({ projectId }) => projectId === folder.projectId);
  const people = members.map((member) => {
    const { level, folder: from, entry } = accessTo(state, member, folder);
    return {
      person: personOf(call, member.userId),
      companyName: member.companyId ? nameOf(call.tenant, member.companyId) : null,
      roleName: shownRole(member.role).roleName,
      level,
      from: from && refOf(from),
      by: entry?.kind ?? null,
    };
  });
  return {
    isPrivate: folder.isPrivate,
    entries: folder.entries.map((entry) => entryOf(call, folder.projectId, entry)),
    inherited: inherited(call, folder),
    people: people.sort((a, b) => a.person.name.localeCompare(b.person.name, 'en')),
    version: folder.version,
  };
}

/** Returns the entries of a request, or what is wrong with them. */
export function entriesOf(
  { tenant }: LogCall,
  projectId: string,
  entries: readonly Schemas['NewAccessEntry'][],
) {
  const { state } = tenant;
  const accountId = state.projects[projectId]?.accountId ?? '';
  const isKnown = {
    role: (id: string) => roleById(state, accountId, id) !== undefined,
    company: (id: string) => lookUp(state.companies, id)?.projectIds.includes(projectId) === true,
    person: (id: string) => isMember(tenant, projectId, id),
  };
  const seen = new Set<string>();
  const problems: FieldProblem[] = entries.flatMap(({ party }, i) => {
    const pointer = `/entries/${i}/party`;
    if (!isKnown[party.kind](party.id)) {
      const detail = 'must be a role, a company of the project, or a member';
      return [{ pointer, code: 'reference', detail }];
    }
    const isTwice = seen.has(keyOf(party));
    seen.add(keyOf(party));
    return isTwice ? [{ pointer, code: 'unique', detail: 'must not be named twice' }] : [];
  });
  if (problems.length > 0) return refuse('VALIDATION_FAILED', { errors: problems });
  return entries.map(({ party: { kind, id }, level }): StoredEntry => ({ kind, id, level }));
}
