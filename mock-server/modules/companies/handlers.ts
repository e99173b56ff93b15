import type { GuardedHandlers } from '../../core/access.ts';
import { csvReply } from '../../core/lists/csv.ts';
import { sorted, sortedPage } from '../../core/lists/page.ts';
import { type MockCall, memberOf } from '../../core/members/members.ts';
import { accountRolesOf, isGrantedInAccount } from '../../core/permissions/account.ts';
import { rowIn, rowsIn } from '../../core/state/account.ts';
import type { Company } from '../../core/state/companies.ts';
import { lookUp, type Project } from '../../core/state/model.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { access } from './access.ts';
import {
  actionsOf,
  companyOrder,
  filtered,
  newCompany,
  taken,
  toContract,
  usedCompanies,
} from './companies.ts';
import { codeFor, companiesCsv, readCompanies } from './csv.ts';
import { merge } from './merge.ts';

/** Whether the caller adds companies in a project, which is under way. */
function mayAddTo(call: MockCall, { id, status, accountId }: Project): boolean {
  const here = [...accountRolesOf(call, accountId)].filter(([, ids]) => ids.includes(id));
  return status !== 'closed' && isGrantedInAccount('companies', new Map(here), 'create');
}

export const handlers = {
  listCompanies(call) {
    const { projectId, ...query } = call.query;
    const member = projectId === undefined ? null : memberOf(call, projectId);
    const accountId = member?.project.accountId ?? call.user().accountId;
    const roles = accountRolesOf(call, accountId);
    if (!isGrantedInAccount('companies', roles, 'view')) return refuse('FORBIDDEN');
    const isUsed = usedCompanies(call);
    // Nobody learns whether a project of others is there.
    const isForeign = projectId !== undefined && !member;
    const found = isForeign ? [] : filtered(call, query, accountId, projectId);
    const rows = found.map((company) => toContract(call, company, roles, isUsed));
    const page = sortedPage(rows, companyOrder(query.sort), query);
    if ('refused' in page) return page;
    const { items: data, nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, total: rows.length } };
  },

  createCompany(call) {
    const { name, code, projectId, ...rest } = call.body;
    const project = projectId === undefined ? null : lookUp(call.tenant.state.projects, projectId);
    if (projectId !== undefined && !(project && mayAddTo(call, project))) {
      return invalid('/projectId', 'reference', 'must be an open project of yours');
    }
    const refusal = taken(call, { name, code }, null, project?.accountId);
    if (refusal) return refusal;
    const company = {
      ...newCompany(call, { ...rest, name: name.trim(), code: code.toUpperCase() }),
      ...(project && { accountId: project.accountId, projectIds: [project.id] }),
    };
    call.tenant.state.companies[company.id] = company;
    return { status: 201, body: { success: true, data: toContract(call, company) } };
  },

  getCompany(call) {
    return { status: 200, body: { success: true, data: toContract(call, call.records.company) } };
  },

  updateCompany(call) {
    const { company } = call.records;
    const { version, clear = [], ...changes } = call.body;
    const refusal = taken(call, changes, company.id);
    if (refusal) return refusal;
    const next: Company = {
      ...company,
      ...(clear.includes('trade') && { trade: null }),
      ...changes,
      name: changes.name?.trim() ?? company.name,
      code: changes.code?.toUpperCase() ?? company.code,
      version: version + 1,
      updatedAt: new Date(call.now).toISOString(),
    };
    call.tenant.state.companies[company.id] = next;
    return { status: 200, body: { success: true, data: toContract(call, next) } };
  },

  deleteCompany(call) {
    const { company } = call.records;
    if (usedCompanies(call)(company)) {
      const detail = 'Members, projects or records name this company.';
      return refuse('WRONG_STATE', { detail });
    }
    delete call.tenant.state.companies[company.id];
    return { status: 200, body: { success: true } };
  },

  mergeCompanies(call) {
    const { company } = call.records;
    const roles = accountRolesOf(call);
    const { duplicateIds } = call.body;
    const { companies, projects } = call.tenant.state;
    const leaders = Object.values(projects).map(({ leadCompanyId }) => leadCompanyId);
    const duplicates: Company[] = [];
    for (const [index, id] of duplicateIds.entries()) {
      const duplicate = id === company.id ? undefined : rowIn(companies, company.accountId, id);
      const pointer = `/duplicateIds/${index}`;
      if (!duplicate) return invalid(pointer, 'company', 'must be another company');
      if (!actionsOf(call, roles, duplicate).includes('merge')) return refuse('FORBIDDEN');
      if (leaders.includes(id)) return invalid(pointer, 'lead', 'must not lead a project');
      duplicates.push(duplicate);
    }
    const merged = merge(call, company, duplicates, new Date(call.now).toISOString());
    return { status: 200, body: { success: true, data: toContract(call, merged) } };
  },

  importCompanies(call) {
    const file = call.form.file('file');
    if (!file) throw new Error('The contract requires a file in this form.');
    const { companies } = call.tenant.state;
    const known = rowsIn(companies, call.user().accountId);
    const read = readCompanies(file.data, known);
    if ('refused' in read) return read;
    const good = read.rows.filter(({ row }) => row.faults.length === 0);
    const faultyCount = read.rows.length - good.length;
    const mode = call.form.text('mode');
    const imported = mode === 'valid' || (mode === 'all' && faultyCount === 0) ? good : [];
    // Codes of the file come first, so that no derived one takes them.
    const takenCodes = new Set([
      ...good.map(({ company }) => company.code),
      ...known.map(({ code }) => code),
    ]);
    for (const { company } of imported) {
      const code = company.code ?? codeFor(company.name, (candidate) => takenCodes.has(candidate));
      takenCodes.add(code);
      const added = newCompany(call, { ...company, code });
      companies[added.id] = added;
    }
    const rows = read.rows.map(({ row }) => row);
    const data = { rows, faultyCount, importedCount: imported.length };
    return { status: 200, body: { success: true, data } };
  },

  exportCompanies(call) {
    const roles = accountRolesOf(call);
    const isUsed = usedCompanies(call);
    const rows = filtered(call, call.query).map((company) =>
      toContract(call, company, roles, isUsed),
    );
    const ordered = sorted(rows, companyOrder(call.query.sort));
    const { companies } = call.tenant.state;
    const found = ordered.flatMap(({ id }) => companies[id] ?? []);
    return csvReply('companies', call.now, companiesCsv(found));
  },
} satisfies GuardedHandlers<typeof access>;
