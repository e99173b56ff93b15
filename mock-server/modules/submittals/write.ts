import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { lookUp } from '../../core/state/model.ts';
import type { Submittal } from '../../core/state/records/logs.ts';
import { newId } from '../../core/state/secrets.ts';
import { type Refusal, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { blankRecord } from '../records/blank.ts';
import { currentStep, pendingReviewers } from '../records/currentStep.ts';
import { isBlank, missing } from '../records/log.ts';
import { unknownFiles } from '../records/write/files.ts';
import {
  add,
  type Found,
  incomplete,
  isClosed,
  momentOf,
  put,
  type WriteCode,
} from '../records/write/write.ts';
import { log } from './log.ts';
import { mayWithSubmittal } from './rules.ts';
import { endStep, newStep, reviewersOf } from './steps.ts';
import { isSentBack, SENDING_BACK } from './transitions.ts';

type Schemas = components['schemas'];

/** Tells whether the caller is a pending reviewer, and whether the caller may review on behalf of one. */
export function reviewActions(
  viewer: Viewer,
  submittal: Submittal,
): ('review' | 'review_on_behalf')[] {
  const pending =
    submittal.status === 'open' && !isClosed(viewer) ? pendingReviewers(submittal) : [];
  if (pending.length === 0) return [];
  return (['review', 'review_on_behalf'] as const).filter((action) =>
    mayWithSubmittal(viewer, action, submittal),
  );
}

export const isInReview = (submittal: Submittal): boolean =>
  submittal.status === 'open' && currentStep(submittal) !== undefined;

/** Adds the review of a pending reviewer of the current step. */
export function review(
  call: LogCall,
  found: Found<Submittal>,
  { code, comment = '', onBehalfOfId, attachmentIds = [] }: Schemas['ReviewSubmittalRequest'],
): Found<Submittal> | Refusal<WriteCode> {
  const { record, viewer } = found;
  if (!isInReview(record)) return refuse('WRONG_STATE', { detail: 'No review step is open.' });
  const pending = pendingReviewers(record);
  const isUnknown = onBehalfOfId !== undefined && !pending.includes(onBehalfOfId);
  const detail = 'must be a reviewer of this step who has yet to answer';
  const refusal = incomplete([
    ...(isUnknown ? [{ pointer: '/onBehalfOfId', code: 'reference', detail }] : []),
    ...unknownFiles(log, found, attachmentIds),
    ...(SENDING_BACK.includes(code) && isBlank(comment)
      ? [missing('comment', 'A comment is required.')]
      : []),
  ]);
  if (refusal) return refusal;
  const next = structuredClone(record);
  const moment = momentOf(call, viewer);
  currentStep(next)?.responses.push({
    id: newId('rev'),
    code,
    comment,
    attachmentIds,
    createdAt: moment.at,
    createdById: viewer.userId,
    onBehalfOfId: onBehalfOfId ?? null,
  });
  endStep(next, moment);
  return put(log, call, found, next, { action: 'responded' });
}

/** Creates the next revision as a draft. The old one stays closed. */
export function revise(
  call: LogCall,
  found: Found<Submittal>,
): Found<Submittal> | Refusal<WriteCode> {
  const { record, viewer } = found;
  if (!isSentBack(record)) {
    const detail = 'Only a submittal that was sent back and not revised yet can be revised.';
    return refuse('WRONG_STATE', { detail });
  }
  const blank = blankRecord(call, viewer, 'submittals', { ...log, title: record.title });
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
    projectLocationId: record.projectLocationId,
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

/** Returns all revisions of a submittal, deleted ones too, oldest first. */
export function revisionsOf({ tenant }: LogCall, record: Submittal): Submittal[] {
  const { submittals } = tenant.state;
  const found = [record];
  for (let id = record.previousRevisionId; id !== null; ) {
    const submittal = lookUp(submittals, id);
    if (!submittal) break;
    found.unshift(submittal);
    id = submittal.previousRevisionId;
  }
  for (let id = record.nextRevisionId; id !== null; ) {
    const submittal = lookUp(submittals, id);
    if (!submittal) break;
    found.push(submittal);
    id = submittal.nextRevisionId;
  }
  return found;
}
