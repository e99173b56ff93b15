import type { Told } from '../../core/kinds/telling.ts';
import type { TenantState } from '../../core/state/model.ts';
import type { Notice } from '../../core/state/notices.ts';
import type { LogRecord, Rfi, Submittal } from '../../core/state/records/logs.ts';
import { currentStep, pendingReviewers } from './currentStep.ts';
import type { AnyLog } from './log.ts';

const isSubmittal = (record: LogRecord): record is Submittal => 'steps' in record;
const isRfi = (record: LogRecord): record is Rfi => 'responses' in record;

/** Returns the people behind ids of people and companies. */
const peopleOf = (
  { memberships }: TenantState,
  projectId: string,
  ids: readonly string[],
  reason: Notice['reason'],
): Told[] =>
  memberships.flatMap((membership): Told[] => {
    if (membership.projectId !== projectId) return [];
    if (ids.includes(membership.userId)) return [[membership.userId, reason]];
    const isCompany = membership.companyId !== null && ids.includes(membership.companyId);
    return isCompany ? [[membership.userId, 'company_court']] : [];
  });

/** Whose court the ball is in. */
export function inCourt(
  state: TenantState,
  log: Pick<AnyLog<LogRecord>, 'court'>,
  record: LogRecord,
): Told[] {
  const isReview = isSubmittal(record) && currentStep(record) !== undefined;
  const ids = isReview && record.status === 'open' ? pendingReviewers(record) : [];
  const reviewers = peopleOf(state, record.projectId, ids, 'reviewer');
  return [...reviewers, ...peopleOf(state, record.projectId, log.court(record), 'court')];
}

/** Those of the court who were not in it before the change at this time. */
export function newInCourt(
  state: TenantState,
  log: Pick<AnyLog<LogRecord>, 'court'>,
  record: LogRecord,
  time: string,
): Told[] {
  if (record.courtSince !== time) return [];
  const before = record.courtBefore?.court.split(',') ?? [];
  const known = peopleOf(state, record.projectId, before, 'court').map(([id]) => id);
  return inCourt(state, log, record).filter(([id]) => !known.includes(id));
}

export const owners = ({ createdById, managerId }: LogRecord): Told[] => [
  [createdById, 'creator'],
  [managerId, 'manager'],
];

/** Those who have written something in the record. */
export const writers = (record: LogRecord): Told[] =>
  [...record.comments, ...(isRfi(record) ? record.responses : [])].map(({ createdById }) => [
    createdById,
    'took_part',
  ]);

/** Those who only want to hear of it. */
export const listeners = ({ watchedByIds = [], watcherIds }: LogRecord): Told[] => [
  ...watchedByIds.map((id): Told => [id, 'watching']),
  ...watcherIds.map((id): Told => [id, 'distribution']),
];

export const assigned = (state: TenantState, record: LogRecord): Told[] =>
  peopleOf(state, record.projectId, record.assigneeIds, 'assignee').map(([id]) => [id, 'assignee']);

/** Where the latest answer of a record is; null if it has no place of its own. */
export function lastAnswer(record: LogRecord): { place: Notice['place']; text: string | null } {
  if (isRfi(record)) {
    const last = record.responses.at(-1);
    if (last) return { place: { type: 'response', id: last.id }, text: last.body };
  }
  if (isSubmittal(record)) {
    const reviews = record.steps.flatMap(({ responses }) => responses);
    const last = reviews.sort((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1);
    // What a review says is for those who may see it before its release: the record shows it.
    if (last) return { place: { type: 'review', id: last.id }, text: null };
  }
  return { place: null, text: null };
}
