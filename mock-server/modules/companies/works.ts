import type { Company } from '../../core/state/companies.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';

/** The companies that records name. A write replaces a record, so that each is read once. */
const namedBy = new WeakMap<LogRecord, readonly string[]>();

export function companiesIn(record: LogRecord): readonly string[] {
  const known = namedBy.get(record);
  if (known) return known;
  const ids = [...new Set(JSON.stringify(record).match(/(?<=")cmp_[^"]+/g))];
  namedBy.set(record, ids);
  return ids;
}

export const recordsOf = ({ punchItems, rfis, submittals }: TenantState): LogRecord[] =>
  [punchItems, rfis, submittals].flatMap((all): LogRecord[] => Object.values(all));

/** A company works on each project in which it has members. */
export function employ(state: TenantState, projectId: string, companyId: string | null): void {
  const company = companyId === null ? undefined : lookUp(state.companies, companyId);
  if (!company || company.projectIds.includes(projectId)) return;
  setProjects(state, company, [...company.projectIds, projectId]);
}

/** A company leaves a project with its last member, unless the project still names it. */
export function leave(state: TenantState, projectId: string, companyId: string | null): void {
  const company = companyId === null ? undefined : lookUp(state.companies, companyId);
  if (!company || isNeeded(state, projectId, company.id)) return;
  setProjects(
    state,
    company,
    company.projectIds.filter((id) => id !== projectId),
  );
}

function isNeeded(state: TenantState, projectId: string, companyId: string): boolean {
  const isOwn = (one: { projectId: string }) => one.projectId === projectId;
  const { memberships, suspended, commitments, projects } = state;
  const naming = [...memberships, ...suspended, ...Object.values(commitments)];
  return (
    lookUp(projects, projectId)?.leadCompanyId === companyId ||
    naming.some((one) => isOwn(one) && one.companyId === companyId) ||
    recordsOf(state).some((record) => isOwn(record) && companiesIn(record).includes(companyId))
  );
}

function setProjects(state: TenantState, company: Company, projectIds: string[]): void {
  state.companies[company.id] = { ...company, projectIds };
}
