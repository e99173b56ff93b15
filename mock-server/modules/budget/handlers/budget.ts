import type { GuardedHandlers } from '../../../core/access.ts';
import { csvReply } from '../../../core/lists/csv.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import { roleById } from '../../../core/permissions/roles.ts';
import type { StoredSnapshot } from '../../../core/state/budget.ts';
import { todayIn } from '../../../core/state/dates.ts';
import { nowOf } from '../../../core/state/made.ts';
import type { Member } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import type { access } from '../access.ts';
import { budgetCsv } from '../csv.ts';
import { totalsOf } from '../figures.ts';
import { forecastOf, monthOf } from '../forecast.ts';
import { importLines } from '../import.ts';
import { type Done, LineWriter, logLines } from '../lines.ts';
import { partsOf } from '../records.ts';
import { isCompleted, may } from '../rights.ts';
import { budgetOf, touchBudget } from '../store.ts';
import {
  budgetShown,
  keptLines,
  lineShown,
  linesOf,
  snapshotShown,
  snapshotsOf,
  stepsFrom,
} from '../view.ts';

type Schemas = components['schemas'];

function answer(call: LogCall, member: Member) {
  const data = budgetShown(call, member);
  return data ? ok(data) : refuse('NOT_FOUND');
}

/** The results of a bulk call, with the lines as they are now. */
function outcomesOf(call: LogCall, projectId: string, done: readonly Done[]) {
  // The lines that were kept for others are from before the call.
  call.tenant.forget();
  const lines = linesOf(call, projectId);
  const byId = new Map(lines.map((counted) => [counted.line.id, counted]));
  const results = done.map(({ id, failed }): Schemas['BudgetLineOutcome'] => {
    const counted = id === null ? undefined : byId.get(id);
    return {
      id,
      ok: failed === null,
      line: counted ? lineShown(counted) : null,
      problem: failed,
    };
  });
  const succeeded = results.filter(({ ok }) => ok).length;
  return { succeeded, failed: results.length - succeeded, results, totals: totalsOf(lines) };
}

export const handlers = {
  getBudget(call) {
    return answer(call, call.member);
  },

  updateBudget(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { version: _, ...changes } = call.body;
    for (const [i, { roleId }] of (changes.approvalLimits ?? []).entries()) {
      const pointer = `/approvalLimits/${i}/roleId`;
      if (!roleById(state, call.member.project.accountId, roleId))
        return invalid(pointer, 'reference', 'must be a role');
      const first = changes.approvalLimits?.findIndex((limit) => limit.roleId === roleId);
      if (first !== i) return invalid(pointer, 'unique', 'must have one limit');
    }
    touchBudget(state, projectId, nowOf(call), changes);
    return answer(call, call.member);
  },

  transitionBudget(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { to, reason } = call.body;
    const { member } = call;
    const budget = budgetOf(state, projectId);
    // A status that the budget has already is asked for by those who may complete it.
    const ownStep = stepsFrom(budget.status).find(([next]) => next === to);
    if (!ownStep && !may(member, 'complete')) return refuse('FORBIDDEN');
    const isEmpty = budget.status === 'draft' && linesOf(call, projectId).length === 0;
    if (!ownStep || isEmpty) return refuse('WRONG_STATE');
    if (budget.status === 'completed' && !reason?.trim()) {
      return invalid('/reason', 'required', 'is needed to reopen a completed budget');
    }
    touchBudget(state, projectId, nowOf(call), { status: to });
    return answer(call, member);
  },

  listBudgetLines(call) {
    const { projectId } = call.params;
    const lines = linesOf(call, projectId);
    const { status, version } = budgetOf(call.tenant.state, projectId);
    return ok(lines.map(lineShown), { totals: totalsOf(lines), status, version });
  },

  bulkUpdateBudgetLines(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    if (isCompleted(state, projectId)) return refuse('WRONG_STATE');
    const writer = new LineWriter(state, projectId, budgetOf(state, projectId).status);
    const done = call.body.items.map((item, i) => writer.write(item, i));
    logLines(call, projectId, writer.changes);
    return ok(outcomesOf(call, projectId, done));
  },

  importBudgetLines(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    if (isCompleted(state, projectId)) return refuse('WRONG_STATE');
    const { status } = budgetOf(state, projectId);
    const { changes, result } = importLines(state, projectId, status, call.body);
    logLines(call, projectId, changes, 'imported');
    return ok(result);
  },

  exportBudget(call) {
    const { projectId } = call.params;
    return csvReply(
      'budget',
      call.now,
      budgetCsv(linesOf(call, projectId), call.member.project.currency),
    );
  },

  listBudgetRecords(call) {
    const { projectId } = call.params;
    const { column, lineId, division } = call.query;
    const lines = linesOf(call, projectId)
      .filter(({ line }) => !lineId || lineId.includes(line.id))
      .filter(({ line }) => !division || line.code.startsWith(division));
    const parts = partsOf({ state: call.tenant.state, projectId, lines }, column);
    const order = orderOf('-date', (part: Schemas['BudgetRecord']) => part.date);
    return pageReply(parts, order, { limit: 100, ...call.query }, (row) => row, {
      total: parts.length,
      totalMinor: parts.reduce((all, { amountMinor }) => all + amountMinor, 0),
    });
  },

  getBudgetForecast(call) {
    const { projectId } = call.params;
    const lines = linesOf(call, projectId);
    return ok(forecastOf(call.tenant.state, call.member.project, lines, call.now));
  },

  listBudgetSnapshots(call) {
    const { projectId } = call.params;
    return ok(snapshotsOf(call, projectId).map((snapshot) => snapshotShown(call, snapshot)));
  },

  createBudgetSnapshot(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { month, note = '' } = call.body;
    if (month > monthOf(todayIn(call.member.project, call.now))) {
      return invalid('/month', 'maximum', 'must not be in the future');
    }
    if (snapshotsOf(call, projectId).some((other) => other.month === month)) {
      const detail = 'This month has a snapshot.';
      const errors = [{ pointer: '/month', code: 'unique', detail }];
      return refuse('NAME_TAKEN', { detail, errors });
    }
    const lines = linesOf(call, projectId);
    const snapshot: StoredSnapshot = Object.freeze({
      id: newId('bsn'),
      projectId,
      month,
      note: note.trim(),
      totals: totalsOf(lines),
      lines: keptLines(lines),
      createdAt: nowOf(call),
      createdById: call.user().id,
    });
    state.budgetSnapshots[snapshot.id] = snapshot;
    return created({ ...snapshotShown(call, snapshot), lines: snapshot.lines });
  },

  getBudgetSnapshot(call) {
    const { budgetSnapshot: snapshot } = call.records;
    return ok({ ...snapshotShown(call, snapshot), lines: snapshot.lines });
  },
} satisfies GuardedHandlers<typeof access>;
