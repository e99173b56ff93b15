import type { components } from '../generated/contract.d.ts';
import { lookUp, type ProjectRole } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';

type Schemas = components['schemas'];

/** A person in a record. The names of former members stay. */
export function personOf(tenant: Tenant, id: string): Schemas['PersonRef'] {
  const user = lookUp(tenant.state.users, id);
  return { id, name: user?.username ?? 'Former member', avatarUrl: null };
}

/** A member of the project, or a company. */
export function partyOf(tenant: Tenant, projectId: string, id: string): Schemas['Party'] {
  const { companies, memberships } = tenant.state;
  const company = lookUp(companies, id);
  if (company)
    return { kind: 'company', id, name: company.name, companyName: null, avatarUrl: null };
  const membership = memberships.find((m) => m.projectId === projectId && m.userId === id);
  const employer = membership?.companyId ? lookUp(companies, membership.companyId) : undefined;
  return { kind: 'person', ...personOf(tenant, id), companyName: employer?.name ?? null };
}

export function nameOf(tenant: Tenant, id: string): string {
  return lookUp(tenant.state.companies, id)?.name ?? personOf(tenant, id).name;
}

/** The role of a person in a project; null for others, and for companies. */
export const roleOf = ({ state }: Tenant, projectId: string, id: string): ProjectRole | null =>
  state.memberships.find((m) => m.projectId === projectId && m.userId === id)?.role ?? null;

export const isMember = (tenant: Tenant, projectId: string, id: string): boolean =>
  roleOf(tenant, projectId, id) !== null;

/** Whether an item can be assigned to the id: a member of the project, or a company that works on it. */
export function isParty(tenant: Tenant, projectId: string, id: string): boolean {
  const company = lookUp(tenant.state.companies, id);
  return company ? company.projectIds.includes(projectId) : isMember(tenant, projectId, id);
}
