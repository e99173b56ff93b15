import { type Order, orderOf, sortedPage } from '../../core/lists/page.ts';
import { plain, searchesFor } from '../../core/lists/search.ts';
import { nameOf, personOf, userByEmail } from '../../core/members/people.ts';
import { type LogCall, viewerOf } from '../../core/members/viewer.ts';
import {
  type AccountRoles,
  accountRolesOf,
  isGrantedInAccount,
} from '../../core/permissions/account.ts';
import { rulesOf } from '../../core/permissions/grants.ts';
import { shownRole } from '../../core/permissions/roles.ts';
import { rowIn, rowsIn } from '../../core/state/account.ts';
import type { Handlers } from '../../core/state/call.ts';
import { lookUp, type User } from '../../core/state/model.ts';
import type { Role } from '../../core/state/roles.ts';
import { endApiTokens } from '../../core/state/sessions/apiTokens.ts';
import {
  dropAuthenticator,
  dropPasskeys,
  hasAuthenticator,
  hasPasskey,
} from '../../core/state/sessions/secondFactor.ts';
import { invalid, type Refusal, refuse, staleVersion } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { sendSecondFactorRemoved } from '../auth/emails.ts';
import { endAllSessions } from '../auth/sessions.ts';
import { removeUser } from '../profile/profileRemoval.ts';
import { soleAdminOf } from '../profile/profileView.ts';
import { courtCounts, faultOf, handOver, heldBy } from '../team/held.ts';
import { lastActiveAt } from '../team/team.ts';

type Schemas = components['schemas'];
type Member = Schemas['Member'];
interface Place {
  projectId: string;
  role: Role;
  companyId: string | null;
}

/** The ids of the projects whose people the caller may see here. */
const projectsOf = (roles: AccountRoles): ReadonlySet<string> =>
  new Set(
    [...roles].flatMap(([role, ids]) => (rulesOf('members', 'view', role).length > 0 ? ids : [])),
  );

/** Returns the people and invitations that the caller sees. */
function membersFor(call: LogCall, roles: AccountRoles): Member[] {
  const { users, memberships, suspended, invitations, projects } = call.tenant.state;
  const seen = projectsOf(roles);
  const { accountId } = call.user();
  const everyone = roles.has('account_admin');
  const places = new Map<string, Schemas['MemberProject'][]>();
  const add = (key: string, held: Place, status: Schemas['TeamStatus']) => {
    const project = lookUp(projects, held.projectId);
    if (!project || !seen.has(project.id)) return;
    const companyName = held.companyId === null ? null : nameOf(call.tenant, held.companyId);
    const place = { projectId: project.id, projectName: project.name, ...shownRole(held.role) };
    places.set(key, [...(places.get(key) ?? []), { ...place, companyName, status }]);
  };
  for (const membership of memberships) add(membership.userId, membership, 'active');
  for (const membership of suspended) add(membership.userId, membership, 'suspended');
  const invited = new Map<string, string>();
  for (const invitation of Object.values(invitations)) {
    const person = userByEmail(call.tenant.state, invitation.email);
    // Until they accept, somebody of another account is only an address.
    const isKnown = person && (person.accountId === accountId || places.has(person.id));
    const user = isKnown ? person : undefined;
    const key = user?.id ?? invitation.email;
    add(key, invitation, Date.parse(invitation.expiresAt) > call.now ? 'invited' : 'expired');
    if (!user) invited.set(invitation.email, invited.get(invitation.email) ?? invitation.id);
  }
  const may = actionsFor(call, roles);
  const ownProjects = (key: string) =>
    (places.get(key) ?? []).sort((a, b) => a.projectName.localeCompare(b.projectName, 'en'));
  return [
    ...Object.values(users)
      .filter(
        ({ id, removed, sampleOf, ...user }) =>
          !removed &&
          sampleOf === undefined &&
          ((everyone && user.accountId === accountId) || places.has(id)),
      )
      .map((user) => {
        const row = personRow(call, user, ownProjects(user.id), may(user));
        return user.accountId === accountId ? row : { ...row, ...guest };
      }),
    ...[...invited]
      .filter(([email]) => places.has(email))
      .map(([email, id]): Member => {
        const isOpen = ownProjects(email).some(({ status }) => status === 'invited');
        const nothing = { phone: null, avatarUrl: null, jobTitle: null, lastActiveAt: null };
        const status = isOpen ? 'invited' : 'expired';
        const row = { id, name: email, email, status, accountAdmin: false } as const;
        return {
          ...row,
          ...nothing,
          projects: ownProjects(email),
          version: 1,
          permittedActions: [],
        };
      }),
  ];
}

