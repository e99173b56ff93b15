import { isDeepStrictEqual } from 'node:util';
import {
  type ConsistencyRule,
  disorder,
  type Faults,
  keyFaults,
  repeated,
  unknown,
} from '../../core/consistency.ts';
import { plain } from '../../core/lists/search.ts';
import { idOf, roleById } from '../../core/permissions/roles.ts';
import type { Membership, SavedView, TenantState } from '../../core/state/model.ts';

const LOGS: Record<SavedView['log'], true> = {
  punch_items: true,
  rfis: true,
  submittals: true,
  budget: true,
};
const STATUSES: readonly string[] = ['ongoing', 'closed', 'finished'];
const MAX_EMAILS = 100;

/** Users, their sessions, tokens and preferences, and the outbox. */
function* accountFaults(state: TenantState): Faults {
  const { users, sessions, passkeys, refreshTokens, emailedTokens, outbox, settings } = state;
  const all = Object.values(users);
  yield* keyFaults('user', users);
  yield* repeated('users', all, ({ email }) => email.toLowerCase());
  for (const { id, email, passwordHash } of all) {
    if (email !== email.toLowerCase()) yield `user ${id}: ${email} is not in lower case`;
    if (passwordHash !== null && !/^scrypt\$\d+\$[\w-]+\$[\w-]{43}$/.test(passwordHash)) {
      yield `user ${id}: the password is not stored as a hash`;
    }
  }
  yield* unknown('preferences', users, Object.keys(state.notificationPreferences));
  yield* keyFaults('session', sessions);
  for (const { id, userId, startedAt } of Object.values(sessions)) {
    yield* unknown(`session ${id}`, users, [userId]);
    yield* disorder(`session ${id}`, { startedAt });
  }
  for (const { sessionId } of Object.values(refreshTokens)) {
    yield* unknown('refresh token', sessions, [sessionId]);
  }
  yield* keyFaults('passkey', passkeys);
  yield* repeated('passkeys', Object.values(passkeys), ({ credentialId }) => credentialId);
  for (const { id, userId, createdAt } of Object.values(passkeys)) {
    yield* unknown(`passkey ${id}`, users, [userId]);
    yield* disorder(`passkey ${id}`, { createdAt });
  }
  const owners = [state.authenticators, state.startedAuthenticators].flatMap(Object.keys);
  yield* unknown('authenticator', users, owners);
  for (const { userId } of Object.values(state.challenges)) {
    yield* unknown('challenge', users, [userId]);
  }
  for (const { userId } of Object.values(emailedTokens)) {
    yield* unknown('emailed token', users, [userId]);
  }
  if (outbox.length > MAX_EMAILS) yield `outbox has ${outbox.length} emails`;
  // An invitation goes to an address without an account.
  for (const { id, to } of outbox) if (!to.includes('@')) yield `email ${id} has no recipient`;
  for (const [name, seconds] of Object.entries(settings)) {
    if (seconds !== null && !Number.isInteger(seconds)) yield `setting ${name} is no number`;
  }
}

/** Projects, companies and memberships. */
function* projectFaults(state: TenantState): Faults {
  const { projects, companies, users } = state;
  const memberships = [...state.memberships, ...state.suspended];
  yield* keyFaults('project', projects);
  yield* keyFaults('company', companies);
  for (const { id, leadCompanyId, status } of Object.values(projects)) {
    yield* unknown(`project ${id}`, companies, [leadCompanyId]);
    if (!STATUSES.includes(status)) yield `project ${id} is ${status}`;
  }
  const all = Object.values(companies);
  const real = all.filter(({ sampleOf }) => sampleOf === undefined);
  yield* repeated('company names', real, ({ accountId, name }) => `${plain(name)} of ${accountId}`);
  yield* repeated('company codes', real, ({ accountId, code }) => `${code} of ${accountId}`);
  for (const { id, code, projectIds, createdAt, updatedAt } of all) {
    yield* unknown(`company ${id}`, projects, projectIds);
    yield* disorder(`company ${id}`, { createdAt, updatedAt });
    if (code !== code.toUpperCase()) yield `company ${id}: ${code} is not in upper case`;
  }
  const pair = ({ projectId, userId }: Membership) => `${userId} of ${projectId}`;
  yield* repeated('memberships', memberships.map(pair));
  for (const membership of memberships) {
    const { projectId, userId, companyId, role } = membership;
    const where = `membership ${pair(membership)}`;
    yield* unknown(where, projects, [projectId]);
    yield* unknown(where, users, [userId]);
    yield* unknown(where, companies, [companyId]);
    if (
      !isDeepStrictEqual(roleById(state, projects[projectId]?.accountId ?? '', idOf(role)), role)
    ) {
      yield `${where}: ${idOf(role)} is no role, or an earlier one`;
    }
    if (companyId && companies[companyId]?.projectIds.includes(projectId) === false) {
      yield `${where}: ${companyId} does not work there`;
    }
  }
}

