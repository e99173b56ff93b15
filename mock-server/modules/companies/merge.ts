import type { MockCall } from '../../core/members/members.ts';
import type { Company } from '../../core/state/companies.ts';
import type { StoredDocument, StoredEntry } from '../../core/state/documents.ts';
import type { StoredPage } from '../../core/state/pages.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';

/** Maximum number of contacts of a company, as in the contract. */
const MAX_CONTACTS = 20;

/** Gives everything of the duplicates to a company, and deletes them. */
export function merge(
  { tenant }: MockCall,
  target: Company,
  duplicates: readonly Company[],
  updatedAt: string,
): Company {
  const { state } = tenant;
  const ids = duplicates.map(({ id }) => id);
  const moved = (id: string | null) => (id !== null && ids.includes(id) ? target.id : id);
  const employed = <T extends { companyId: string | null }>(one: T): T => ({
    ...one,
    companyId: moved(one.companyId),
  });
  state.memberships = state.memberships.map(employed);
  state.suspended = state.suspended.map(employed);
  for (const [id, invitation] of Object.entries(state.invitations)) {
    state.invitations[id] = employed(invitation);
  }
  for (const records of [state.punchItems, state.rfis, state.submittals]) {
    replaceIn<LogRecord>(records, ids, target.id, updatedAt);
  }
  for (const [id, view] of Object.entries(state.savedViews)) {
    const query = ids.reduce((text, oldId) => text.replaceAll(oldId, target.id), view.query);
    if (query !== view.query) state.savedViews[id] = { ...view, query };
  }
  for (const [id, document] of Object.entries(state.documents)) {
    const isNamed = document.entries.some(({ id: entryId }) => ids.includes(entryId));
    if (isNamed)
      state.documents[id] = { ...document, entries: mergedAccess(document, ids, target.id) };
  }
  for (const [id, commitment] of Object.entries(state.commitments)) {
    if (!ids.includes(commitment.companyId)) continue;
    state.commitments[id] = {
      ...commitment,
      companyId: target.id,
      version: commitment.version + 1,
      updatedAt,
    };
  }
  for (const [id, page] of Object.entries(state.pages)) {
    state.pages[id] = mergedPage(page, ids, target.id);
  }
  for (const id of ids) delete state.companies[id];
  const merged: Company = {
    ...target,
    projectIds: [...new Set([target, ...duplicates].flatMap(({ projectIds }) => projectIds))],
    contacts: [target, ...duplicates].flatMap(({ contacts }) => contacts).slice(0, MAX_CONTACTS),
    version: target.version + 1,
    updatedAt,
  };
  state.companies[target.id] = merged;
  return merged;
}

/** Returns the page for the merged company. What is signed stays as it was signed. */
function mergedPage(page: StoredPage, ids: readonly string[], targetId: string): StoredPage {
  const { grants, report } = page;
  const named = (id: string) => (ids.includes(id) ? targetId : id);
  const ownGrant =
    grants.find(({ id }) => id === targetId) ?? grants.find(({ id }) => ids.includes(id));
  return {
    ...page,
    grants: grants.flatMap((grant) => {
      if (grant.id !== targetId && !ids.includes(grant.id)) return [grant];
      return grant === ownGrant ? [{ ...grant, id: targetId }] : [];
    }),
    report:
      report && page.signature === null
        ? {
            ...report,
            crews: report.crews.map((crew) => ({ ...crew, companyId: named(crew.companyId) })),
          }
        : report,
  };
}

/** Replaces the ids of the duplicates, wherever records name them. An assignee occurs once. */
function replaceIn<R extends LogRecord>(
  records: Record<string, R>,
  ids: readonly string[],
  targetId: string,
  updatedAt: string,
): void {
  for (const [key, record] of Object.entries(records)) {
    const text = JSON.stringify(record);
    const next = ids.reduce(
      (all, id) => all.replaceAll(JSON.stringify(id), JSON.stringify(targetId)),
      text,
    );
    if (next === text) continue;
    const changed: R = JSON.parse(next);
    const assigneeIds = [...new Set(changed.assigneeIds)];
    records[key] = { ...changed, assigneeIds, version: record.version + 1, updatedAt };
  }
}

/** The access list of a folder for the merged company, which has its own entry or else that of the first duplicate. */
function mergedAccess(
  { entries }: StoredDocument,
  ids: readonly string[],
  targetId: string,
): StoredEntry[] {
  const isMerged = ({ kind, id }: StoredEntry) =>
    kind === 'company' && (id === targetId || ids.includes(id));
  const kept =
    entries.find(({ kind, id }) => kind === 'company' && id === targetId) ?? entries.find(isMerged);
  return entries.flatMap((entry) => {
    if (!isMerged(entry)) return [entry];
    return entry === kept ? [{ ...entry, id: targetId }] : [];
  });
}