/** What their own account says of guests is not of this one. */
const guest: Partial<Member> = {
  status: 'active',
  accountAdmin: false,
  version: 1,
  permittedActions: [],
};

const hasSecondFactor = ({ tenant: { state } }: Pick<LogCall, 'tenant'>, id: string) =>
  hasAuthenticator(state, id) || hasPasskey(state, id);

/** What the caller may do with people. Nobody removes themselves here, but in the profile. */
const actionsFor = (call: LogCall, roles: AccountRoles) => {
  const granted = (['update', 'remove', 'remove_second_factor'] as const).filter((action) =>
    isGrantedInAccount('members', roles, action),
  );
  return ({ id }: User) =>
    granted.filter(
      (action) =>
        action === 'update' ||
        (id !== call.user().id && (action === 'remove' || hasSecondFactor(call, id))),
    );
};

function personRow(
  call: LogCall,
  user: User,
  projects: Schemas['MemberProject'][],
  permittedActions: Member['permittedActions'],
): Member {
  return {
    ...personOf(call, user.id),
    email: user.email,
    phone: user.phone || null,
    jobTitle: user.jobTitle,
    status: user.suspended ? 'suspended' : 'active',
    accountAdmin: user.accountAdmin === true,
    projects,
    lastActiveAt: lastActiveAt(call, user),
    version: user.memberVersion ?? 1,
    permittedActions,
  };
}

const order = (sort: Schemas['MemberSort'] = 'name'): Order<Member> =>
  orderOf(sort, (member, field) => {
    const value =
      field === 'projectCount'
        ? String(member.projects.length).padStart(9, '0')
        : (Reflect.get(member, field) as string | null);
    return value === null ? null : `${plain(value)} ${plain(member.name)}`;
  });

/** Tells whether nobody else administers the account. */
const isLastAdmin = ({ tenant }: LogCall, user: User): boolean =>
  user.accountAdmin === true &&
  !rowsIn(tenant.state.users, user.accountId).some(
    ({ id, accountAdmin, suspended }) => id !== user.id && accountAdmin && !suspended,
  );

/** Changes one person of a bulk call. */
function change(
  call: LogCall,
  { id, version, status, accountAdmin }: Schemas['MemberChange'],
): Refusal | { version: number } {
  const user = rowIn(call.tenant.state.users, call.user().accountId, id);
  if (!user || user.removed) return refuse('NOT_FOUND');
  const current = user.memberVersion ?? 1;
  if (version !== current) return staleVersion({ version: current });
  if ((status === 'suspended' || accountAdmin === false) && isLastAdmin(call, user)) {
    return refuse('WRONG_STATE', { detail: 'The account needs an active account admin.' });
  }
  if (status === 'suspended') {
    user.suspended = true;
    endAllSessions(call.tenant, user.id);
    endApiTokens(call.tenant.state, user.id);
  }
  if (status === 'active') delete user.suspended;
  if (accountAdmin === true) user.accountAdmin = true;
  if (accountAdmin === false) delete user.accountAdmin;
  user.memberVersion = current + 1;
  return { version: user.memberVersion };
}

/** The projects in which open records name the person, of those that are not closed. */
function holdingsOf(call: LogCall, { id }: Pick<Member, 'id'>): Schemas['MemberHolding'][] {
  const { memberships, suspended } = call.tenant.state;
  const ids = [...memberships, ...suspended].flatMap((membership) =>
    membership.userId === id ? membership.projectId : [],
  );
  return ids
    .flatMap((projectId) => {
      const viewer = viewerOf(call, projectId);
      if (!viewer || viewer.project.status === 'closed') return [];
      const held = heldBy(call, projectId, id);
      if (held.length === 0) return [];
      const inCourtCount = courtCounts(call, viewer).get(id)?.count ?? 0;
      const { name: projectName } = viewer.project;
      return { projectId, projectName, heldCount: held.length, inCourtCount };
    })
    .sort((a, b) => a.projectName.localeCompare(b.projectName, 'en'));
}

