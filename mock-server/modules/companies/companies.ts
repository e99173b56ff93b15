import { type Order, orderOf } from '../../core/lists/page.ts';
import { plain, searchesFor } from '../../core/lists/search.ts';
import type { MockCall } from '../../core/members/members.ts';
import {
  type AccountRoles,
  accountRolesOf,
  isGrantedInAccount,
} from '../../core/permissions/account.ts';
import type { Company } from '../../core/state/companies.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import { refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
type Action = Schemas['CompanyAction'];

const ACTIONS: readonly Action[] = ['update', 'delete', 'merge'];

/** The companies that records name. A write replaces a record, so that each is read once. */
const namedBy = new WeakMap<LogRecord, readonly string[]>();

function companiesIn(record: LogRecord): readonly string[] {
  const known = namedBy.get(record);
  if (known) return known;
  const ids = [...new Set(JSON.stringify(record).match(/(?<=")cmp_[^"]+/g))];
  namedBy.set(record, ids);
  return ids;
}

/** Returns a test whether members, projects or records name a company. */
export function usedCompanies({ tenant }: MockCall): (company: Company) => boolean {
  const { memberships, suspended, punchItems, rfis, submittals } = tenant.state;
  const records = [punchItems, rfis, submittals].flatMap((all): LogRecord[] => Object.values(all));
  const used = new Set([
    ...[...memberships, ...suspended].map(({ companyId }) => companyId),
    ...records.flatMap(companiesIn),
    ...Object.values(tenant.state.commitments).map(({ companyId }) => companyId),
  ]);
  return ({ id, projectIds }) => projectIds.length > 0 || used.has(id);
}

/** What the caller may do with a company, if its state allows it. */
export const grantsOf = (
  { user }: MockCall,
  roles: AccountRoles,
  { projectIds, createdById }: Company,
): Action[] =>
  ACTIONS.filter((action) =>
    isGrantedInAccount(
      'companies',
      roles,
      action,
      (_, ids) => createdById === user().id || projectIds.some((id) => ids.includes(id)),
    ),
  );

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
  const { projectIds, createdById: _, ...fields } = company;
  const { memberships } = call.tenant.state;
  const members = memberships.filter(({ companyId }) => companyId === company.id);
  return {
    ...fields,
    memberCount: new Set(members.map(({ userId }) => userId)).size,
    projectCount: projectIds.length,
    permittedActions: actionsOf(call, roles, company, isUsed),
  };
}

interface Query {
  q?: string;
  status?: Company['status'];
  trade?: Schemas['Discipline'][];
}

/** Returns the companies that pass the filters. */
export function filtered({ tenant }: MockCall, { q, status, trade }: Query): Company[] {
  const matches = searchesFor(q);
  return Object.values(tenant.state.companies).filter(
    (company) =>
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
  { tenant }: MockCall,
  { name, code }: { name?: string | undefined; code?: string | undefined },
  ownId: string | null,
) {
  const others = Object.values(tenant.state.companies).filter(({ id }) => id !== ownId);
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
