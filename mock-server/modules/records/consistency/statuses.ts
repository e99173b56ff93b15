import {
  type ConsistencyRule,
  disorder,
  type Faults,
  parties,
  repeated,
  unknown,
} from '../../../core/consistency.ts';
import type { TenantState } from '../../../core/state/model.ts';
import type {
  LogRecord,
  PunchItem,
  Rfi,
  StoredStep,
  Submittal,
} from '../../../core/state/records/logs.ts';
import { allLogs } from '../allLogs.ts';
import type { AnyLog } from '../log.ts';
import { lastNumber, readNumber } from '../write/write.ts';

/** A record has exactly the properties that its status needs, and its ball in court is correct. */
function* statusFaults(state: TenantState): Faults {
  for (const log of Object.values(allLogs)) yield* logFaults(state, log);
  for (const item of Object.values(state.punchItems)) yield* punchItemFaults(state, item);
  for (const rfi of Object.values(state.rfis)) yield* rfiFaults(state, rfi);
  for (const submittal of Object.values(state.submittals)) {
    yield* submittalFaults(state, submittal);
  }
}

function* logFaults(state: TenantState, log: AnyLog<LogRecord>): Faults {
  const records = Object.values(log.records(state));
  const numbered = records.filter(({ number }) => number !== null);
  yield* repeated('numbers', numbered, ({ projectId, number }) => `${number} in ${projectId}`);
  for (const { id, number } of numbered) {
    const n = readNumber(number ?? '');
    // The first number that the host gives is derived from the existing ones, so each must be valid.
    if (!Number.isInteger(n) || n < 1) yield `${id}: ${number} is no number`;
  }
  for (const [projectId, { [log.prefix]: last }] of Object.entries(state.lastNumbers)) {
    const highest = lastNumber(log, state, projectId);
    if (last !== undefined && last < highest) yield `${projectId}: ${last} is not the last number`;
  }
  for (const record of records) {
    const { id, status, closedAt, closedById, number } = record;
    if (!log.statuses.includes(status)) yield `${id} is ${status}`;
    const isClosed = status === 'closed';
    if ((closedAt !== null) !== isClosed || (closedById !== null) !== isClosed) {
      yield `${id} is ${status}, closed at ${closedAt} by ${closedById}`;
    }
    if (status === 'draft' || isClosed) continue;
    if (number === null) yield `${id} is ${status} without a number`;
    for (const { pointer } of record.deletedAt ? [] : log.needed(record)) {
      yield `${id} is ${status} without ${pointer}`;
    }
  }
  for (const record of records) {
    const court = log.court(record);
    if ((court.length === 0) !== (record.status === 'closed')) {
      yield `${record.id} is ${record.status}, and in the court of ${court.length}`;
    }
    yield* unknown(`the court of ${record.id}`, parties(state), court);
    const ownIds = log.references(record).map((reference) => reference.id);
    yield* unknown(record.id, parties(state), ownIds);
  }
}

function* punchItemFaults(state: TenantState, item: PunchItem): Faults {
  const { id, status, resolution, answers, reinspectionCount, markedDoneById } = item;
  if ((resolution !== null) !== (status === 'closed')) yield `${id} is ${status}: ${resolution}`;
  if (status === 'pending_reins' && markedDoneById === null) yield `${id}: nobody marked it done`;
  if (reinspectionCount < 0) yield `${id}: ${reinspectionCount} reinspections`;
  yield* unknown(id, state.users, [markedDoneById]);
  yield* unknown(id, parties(state), Object.keys(answers));
  yield* unknown(
    id,
    state.users,
    Object.values(answers).map(({ respondedById }) => respondedById),
  );
}

function* rfiFaults(state: TenantState, rfi: Rfi): Faults {
  const { id, status, closeReason, closedFromDraft, initiatedAt, responses, answeredIds } = rfi;
  const isClosed = status === 'closed';
  const official = responses.filter((response) => response.official);
  if ((closeReason !== null) !== isClosed) yield `${id} is ${status}: ${closeReason}`;
  if (closedFromDraft && !isClosed) yield `${id} is ${status}, and closed from a draft`;
  if (status === 'open' && initiatedAt === null) yield `${id} is open and was never initiated`;
  if (official.length > 1) yield `${id} has ${official.length} official responses`;
  if (closeReason === 'answered' && official.length === 0) yield `${id} is answered by nothing`;
  yield* repeated(id, responses, (response) => response.id);
  yield* unknown(id, parties(state), answeredIds);
  for (const response of responses) {
    yield* unknown(id, state.users, [response.createdById]);
    yield* unknown(id, parties(state), [response.onBehalfOfId]);
    yield* disorder(id, {
      createdAt: rfi.createdAt,
      response: response.createdAt,
      updatedAt: rfi.updatedAt,
    });
  }
}

function* submittalFaults(state: TenantState, submittal: Submittal): Faults {
  const { id, status, steps, finalResponse, releasedAt, revision, number } = submittal;
  const { previousRevisionId: previous, nextRevisionId: next } = submittal;
  if ((finalResponse !== null) !== (releasedAt !== null))
    yield `${id}: ${finalResponse} unreleased`;
  if (finalResponse !== null && status !== 'closed') yield `${id} is ${status}: ${finalResponse}`;
  const reviewers = new Set(steps.flatMap(({ reviewerIds }) => reviewerIds));
  if ([...reviewers].sort().join() !== [...submittal.assigneeIds].sort().join()) {
    yield `${id}: its assignees are not its reviewers`;
  }
  yield* unknown(id, state.submittals, [previous, next]);
  if (previous !== null && state.submittals[previous]?.nextRevisionId !== id) {
    yield `${id}: ${previous} has another next revision`;
  }
  if (next !== null && state.submittals[next]?.previousRevisionId !== id) {
    yield `${id}: ${next} has another previous revision`;
  }
  if (number !== null && !number.endsWith(`.${revision}`)) yield `${id}: ${number} of ${revision}`;
  yield* stepFaults(state, submittal, steps);
}

function* stepFaults(state: TenantState, { id, status }: Submittal, steps: StoredStep[]): Faults {
  const present = steps.filter((step) => step.startedAt !== null && step.endedAt === null);
  if (present.length > 1) yield `${id} is in ${present.length} steps at once`;
  if (status === 'open' && steps[0]?.startedAt === null) yield `${id} is open without a step begun`;
  const times = steps.flatMap(({ startedAt, endedAt }, i): [string, string | null][] => [
    [`start of step ${i + 1}`, startedAt],
    [`end of step ${i + 1}`, endedAt],
  ]);
  yield* disorder(id, times);
  const reviews = steps.flatMap(({ responses }) => responses);
  yield* repeated(id, reviews, (review) => review.id);
  for (const { responses, reviewerIds } of steps) {
    yield* unknown(id, state.users, reviewerIds);
    for (const { createdById, onBehalfOfId } of responses) {
      yield* unknown(id, state.users, [createdById, onBehalfOfId]);
      const reviewer = onBehalfOfId ?? createdById;
      if (!reviewerIds.includes(reviewer)) yield `${id}: ${reviewer} reviewed another's step`;
    }
  }
}

export const rules: readonly ConsistencyRule[] = [statusFaults];