/** Gives what the person holds in each project to the successor there, or says who is missing. */
function handOverAll(
  call: LogCall,
  from: User,
  successors: readonly Schemas['MemberSuccessor'][],
): Refusal<'VALIDATION_FAILED'> | null {
  const parts = holdingsOf(call, from).map(({ projectId }) => {
    const at = successors.findIndex((successor) => successor.projectId === projectId);
    return { projectId, at, to: successors[at]?.userId, held: heldBy(call, projectId, from.id) };
  });
  for (const { projectId, at, to, held } of parts) {
    const fault = faultOf(call, held, { from: from.id, to, projectId });
    const pointer = at < 0 ? '/successors' : `/successors/${at}/userId`;
    if (fault) return invalid(pointer, ...fault);
  }
  for (const { projectId, to, held } of parts) {
    const viewer = viewerOf(call, projectId);
    const reason = `${from.username} was removed from the account.`;
    if (viewer && to) handOver(call, viewer, held, { from: from.id, to, reason });
  }
  return null;
}

export const handlers = {
  listMembers(call) {
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('members', roles, 'view')) return refuse('FORBIDDEN');
    const { q, status, projectId, sort } = call.query;
    const matches = searchesFor(q);
    const rows = membersFor(call, roles).filter(
      ({ name, email, jobTitle, projects, ...row }) =>
        (!status || row.status === status) &&
        (!projectId || projects.some((project) => project.projectId === projectId)) &&
        matches(
          name,
          email,
          jobTitle ?? '',
          ...projects.flatMap(({ projectName, companyName }) => [projectName, companyName ?? '']),
        ),
    );
    const page = sortedPage(rows, order(sort), call.query);
    if ('refused' in page) return page;
    const { items: data, nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, total: rows.length } };
  },

  getMember(call) {
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('members', roles, 'view')) return refuse('FORBIDDEN');
    const { memberId } = call.params;
    const row = membersFor(call, roles).find(({ id }) => id === memberId);
    if (!row || !lookUp(call.tenant.state.users, memberId)) return refuse('NOT_FOUND');
    return {
      status: 200,
      body: { success: true, data: { ...row, holdings: holdingsOf(call, row) } },
    };
  },

  removeMember(call) {
    const { params, body, tenant } = call;
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('members', roles, 'remove')) return refuse('FORBIDDEN');
    const user = rowIn(tenant.state.users, call.user().accountId, params.memberId);
    if (!user || user.removed) return refuse('NOT_FOUND');
    const current = user.memberVersion ?? 1;
    if (body.version !== current) return staleVersion({ version: current });
    if (user.id === call.user().id) {
      return refuse('WRONG_STATE', { detail: 'Delete your own account in your profile.' });
    }
    const blocked = soleAdminOf(tenant.state, user);
    if (blocked.length > 0) {
      const names = blocked.map(({ name }) => name).join(', ');
      return refuse('WRONG_STATE', { detail: `Appoint another administrator first: ${names}.` });
    }
    const refused = handOverAll(call, user, body.successors ?? []);
    if (refused) return refused;
    removeUser(call, user);
    return { status: 200, body: { success: true } };
  },

  removeSecondFactor(call) {
    const { params, tenant } = call;
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('members', roles, 'remove_second_factor')) return refuse('FORBIDDEN');
    const user = rowIn(tenant.state.users, call.user().accountId, params.memberId);
    if (!user || user.removed) return refuse('NOT_FOUND');
    if (user.id === call.user().id) {
      return refuse('WRONG_STATE', { detail: 'Turn off your own app in your profile.' });
    }
    if (!hasSecondFactor(call, user.id)) {
      return refuse('WRONG_STATE', { detail: `${user.username} has no second factor.` });
    }
    dropAuthenticator(tenant.state, user.id);
    dropPasskeys(tenant.state, user.id);
    endAllSessions(tenant, user.id);
    sendSecondFactorRemoved(call, user, call.user());
    return { status: 200, body: { success: true } };
  },

  bulkUpdateMembers(call) {
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('members', roles, 'update')) return refuse('FORBIDDEN');
    const results = call.body.items.map((item): Schemas['BulkOutcome'] => {
      const done = change(call, item);
      return 'refused' in done
        ? { id: item.id, ok: false, version: null, problem: call.problem(done) }
        : { id: item.id, ok: true, version: done.version, problem: null };
    });
    const succeeded = results.filter(({ ok }) => ok).length;
    const data = { succeeded, failed: results.length - succeeded, results };
    return { status: 200, body: { success: true, data } };
  },
} satisfies Handlers;
