import type { components } from '../../generated/contract.d.ts';
import type { Call } from '../state/call.ts';
import { lookUp, type TenantState, type User } from '../state/model.ts';
import type { Role } from '../state/roles.ts';
import type { Tenant } from '../state/tenant.ts';
import { distinctionOf } from './namesakes.ts';

type Schemas = components['schemas'];
export type PeopleCall = Pick<Call<unknown>, 'tenant' | 'origin'>;

/** A person whose account is gone has this name. */
export const FORMER = 'Former member';

/** Ignores the case of email addresses. */
export const userByEmail = ({ users }: TenantState, email: string) =>
  Object.values(users).find((user) => user.email === email.toLowerCase());

/** A person in a record. The names of former members stay. */
export function personOf({ tenant, origin }: PeopleCall, id: string): Schemas['PersonRef'] {
  const user = lookUp(tenant.state.users, id);
  const distinction = distinctionOf(tenant, id);
  return {
    ...{ id, name: user?.username ?? FORMER, avatarUrl: avatarUrl(origin, user) },
    ...(distinction && { distinction }),
  };
}

/** Returns the address of a person's picture. It lasts and needs no token (openapi/guides/files.md). */
export const avatarUrl = (origin: string, user: User | undefined): string | null =>
  user?.picture === undefined ? null : `${origin}/__mock/people/${user.picture}`;

/** Returns a member of the project, or a company. */
export function partyOf(call: PeopleCall, projectId: string, id: string): Schemas['Party'] {
  const { tenant } = call;
  const { companies, memberships } = tenant.state;
  const company = lookUp(companies, id);
  if (company)
    return { kind: 'company', id, name: company.name, companyName: null, avatarUrl: null };
  const membership = memberships.find((m) => m.projectId === projectId && m.userId === id);
  const employer = membership?.companyId ? lookUp(companies, membership.companyId) : undefined;
  return { kind: 'person', ...personOf(call, id), companyName: employer?.name ?? null };
}

export function nameOf(tenant: Tenant, id: string): string {
  const { companies, users } = tenant.state;
  return lookUp(companies, id)?.name ?? lookUp(users, id)?.username ?? FORMER;
}

/** Returns what somebody is called where people of the same name must be told apart. */
export const fullName = ({ name, distinction }: { name: string; distinction?: string }): string =>
  distinction ? `${name} (${distinction})` : name;

export function fullNameOf(tenant: Tenant, id: string): string {
  const distinction = distinctionOf(tenant, id);
  return fullName({ name: nameOf(tenant, id), ...(distinction && { distinction }) });
}

/** Returns the role of a person in a project; null for others, and for companies. */
export const roleOf = ({ state }: Tenant, projectId: string, id: string): Role | null =>
  state.memberships.find((m) => m.projectId === projectId && m.userId === id)?.role ?? null;

export const isMember = (tenant: Tenant, projectId: string, id: string): boolean =>
  roleOf(tenant, projectId, id) !== null;

/** Whether an item can be assigned to the id: a member of the project, or a company that works on it. */
export function isParty(tenant: Tenant, projectId: string, id: string): boolean {
  const company = lookUp(tenant.state.companies, id);
  return company ? company.projectIds.includes(projectId) : isMember(tenant, projectId, id);
}
