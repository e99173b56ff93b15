import { type Order, orderOf } from '../../core/lists/page.ts';
import { plain, searchesFor } from '../../core/lists/search.ts';
import type { MockCall } from '../../core/members/members.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import {
  type AccountRoles,
  accountRolesOf,
  isGrantedInAccount,
} from '../../core/permissions/account.ts';
import { rowsIn } from '../../core/state/account.ts';
import type { Company } from '../../core/state/companies.ts';
import { newId } from '../../core/state/secrets.ts';
import { refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { companiesIn, recordsOf } from './works.ts';

type Schemas = components['schemas'];
type Action = Schemas['CompanyAction'];

const ACTIONS: readonly Action[] = ['update', 'delete', 'merge'];

export function usedCompanies({ tenant }: MockCall): (company: Company) => boolean {
  const { memberships, suspended } = tenant.state;
  const used = new Set([
    ...[...memberships, ...suspended].map(({ companyId }) => companyId),
    ...recordsOf(tenant.state).flatMap(companiesIn),
    ...Object.values(tenant.state.commitments).map(({ companyId }) => companyId),
  ]);
  return ({ id, projectIds }) => projectIds.length > 0 || used.has(id);
}

/**
 * What the caller may do with a company, if its state allows it. What a company is called and who belongs to it counts in
 * each of its projects, so that the right has to be there in each.
 */
export const grantsOf = (
  { user, tenant }: MockCall,
  roles: AccountRoles,
  { id, projectIds, createdById }: Company,
): Action[] => {
  const leads = Object.values(tenant.state.projects).some(
    ({ leadCompanyId }) => leadCompanyId === id,
  );
  return ACTIONS.filter((action) =>
    isGrantedInAccount('companies', roles, action, (_, ids) => {
      // The people of a company that leads a project read its internal comments.
      if (action === 'merge' && leads) return false;
      return projectIds.length === 0
        ? createdById === user().id
        : projectIds.every((projectId) => ids.includes(projectId));
    }),
  );
};

/** What the caller may do with a company now. */
export const actionsOf = (
  call: MockCall,
  roles: AccountRoles,
  company: Company,
  isUsed = usedCompanies(call),
): Action[] =>
  grantsOf(call, roles, company).filter((action) => action !== 'delete' || !isUsed(company));

export function toContract(
  call: MockCall,
  company: Company,
  roles = accountRolesOf(call),
  isUsed = usedCompanies(call),
): Schemas['Company'] {
  const { accountId: _, sampleOf: ___, projectIds, createdById: __, ...fields } = company;
  const { memberships } = call.tenant.state;
  const members = memberships.filter(({ companyId }) => companyId === company.id);
  return {
    ...fields,
    memberCount: new Set(members.map(({ userId }) => userId)).size,
    projectCount: projectIds.length,
    permittedActions: actionsOf(call, roles, company, isUsed),
  };
}

/** Returns a company as the caller adds it: nothing is known of it but what they say. */
export const newCompany = (
  { user, now }: Pick<LogCall, 'user' | 'now'>,
  facts: Pick<Company, 'name' | 'code'> & Partial<Company>,
): Company => ({
  trade: null,
  status: 'active',
  address: '',
  taxId: '',
  hideMembersFromOtherSubs: false,
  contacts: [],
  ...facts,
  id: newId('cmp'),
  accountId: user().accountId,
  projectIds: [],
  createdAt: new Date(now).toISOString(),
  updatedAt: new Date(now).toISOString(),
  version: 1,
  createdById: user().id,
});

interface Query {
  q?: string;
  status?: Company['status'];
  trade?: Schemas['Discipline'][];
}

/** Returns the companies of an account that pass the filters. */
export function filtered(
  { tenant, user }: MockCall,
  { q, status, trade }: Query,
  accountId = user().accountId,
  projectId?: string,
): Company[] {
  const matches = searchesFor(q);
  return rowsIn(tenant.state.companies, accountId).filter(
    (company) =>
      // Those of a sample are only of use in it.
      (company.sampleOf === undefined || company.sampleOf === projectId) &&
      (!status || company.status === status) &&
      (!trade?.length || (company.trade !== null && trade.includes(company.trade))) &&
      matches(
        company.name,
        company.code,
        company.address,
        ...company.contacts.flatMap(({ name, email, phone }) => [name, email, phone]),
      ),
  );
}

/** Companies with the same value are sorted by name. */
export const companyOrder = (sort: Schemas['CompanySort'] = 'name'): Order<Schemas['Company']> =>
  orderOf(sort, (company, field) => {
    const value = Reflect.get(company, field) as string | number | null;
    if (typeof value === 'number') return String(value).padStart(9, '0') + plain(company.name);
    return value === null ? null : `${plain(value)} ${plain(company.name)}`;
  });

/** Refuses a name or a code that another company has. */
export function taken(
  { tenant, user }: MockCall,
  { name, code }: { name?: string | undefined; code?: string | undefined },
  ownId: string | null,
  accountId = user().accountId,
) {
  const others = rowsIn(tenant.state.companies, accountId).filter(
    ({ id, sampleOf }) => id !== ownId && sampleOf === undefined,
  );
  const isTaken = { name: others.some(hasName(name)), code: others.some(hasCode(code)) };
  const errors = (['name', 'code'] as const)
    .filter((property) => isTaken[property])
    .map((property) => ({
      pointer: `/${property}`,
      code: 'unique',
      detail: `Another company has this ${property}.`,
    }));
  return errors.length > 0 ? refuse('NAME_TAKEN', { errors }) : null;
}

const hasName = (name: string | undefined) => (company: { name: string }) =>
  name !== undefined && plain(company.name) === plain(name.trim());
const hasCode = (code: string | undefined) => (company: { code: string }) =>
  code !== undefined && company.code === code.toUpperCase();
