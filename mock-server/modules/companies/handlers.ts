import { csvReply } from '../../core/lists/csv.ts';
import { sorted, sortedPage } from '../../core/lists/page.ts';
import { accountRolesOf, isGrantedInAccount } from '../../core/permissions/account.ts';
import type { Handlers } from '../../core/state/call.ts';
import type { Company } from '../../core/state/companies.ts';
import { lookUp } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import { invalid, refuse, staleVersion } from '../../engine/problem.ts';
import {
  actionsOf,
  companyFor,
  companyOrder,
  filtered,
  taken,
  toContract,
  usedCompanies,
} from './companies.ts';
import { codeFor, companiesCsv, readCompanies } from './csv.ts';
import { merge } from './merge.ts';

/** What a company has before people say more about it. */
const blank = (now: number, createdById: string) => ({
  trade: null,
  status: 'active' as const,
  address: '',
  taxId: '',
  hideMembersFromOtherSubs: false,
  contacts: [],
  projectIds: [],
  createdAt: new Date(now).toISOString(),
  updatedAt: new Date(now).toISOString(),
  version: 1,
  createdById,
});

export const handlers = {
  listCompanies(call) {
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('companies', roles, 'view')) return refuse('FORBIDDEN');
    const { query } = call;
    const isUsed = usedCompanies(call);
    const rows = filtered(call, query).map((one) => toContract(call, one, roles, isUsed));
    const page = sortedPage(rows, companyOrder(query.sort), query);
    if ('refused' in page) return page;
    const { items: data, nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, total: rows.length } };
  },

  createCompany(call) {
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('companies', roles, 'create')) return refuse('FORBIDDEN');
    const { name, code, ...rest } = call.body;
    const refusal = taken(call, { name, code }, null);
    if (refusal) return refusal;
    const company: Company = {
      ...blank(call.now, call.user().id),
      ...rest,
      id: newId('cmp'),
      name: name.trim(),
      code: code.toUpperCase(),
    };
    call.tenant.state.companies[company.id] = company;
    return { status: 201, body: { success: true, data: toContract(call, company, roles) } };
  },

  getCompany(call) {
    const found = companyFor(call, call.params.companyId);
    if ('refused' in found) return found;
    return { status: 200, body: { success: true, data: toContract(call, found.company) } };
  },

  updateCompany(call) {
    const found = companyFor(call, call.params.companyId, 'update');
    if ('refused' in found) return found;
    const { company } = found;
    const { version, clear = [], ...changes } = call.body;
    if (version !== company.version) return staleVersion(company);
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
    const found = companyFor(call, call.params.companyId, 'delete');
    if ('refused' in found) return found;
    const { company } = found;
    if (call.query.version !== company.version) return staleVersion(company);
    if (usedCompanies(call)(company)) {
      const detail = 'Members, projects or records name this company.';
      return refuse('WRONG_STATE', { detail });
    }
    delete call.tenant.state.companies[company.id];
    return { status: 200, body: { success: true } };
  },

  mergeCompanies(call) {
    const found = companyFor(call, call.params.companyId, 'merge');
    if ('refused' in found) return found;
    const { company, roles } = found;
    const { version, duplicateIds } = call.body;
    const { companies, projects } = call.tenant.state;
    if (version !== company.version) return staleVersion(company);
    const leaders = Object.values(projects).map(({ leadCompanyId }) => leadCompanyId);
    const duplicates: Company[] = [];
    for (const [at, id] of duplicateIds.entries()) {
      const duplicate = id === company.id ? undefined : lookUp(companies, id);
      const pointer = `/duplicateIds/${at}`;
      if (!duplicate) return invalid(pointer, 'company', 'must be another company');
      if (!actionsOf(call, roles, duplicate).includes('merge')) return refuse('FORBIDDEN');
      if (leaders.includes(id)) return invalid(pointer, 'lead', 'must not lead a project');
      duplicates.push(duplicate);
    }
    const merged = merge(call, company, duplicates, new Date(call.now).toISOString());
    return { status: 200, body: { success: true, data: toContract(call, merged) } };
  },

  importCompanies(call) {
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('companies', roles, 'import')) return refuse('FORBIDDEN');
    const file = call.form.file('file');
    if (!file) throw new Error('The contract requires a file in this form.');
    const { companies } = call.tenant.state;
    const read = readCompanies(file.data, Object.values(companies));
    if ('refused' in read) return read;
    const good = read.rows.filter(({ row }) => row.faults.length === 0);
    const faultyCount = read.rows.length - good.length;
    const mode = call.form.text('mode');
    const imported = mode === 'valid' || (mode === 'all' && faultyCount === 0) ? good : [];
    // Codes of the file come first, so that no derived one takes them.
    const takenCodes = new Set([
      ...good.map(({ company }) => company.code),
      ...Object.values(companies).map(({ code }) => code),
    ]);
    for (const { company } of imported) {
      const id = newId('cmp');
      const code = company.code ?? codeFor(company.name, (one) => takenCodes.has(one));
      takenCodes.add(code);
      companies[id] = { ...blank(call.now, call.user().id), ...company, id, code };
    }
    const rows = read.rows.map(({ row }) => row);
    const data = { rows, faultyCount, importedCount: imported.length };
    return { status: 200, body: { success: true, data } };
  },

  exportCompanies(call) {
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('companies', roles, 'export')) return refuse('FORBIDDEN');
    const isUsed = usedCompanies(call);
    const rows = filtered(call, call.query).map((one) => toContract(call, one, roles, isUsed));
    const ordered = sorted(rows, companyOrder(call.query.sort));
    const { companies } = call.tenant.state;
    const found = ordered.flatMap(({ id }) => companies[id] ?? []);
    return csvReply('companies', call.now, companiesCsv(found));
  },
} satisfies Handlers;