/** Invitations: each is to somebody who is no member of the project. */
function* invitationFaults({ projects, companies, users, ...state }: TenantState): Faults {
  yield* keyFaults('invitation', state.invitations);
  const all = Object.values(state.invitations);
  for (const { id, projectId, companyId, invitedById, email, sentAt, expiresAt } of all) {
    const where = `invitation ${id}`;
    yield* unknown(where, projects, [projectId]);
    yield* unknown(where, companies, [companyId]);
    yield* unknown(where, users, [invitedById]);
    yield* disorder(where, { sentAt, expiresAt });
    const user = Object.values(users).find((candidate) => candidate.email === email);
    const isMember = [...state.memberships, ...state.suspended].some(
      (membership) => membership.projectId === projectId && membership.userId === user?.id,
    );
    if (isMember) yield `${where}: ${email} is a member already`;
  }
  yield* repeated('invitations', all, ({ projectId, email }) => `${email} of ${projectId}`);
}

/** Saved views: each has a creator and a unique name. */
function* viewFaults({ savedViews, projects, users }: TenantState): Faults {
  yield* keyFaults('view', savedViews);
  const all = Object.values(savedViews);
  for (const { id, projectId, createdById, createdAt, log } of all) {
    yield* unknown(`view ${id}`, projects, [projectId]);
    yield* unknown(`view ${id}`, users, [createdById]);
    yield* disorder(`view ${id}`, { createdAt });
    if (!Object.hasOwn(LOGS, log)) yield `view ${id}: ${log} is no log`;
  }
  const names = all.map(({ projectId, createdById, log, name }) =>
    [projectId, createdById, log, plain(name)].join(' '),
  );
  yield* repeated('views', names);
}

/** What belongs to an account names nothing of another one. People may be guests. */
function* foreignFaults(state: TenantState): Faults {
  const { accounts, projects, companies, templates } = state;
  yield* keyFaults('account', accounts);
  for (const slice of [
    'users',
    'projects',
    'companies',
    'roles',
    'templates',
    'signInDomains',
  ] as const) {
    for (const { id, accountId } of Object.values(state[slice])) {
      yield* unknown(`${slice} ${id}`, accounts, [accountId]);
    }
  }
  const differs = (companyId: string | null, accountId: string | undefined) =>
    companyId !== null && companies[companyId]?.accountId !== accountId;
  for (const { id, accountId, leadCompanyId } of Object.values(projects)) {
    if (differs(leadCompanyId, accountId))
      yield `project ${id}: ${leadCompanyId} is of another account`;
  }
  for (const { id, accountId, projectIds } of Object.values(companies)) {
    const foreign = projectIds.find((projectId) => projects[projectId]?.accountId !== accountId);
    if (foreign) yield `company ${id}: ${foreign} is of another account`;
  }
  const held = [...state.memberships, ...state.suspended, ...Object.values(state.invitations)];
  for (const { projectId, companyId, role } of held) {
    const accountId = projects[projectId]?.accountId;
    if (differs(companyId, accountId)) yield `${projectId}: ${companyId} is of another account`;
    if (typeof role !== 'string' && role.accountId !== accountId) {
      yield `${projectId}: ${role.id} is of another account`;
    }
  }
  for (const { id, accountId, companyIds } of Object.values(templates)) {
    const foreign = companyIds.find(
      (companyId) => companies[companyId] && differs(companyId, accountId),
    );
    if (foreign) yield `template ${id}: ${foreign} is of another account`;
  }
}

export const rules: readonly ConsistencyRule[] = [
  accountFaults,
  projectFaults,
  foreignFaults,
  invitationFaults,
  viewFaults,
];
