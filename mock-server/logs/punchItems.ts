import { type Refusal, refuse } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import type { PunchItem } from '../state/logs.ts';
import { lookUp } from '../state/model.ts';
import { sees } from './access.ts';
import { blankRecord } from './blank.ts';
import { COMMON_FIELDS } from './fields.ts';
import { impactText } from './history.ts';
import { linksTo } from './links.ts';
import type { Log } from './log.ts';
import {
  answered,
  isAssignee,
  neededByPunchItem,
  type PunchWanted,
  punchTransitions,
} from './punchTransitions.ts';
import type { LogCall, Viewer } from './viewer.ts';
import { type Found, find, isClosed, momentOf, outdated, put } from './write.ts';

type Schemas = components['schemas'];

/** What may be changed besides what all records have. */
const OWN_FIELDS = [
  'punchType',
  'finalApproverId',
  'startDate',
  'costImpact',
  'scheduleImpact',
] as const satisfies readonly (keyof PunchItem)[];

/** Whose turn it is: creator or manager, then who has yet to answer, then who accepts. */
function court(item: PunchItem): readonly string[] {
  const { status, submitted, createdById, managerId, answers } = item;
  if (status === 'closed') return [];
  if (status === 'draft') return [submitted ? managerId : createdById];
  if (status === 'pending_reins') return [item.finalApproverId];
  const pending = item.assigneeIds.filter(
    (id) => (answers[id]?.response ?? 'pending') === 'pending',
  );
  // All have answered and nobody has moved it.
  return pending.length > 0 ? pending : [managerId];
}

export const punchItemLog: Log<PunchItem, PunchWanted> = {
  idPrefix: 'pch',
  number: {
    write: (n) => `PI-${String(n).padStart(3, '0')}`,
    read: (number) => Number(number.slice(3)),
  },
  records: (state) => state.punchItems,
  grants: {
    project_admin: 'manage',
    project_manager: 'edit',
    superintendent: 'edit',
    design_reviewer: 'create',
    subcontractor: 'create',
    owner: 'create',
    viewer: 'view',
  },
  // He is the one who opens what others have noted.
  draftReaders: ['superintendent'],
  subcontractorsSeeAll: true,
  named: ({ finalApproverId }) => [finalApproverId],
  fields: [...COMMON_FIELDS, ...OWN_FIELDS],
  authors: () => [],
  references: ({ finalApproverId }) => [
    { name: 'finalApproverId', kind: 'person', id: finalApproverId },
  ],
  forOwner: ({ punchType }) => punchType === 'owner_punch',
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

linksTo('punch_item', ({ tenant }, viewer, id) => {
  const item = lookUp(tenant.state.punchItems, id);
  return item && sees(punchItemLog, viewer, item) ? item : null;
});

/** An owner accepts what an owner has noted; all else is accepted by who wrote it. */
export function blankPunchItem(
  call: LogCall,
  viewer: Viewer,
  { title, punchType }: Pick<Schemas['CreatePunchItemRequest'], 'title' | 'punchType'>,
): PunchItem {
  const { memberships } = call.tenant.state;
  const owner = memberships.find(
    (m) => m.projectId === viewer.project.id && m.role === 'owner' && punchType === 'owner_punch',
  );
  return {
    ...blankRecord(call, viewer, punchItemLog.idPrefix, title),
    punchType,
    finalApproverId: owner?.userId ?? viewer.userId,
    startDate: null,
    costImpact: { state: 'none', amountMinor: null },
    scheduleImpact: { state: 'none', days: null },
    answers: {},
    reinspectionCount: 0,
    resolution: null,
    markedDoneById: null,
  };
}

export const mayAnswer = (viewer: Viewer, item: PunchItem): boolean =>
  item.status === 'open' && !isClosed(viewer) && isAssignee(viewer, item);

/** The caller's answer as an assignee. */
export function respond(
  call: LogCall,
  where: { projectId: string; id: string },
  { version, response, note = '' }: Schemas['RespondToPunchItemRequest'],
): Found<PunchItem> | Refusal<'NOT_FOUND' | 'CONFLICT' | 'FORBIDDEN'> {
  const found = find(punchItemLog, call, where.projectId, where.id);
  if ('refused' in found) return found;
  const { record, viewer } = found;
  const late = outdated(found, version);
  if (late) return late;
  if (!isAssignee(viewer, record)) return refuse('FORBIDDEN');
  if (record.status !== 'open') {
    return refuse('CONFLICT', { detail: `It is ${record.status}: only an open item is answered.` });
  }
  const next = structuredClone(record);
  answered(next, momentOf(call, viewer), { response, note });
  return put(punchItemLog, call, found, next, { action: 'responded', reason: note });
}
