import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { searchesFor } from '../../../core/lists/search.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import { accountRolesOf, isGrantedInAccount } from '../../../core/permissions/account.ts';
import type { StoredCommitment } from '../../../core/state/budget.ts';
import { todayIn } from '../../../core/state/dates.ts';
import { madeBy, nowOf } from '../../../core/state/made.ts';
import { lookUp } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import { employ } from '../../companies/works.ts';
import type { access } from '../access.ts';
import {
  commitmentDetail,
  commitmentShown,
  companyRef,
  nextStatuses,
  rowsFrom,
  statusesFor,
  unknownLine,
} from '../commitments.ts';
import { editedBy, isCompleted, seesCommitment } from '../rights.ts';
import { nextNumber, ofProject } from '../store.ts';

const KINDS = { subcontract: 'SC', purchase_order: 'PO' } as const;

/** Refuses a company that does not work on the project, unless the caller may choose from those of the account. */
function strangeCompany(call: LogCall, projectId: string, companyId: string) {
  const company = lookUp(call.tenant.state.companies, companyId);
  const maySeeAll = () => isGrantedInAccount('companies', accountRolesOf(call), 'view');
  return company?.projectIds.includes(projectId) || (company?.status === 'active' && maySeeAll())
    ? null
    : invalid('/companyId', 'reference', 'must be a company of the project');
}

export const handlers = {
  listCommitments(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { q, status, companyId, sort = 'number' } = call.query;
    const { member } = call;
    const finds = searchesFor(q);
    const nameOf = (commitment: StoredCommitment) => companyRef(state, commitment.companyId).name;
    const rows = ofProject(state.commitments, projectId)
      .filter((commitment) => seesCommitment(state, member, commitment))
      .filter((commitment) => (status ?? commitment.status) === commitment.status)
      .filter((commitment) => (companyId ?? commitment.companyId) === commitment.companyId)
      .filter((commitment) =>
        finds(commitment.number, commitment.title, commitment.description, nameOf(commitment)),
      );
    const keyOf = (commitment: StoredCommitment, field: string) =>
      field === 'company' ? nameOf(commitment) : commitment[field as 'number' | 'title' | 'status'];
    return pageReply(
      rows,
      orderOf(sort, keyOf),
      call.query,
      (commitment) => commitmentShown(call, member, commitment),
      { total: rows.length },
    );
  },

  createCommitment(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { kind, title, description = '', companyId, retentionBp = 0, lines = [] } = call.body;
    if (isCompleted(state, projectId)) return refuse('WRONG_STATE');
    const fault =
      strangeCompany(call, projectId, companyId) ?? unknownLine(state, projectId, lines);
    if (fault) return fault;
    const commitment: StoredCommitment = {
      id: newId('cmt'),
      projectId,
      number: nextNumber(state, projectId, KINDS[kind]),
      kind,
      title: title.trim(),
      description,
      companyId,
      status: 'draft',
      retentionBp,
      approvedOn: null,
      lines: rowsFrom(lines),
      editedByIds: [],
      ...madeBy(call),
    };
    state.commitments[commitment.id] = commitment;
    employ(state, projectId, companyId);
    return created(commitmentDetail(call, call.member, commitment));
  },

  getCommitment: (call) => ok(commitmentDetail(call, call.member, call.records.commitment)),

  updateCommitment(call) {
    const { state } = call.tenant;
    const { version, lines, ...facts } = call.body;
    const { commitment } = call.records;
    const { projectId, status } = commitment;
    if (isCompleted(state, projectId)) return refuse('WRONG_STATE');
    const ofDraft = [facts.kind, facts.companyId, lines];
    if (
      status === 'void' ||
      (status !== 'draft' && ofDraft.some((change) => change !== undefined))
    ) {
      return refuse('WRONG_STATE');
    }
    const fault =
      (facts.companyId && strangeCompany(call, projectId, facts.companyId)) ||
      unknownLine(state, projectId, lines ?? []);
    if (fault) return fault;
    const next: StoredCommitment = {
      ...commitment,
      ...facts,
      title: facts.title?.trim() ?? commitment.title,
      lines: lines ? rowsFrom(lines, commitment.lines) : commitment.lines,
      editedByIds: editedBy(commitment, call.user().id),
      updatedAt: nowOf(call),
      version: version + 1,
    };
    state.commitments[next.id] = next;
    employ(state, projectId, next.companyId);
    return ok(commitmentDetail(call, call.member, next));
  },

  deleteCommitment(call) {
    const { state } = call.tenant;
    const { commitment } = call.records;
    if (isCompleted(state, commitment.projectId) || commitment.status !== 'draft') {
      return refuse('WRONG_STATE');
    }
    delete state.commitments[commitment.id];
    return DONE;
  },

  transitionCommitment(call) {
    const { state } = call.tenant;
    const { version, to, reason } = call.body;
    const { member } = call;
    const { commitment } = call.records;
    const isDone = isCompleted(state, commitment.projectId);
    if (isDone || !nextStatuses(state, commitment).includes(to)) return refuse('WRONG_STATE');
    if (!statusesFor(state, member, commitment).includes(to)) {
      return refuse('FORBIDDEN', { detail: 'Somebody else has to approve this commitment.' });
    }
    const isBack = commitment.status === 'completed';
    if ((to === 'void' || isBack) && !reason?.trim()) {
      return invalid('/reason', 'required', 'is needed for this status');
    }
    const today = todayIn(member.project, call.now);
    const next: StoredCommitment = {
      ...commitment,
      status: to,
      approvedOn: to === 'approved' ? (commitment.approvedOn ?? today) : commitment.approvedOn,
      updatedAt: nowOf(call),
      version: version + 1,
    };
    state.commitments[next.id] = next;
    return ok(commitmentDetail(call, call.member, next));
  },
} satisfies GuardedHandlers<typeof access>;
