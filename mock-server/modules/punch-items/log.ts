import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { isGranted } from '../../core/permissions/grants.ts';
import type { PunchItem } from '../../core/state/records/logs.ts';
import { type Refusal, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { blankRecord } from '../records/blank.ts';
import { impactText } from '../records/history.ts';
import type { Log } from '../records/log.ts';
import { type Found, isClosed, momentOf, put } from '../records/write/write.ts';
import { mayBeApprover, mayWithPunchItem, punchDuties } from './rules.ts';
import {
  answered,
  neededByPunchItem,
  type PunchItemTransition,
  punchTransitions,
} from './transitions.ts';

type Schemas = components['schemas'];

/** Who accepts the work: the final approver, or the stand-in if the approver marked it as done. */
const secondPerson = ({ finalApproverId, markedDoneById, standInId, managerId }: PunchItem) =>
  finalApproverId === markedDoneById ? (standInId ?? managerId) : finalApproverId;

/** Ball in court: creator or manager, then the assignees without an answer, then the approver. */
function court(item: PunchItem): readonly string[] {
  const { status, submitted, createdById, managerId, answers } = item;
  if (status === 'closed') return [];
  if (status === 'draft') return [submitted ? managerId : createdById];
  if (status === 'pending_reins') return [secondPerson(item)];
  const pending = item.assigneeIds.filter(
    (id) => (answers[id]?.response ?? 'pending') === 'pending',
  );
  // Everyone answered, so the manager moves it on.
  return pending.length > 0 ? pending : [managerId];
}

export const log: Log<PunchItem, PunchItemTransition> = {
  type: 'punch_item',
  module: 'punch_items',
  idPrefix: 'pch',
  prefix: 'punchItems',
  records: (state) => state.punchItems,
  statuses: ['draft', 'open', 'pending_reins', 'closed'],
  may: mayWithPunchItem,
  duties: punchDuties,
  references: ({ finalApproverId }) => [
    { name: 'finalApproverId', kind: 'person', id: finalApproverId },
  ],
  court,
  needed: neededByPunchItem,
  transitions: punchTransitions,
  texts: () => [],
  facts: (item, nameOf) => ({
    punchType: item.punchType,
    finalApprover: nameOf(item.finalApproverId),
    startDate: item.startDate,
    costImpact: impactText(item.costImpact),
    scheduleImpact: impactText(item.scheduleImpact),
    resolution: item.resolution,
  }),
};

/** The final approver is the owner of an owner punch item, the creator if they can be it, or else the manager. */
export function blankPunchItem(
  call: LogCall,
  viewer: Viewer,
  { title, punchType }: Pick<Schemas['CreatePunchItemRequest'], 'title' | 'punchType'>,
): PunchItem {
  const { memberships } = call.tenant.state;
  const owner = memberships.find(
    ({ projectId, role }) =>
      punchType === 'owner_punch' &&
      projectId === viewer.project.id &&
      isGranted('punch-items', role, 'approve_by_default'),
  );
  const draft: PunchItem = {
    ...blankRecord(call, viewer, 'punch-items', { idPrefix: log.idPrefix, title }),
    punchType,
    finalApproverId: owner?.userId ?? viewer.userId,
    startDate: null,
    costImpact: { state: 'none', amountMinor: null },
    scheduleImpact: { state: 'none', days: null },
    answers: {},
    reinspectionCount: 0,
    resolution: null,
    markedDoneById: null,
    standInId: null,
  };
  const mayApprove = owner !== undefined || mayBeApprover(draft)(viewer.role);
  return mayApprove ? draft : { ...draft, finalApproverId: draft.managerId };
}

export const mayAnswer = (viewer: Viewer, item: PunchItem): boolean =>
  item.status === 'open' && !isClosed(viewer) && mayWithPunchItem(viewer, 'respond', item);

/** The caller's answer as an assignee. */
export function respond(
  call: LogCall,
  found: Found<PunchItem>,
  { response, note = '' }: Schemas['RespondToPunchItemRequest'],
): Found<PunchItem> | Refusal<'WRONG_STATE'> {
  const { record, viewer } = found;
  if (record.status !== 'open') {
    return refuse('WRONG_STATE', {
      detail: `It is ${record.status}. Only an open item takes answers.`,
    });
  }
  const next = structuredClone(record);
  answered(next, momentOf(call, viewer), { response, note });
  return put(log, call, found, next, { action: 'responded', reason: note });
}
