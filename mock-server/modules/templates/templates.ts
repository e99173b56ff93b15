import { plain } from '../../core/lists/search.ts';
import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { duplicateKey, itemsOf, wrongLock } from '../../core/notifications/items.ts';
import { accountRolesOf, isGrantedInAccount } from '../../core/permissions/account.ts';
import { idOf, roleById, shownRole } from '../../core/permissions/roles.ts';
import { rowIn, rowsIn } from '../../core/state/account.ts';
import type { Project, TenantState } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import type { Template, TemplateMember } from '../../core/state/templates.ts';
import { type FieldProblem, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { employ } from '../companies/works.ts';
import { LocationTree } from '../records/locationTree.ts';

type Schemas = components['schemas'];

/** How many templates an account has at most. */
export const MAX_TEMPLATES = 50;

export const byName = ({ templates }: TenantState, accountId: string): Template[] =>
  rowsIn(templates, accountId).sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Returns the template as the contract has it. Who left the account, and what was deleted, is no part of it. */
export function toContract(
  call: LogCall,
  template: Template,
  roles = accountRolesOf(call),
): Schemas['Template'] {
  const { state } = call.tenant;
  const { accountId, companyIds, members, groups, locations, ...facts } = template;
  const isPerson = (id: string) => rowIn(state.users, accountId, id) !== undefined;
  const companyName = (id: string | null) =>
    id === null ? null : (rowIn(state.companies, accountId, id)?.name ?? null);
  return {
    ...facts,
    companies: companyIds.flatMap((id) => {
      const name = companyName(id);
      return name === null ? [] : [{ id, name }];
    }),
    members: members.flatMap(({ userId, roleId, companyId }) => {
      const role = roleById(state, accountId, roleId);
      if (!role || !isPerson(userId)) return [];
      const name = companyName(companyId);
      return [
        {
          person: personOf(call, userId),
          ...shownRole(role),
          companyId: name === null ? null : companyId,
          companyName: name,
        },
      ];
    }),
    groups: groups.map(({ name, memberIds }) => ({
      name,
      members: memberIds.filter(isPerson).map((id) => personOf(call, id)),
    })),
    locationCount: locations.length,
    projectCount: Object.values(state.projects).filter(
      (project) => project.templateId === template.id,
    ).length,
    permittedActions: (['update', 'delete'] as const).filter((action) =>
      isGrantedInAccount('templates', roles, action),
    ),
  };
}

/** Refuses a name that another template has. */
export function taken(
  { templates }: TenantState,
  accountId: string,
  { name, ownId }: { name: string | undefined; ownId?: string },
) {
  if (name === undefined) return null;
  const isTaken = rowsIn(templates, accountId).some(
    (template) => template.id !== ownId && plain(template.name) === plain(name.trim()),
  );
  const detail = 'Another template has it already.';
  return isTaken
    ? refuse('NAME_TAKEN', { errors: [{ pointer: '/name', code: 'unique', detail }] })
    : null;
}

/** What a project has that a template can take over. */
export function copyOf(
  state: TenantState,
  project: Project,
): Pick<
  Template,
  'settings' | 'companyIds' | 'members' | 'groups' | 'savedViews' | 'locations' | 'notifications'
> {
  const { memberships, companies, users, distributionGroups, savedViews } = state;
  const { id, accountId, settings } = project;
  const isPerson = (userId: string) => rowIn(users, accountId, userId) !== undefined;
  const isOwn = ({ projectId }: { projectId: string }) => projectId === id;
  return {
    settings: structuredClone(settings),
    companyIds: Object.values(companies)
      .filter(({ projectIds }) => projectIds.includes(id))
      .map((company) => company.id),
    members: memberships
      .filter((membership) => isOwn(membership) && isPerson(membership.userId))
      .map(({ userId, role, companyId }) => ({ userId, roleId: idOf(role), companyId })),
    groups: Object.values(distributionGroups)
      .filter(isOwn)
      .map(({ name, memberIds }) => ({ name, memberIds: memberIds.filter(isPerson) })),
    savedViews: Object.values(savedViews)
      .filter((view) => isOwn(view) && view.shared)
      .map(({ log, name, query }) => ({ log, name, query })),
    locations: locationsOf(state, id),
    notifications: itemsOf(project),
  };
}

/** Returns the locations that a new project would want: not the archived ones. */
function locationsOf(state: TenantState, projectId: string): Template['locations'] {
  const tree = new LocationTree(state, projectId);
  return tree
    .inOrder()
    .filter((location) => !tree.isArchived(location))
    .map(({ id, kind, parentId, name }) => ({ id, kind, parentId, name }));
}

type Changes = Omit<Schemas['UpdateTemplateRequest'], 'version'>;

/** Returns what the schemas cannot say about changes: ids that do not exist, and people who are twice in the list. */
export function wrongChanges(
  { users, companies, ...state }: TenantState,
  template: Template,
  { companyIds = [], members, groups = [], notifications = [] }: Changes,
): FieldProblem[] {
  const problem = (pointer: string, detail: string) => ({ pointer, code: 'reference', detail });
  const { accountId } = template;
  const knows = (records: Record<string, { accountId: string }>, id: string) =>
    rowIn(records, accountId, id) !== undefined;
  const twice = duplicateKey(notifications);
  const lock = wrongLock(notifications);
  const people = new Set((members ?? template.members).map(({ userId }) => userId));
  const isTwice = (id: string, i: number) =>
    (members ?? []).findIndex(({ userId }) => userId === id) !== i;
  return [
    ...companyIds.flatMap((id, i) =>
      knows(companies, id) ? [] : [problem(`/companyIds/${i}`, 'must be a company of the account')],
    ),
    ...(members ?? []).flatMap(({ userId, role, companyId }, i) => [
      ...(knows(users, userId) && !isTwice(userId, i)
        ? []
        : [problem(`/members/${i}/userId`, 'must be a person of the account, once')]),
      ...(roleById(state, accountId, role)
        ? []
        : [problem(`/members/${i}/role`, 'must be a role of the account')]),
      ...(companyId === undefined || knows(companies, companyId)
        ? []
        : [problem(`/members/${i}/companyId`, 'must be a company of the account')]),
    ]),
    ...groups.flatMap(({ memberIds }, i) =>
      memberIds.every((id) => people.has(id))
        ? []
        : [problem(`/groups/${i}/memberIds`, 'must be members of the template')],
    ),
    ...(twice < 0
      ? []
      : [
          {
            pointer: `/notifications/${twice}/key`,
            code: 'unique',
            detail: 'must not occur twice',
          },
        ]),
    ...(lock < 0
      ? []
      : [
          {
            pointer: `/notifications/${lock}/locked`,
            code: 'locked',
            detail: 'is only for items that ask for action, and that are on',
          },
        ]),
  ];
}

export const memberOfTemplate = ({
  userId,
  role,
  companyId,
}: Schemas['NewTemplateMember']): TemplateMember => ({
  userId,
  roleId: role,
  companyId: companyId ?? null,
});

/** Gives a new project what the template has besides the settings. Everything is a copy. */
export function apply(
  state: TenantState,
  { accountId, companyIds, members, groups, savedViews, locations }: Template,
  { projectId, adminId, at }: { projectId: string; adminId: string; at: string },
): void {
  for (const { userId, roleId, companyId } of members) {
    const role = roleById(state, accountId, roleId);
    const user = rowIn(state.users, accountId, userId);
    if (!role || !user || user.suspended || userId === adminId) continue;
    const employer =
      companyId !== null && rowIn(state.companies, accountId, companyId) ? companyId : null;
    const joined = { joinedAt: at };
    state.memberships.push({ projectId, userId, role, companyId: employer, ...joined });
  }
  const ownMemberships = state.memberships.filter(
    (membership) => membership.projectId === projectId,
  );
  const working = new Set([
    ...companyIds,
    ...ownMemberships.flatMap(({ companyId }) => companyId ?? []),
  ]);
  for (const id of working) employ(state, projectId, id);
  const isMember = (id: string) => ownMemberships.some(({ userId }) => userId === id);
  for (const { name, memberIds } of groups) {
    const id = newId('grp');
    const present = memberIds.filter(isMember);
    state.distributionGroups[id] = { id, projectId, name, memberIds: present, version: 1 };
  }
  for (const view of savedViews) {
    const id = newId('viw');
    const made = { shared: true, createdAt: at, createdById: adminId };
    state.savedViews[id] = { ...view, ...made, id, projectId };
  }
  const tree = new LocationTree(state, projectId);
  const newIds = new Map<string | null, string>();
  for (const { id, kind, parentId, name } of locations) {
    const container = newIds.get(parentId) ?? null;
    newIds.set(id, tree.add({ kind, name, parentId: container, archived: false }).id);
  }
  tree.store();
}
