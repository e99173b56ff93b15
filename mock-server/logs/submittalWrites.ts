import { type FieldProblem, type Refusal, refuse } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import type { Submittal } from '../state/logs.ts';
import { newId } from '../state/secrets.ts';
import { blankRecord } from './blank.ts';
import { type Changes, strangers, takeOver } from './fields.ts';
import { isMember } from './people.ts';
import { endStep, newStep, pendingReviewers, presentStep, reviewersOf } from './submittalSteps.ts';
import { submittalLog as log } from './submittals.ts';
import { isSentBack, managesSubmittal, mayRevise } from './submittalTransitions.ts';
import type { LogCall, Viewer } from './viewer.ts';
import {
  add,
  type Found,
  find,
  findFor,
  incomplete,
  isClosed,
  momentOf,
  outdated,
  put,
  type WriteCode,
} from './write.ts';

type Schemas = components['schemas'];
type Where = { projectId: string; id: string };
export type SubmittalChanges = Changes & Pick<Schemas['SubmittalFields'], 'steps'>;

/** Takes over what the request says, steps and their reviewers included. */
export function fill(
  call: LogCall,
  viewer: Viewer,
  next: Submittal,
  changes: SubmittalChanges,
): FieldProblem[] {
  takeOver(log, next, changes);
  const errors = strangers(log, call, viewer, changes, next);
  const { steps } = changes;
  if (steps) {
    next.steps = steps.map(newStep);
    next.assigneeIds = reviewersOf(next.steps);
  }
  for (const [i, { reviewerIds }] of (steps ?? []).entries()) {
    for (const [j, id] of reviewerIds.entries()) {
      if (isMember(call.tenant, next.projectId, id)) continue;
      const pointer = `/steps/${i}/reviewerIds/${j}`;
      errors.push({ pointer, code: 'reference', detail: 'must be a member of the project' });
    }
  }
  const isOther = next.responsibleCompanyId !== viewer.companyId;
  if (viewer.role === 'subcontractor' && isOther) {
    const detail = 'must be your own company';
    errors.push({ pointer: '/responsibleCompanyId', code: 'own', detail });
  }
  return errors;
}

export function updateSubmittal(
  call: LogCall,
  where: Where,
  version: number,
  changes: SubmittalChanges,
): Found<Submittal> | Refusal<WriteCode> {
  const found = findFor(log, call, where, 'update', version);
  if ('refused' in found) return found;
  const { record, viewer } = found;
  if (changes.steps && record.status !== 'draft') {
    return refuse('CONFLICT', { detail: 'It is under review: its steps are fixed.' });
  }
  const next = structuredClone(record);
  const errors = fill(call, viewer, next, changes);
  if (next.status !== 'draft') errors.push(...log.needed(next));
  return incomplete(errors) ?? put(log, call, found, next, { action: 'updated' });
}

/** Whether the caller reviews the present step, and whether he may write down what others have said. */
export function reviewActions(
  viewer: Viewer,
  submittal: Submittal,
): ('review' | 'review_on_behalf')[] {
  const pending =
    submittal.status === 'open' && !isClosed(viewer) ? pendingReviewers(submittal) : [];
  const isHis = pending.includes(viewer.userId);
  const decides = pending.length > 0 && managesSubmittal(viewer, submittal);
  return [
    ...(isHis ? (['review'] as const) : []),
    ...(decides ? (['review_on_behalf'] as const) : []),
  ];
}

/** The answer of a reviewer of the present step. */
export function review(
  call: LogCall,
  where: Where,
  { version, code, comment = '', onBehalfOfId }: Schemas['ReviewSubmittalRequest'],
): Found<Submittal> | Refusal<WriteCode> {
  const found = find(log, call, where.projectId, where.id);
  if ('refused' in found) return found;
  const { record, viewer } = found;
  const late = outdated(found, version);
  if (late) return late;
  if (record.status !== 'open' || !presentStep(record)) {
    return refuse('CONFLICT', { detail: 'No review step is under way.' });
  }
  const pending = pendingReviewers(record);
  if (onBehalfOfId !== undefined && !managesSubmittal(viewer, record)) return refuse('FORBIDDEN');
  if (onBehalfOfId === undefined && !pending.includes(viewer.userId)) return refuse('FORBIDDEN');
  const isStranger = onBehalfOfId !== undefined && !pending.includes(onBehalfOfId);
  const detail = 'must be a reviewer of this step who has yet to answer';
  const refusal = incomplete(
    isStranger ? [{ pointer: '/onBehalfOfId', code: 'reference', detail }] : [],
  );
  if (refusal) return refusal;
  const next = structuredClone(record);
  const moment = momentOf(call, viewer);
  presentStep(next)?.responses.push({
    id: newId('rev'),
    code,
    comment,
    createdAt: moment.at,
    createdById: viewer.userId,
    onBehalfOfId: onBehalfOfId ?? null,
  });
  endStep(next, moment);
  return put(log, call, found, next, { action: 'responded' });
}

/** The next revision, as a draft; the old one stays closed. */
export function revise(
  call: LogCall,
  where: Where,
  version: number,
): Found<Submittal> | Refusal<WriteCode> {
  const found = find(log, call, where.projectId, where.id);
  if ('refused' in found) return found;
  const { record, viewer } = found;
  const late = outdated(found, version);
  if (late) return late;
  if (!isSentBack(record)) {
    const detail = 'Only what was sent back, and has not been revised yet, is revised.';
    return refuse('CONFLICT', { detail });
  }
  if (!mayRevise(viewer, record)) return refuse('FORBIDDEN');
  const blank = blankRecord(call, viewer, log.idPrefix, record.title);
  const revision = record.revision + 1;
  const draft: Submittal = {
    ...structuredClone(record),
    ...blank,
    number: record.number?.replace(/\.\d+$/, `.${revision}`) ?? null,
    description: record.description,
    priority: record.priority,
    discipline: record.discipline,
    category: record.category,
    location: record.location,
    locationDetail: record.locationDetail,
    private: record.private,
    managerId: record.managerId,
    watcherIds: [...record.watcherIds],
    assigneeIds: reviewersOf(record.steps),
    steps: record.steps.map(newStep),
    revision,
    finalResponse: null,
    releasedAt: null,
    previousRevisionId: record.id,
    nextRevisionId: null,
  };
  put(
    log,
    call,
    found,
    { ...structuredClone(record), nextRevisionId: draft.id },
    { action: 'updated' },
  );
  return add(log, call, viewer, draft, null);
}
