import type { GuardedHandlers } from '../../core/access.ts';
import { labelOf } from '../../core/lists/label.ts';
import {
  answersText,
  type CsvColumns,
  commonColumns,
  costText,
  lastColumns,
  scheduleText,
} from '../../core/lists/labels.ts';
import { partyOf, personOf } from '../../core/members/people.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import type { PunchItem } from '../../core/state/records/logs.ts';
import type { components, operations } from '../../generated/contract.d.ts';
import { documentFile } from '../documents/attached.ts';
import { commentAdded } from '../messages/comments.ts';
import { logHandlers } from '../records/handlers.ts';
import { actionsOf, statusesOf } from '../records/rights.ts';
import { detailOf, rowOf } from '../records/view.ts';
import type { Found } from '../records/write/write.ts';
import type { access } from './access.ts';
import { blankPunchItem, log, mayAnswer, respond } from './log.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['exportPunchItems']['parameters']['query']>;

function toRow(call: LogCall, viewer: Viewer, item: PunchItem): Schemas['PunchItemRow'] {
  const actions: Schemas['PunchItemAction'][] = actionsOf(log, viewer, item);
  return {
    ...rowOf(log, call, viewer, item),
    status: item.status,
    punchType: item.punchType,
    resolution: item.resolution,
    permittedActions: mayAnswer(viewer, item) ? [...actions, 'respond'] : actions,
    permittedStatuses: statusesOf(log, viewer, item),
  };
}

function toDetail(call: LogCall, { record, viewer }: Found<PunchItem>): Schemas['PunchItem'] {
  return {
    ...toRow(call, viewer, record),
    ...detailOf(log, call, viewer, record),
    finalApprover: personOf(call, record.finalApproverId),
    startDate: record.startDate,
    costImpact: record.costImpact,
    scheduleImpact: record.scheduleImpact,
    answers: record.assigneeIds.map((id) => {
      const { respondedById: by = null, ...answer } = record.answers[id] ?? {
        response: 'pending',
        note: '',
        respondedAt: null,
      };
      const respondedBy = by === null ? null : personOf(call, by);
      return { party: partyOf(call, record.projectId, id), ...answer, respondedBy };
    }),
    reinspectionCount: record.reinspectionCount,
    markedDoneBy: record.markedDoneById === null ? null : personOf(call, record.markedDoneById),
  };
}

const responseLabels = { pending: '', done: 'marked complete', disputed: 'disputed' } as const;

const exportColumns: CsvColumns<Schemas['PunchItemColumn'], Schemas['PunchItem']> = {
  ...commonColumns,
  punchType: ['Punch type', (item) => labelOf(item.punchType)],
  finalApprover: ['Final approver', (item) => item.finalApprover.name],
  startDate: ['Start date', (item) => item.startDate ?? ''],
  costImpact: ['Cost impact', (item, project) => costText(item.costImpact, project)],
  scheduleImpact: ['Schedule impact', (item) => scheduleText(item.scheduleImpact)],
  responses: [
    'Responses',
    ({ answers }, project) =>
      answersText(
        answers.flatMap(({ party, response, note, respondedAt: at }) =>
          at === null ? [] : [{ by: party.name, at, label: responseLabels[response], body: note }],
        ),
        project,
      ),
  ],
  reinspectionCount: ['Reinspections', (item) => String(item.reinspectionCount)],
  resolution: ['Resolution', (item) => labelOf(item.resolution)],
  ...lastColumns,
};

const handle = logHandlers({
  fileOf: documentFile,
  log,
  noun: 'punchItem',
  fileName: 'punch-items',
  exportColumns,
  blank: blankPunchItem,
  toRow,
  toDetail,
  onComment: commentAdded,
  passes: ({ punchType }, query: Query) =>
    !query.punchType?.length || query.punchType.includes(punchType),
});

export const handlers = {
  listPunchItems: handle.list,
  createPunchItem: handle.create,
  getPunchItem: handle.get,
  updatePunchItem: handle.update,
  deletePunchItem: handle.remove,
  transitionPunchItem: handle.transition,
  updatePunchItemWatch: handle.watch,
  addPunchItemComment: handle.comment,
  addPunchItemAttachment: handle.attach,
  removePunchItemAttachment: handle.detach,
  bulkUpdatePunchItems: handle.bulk,
  exportPunchItems: handle.exportCsv,
  respondToPunchItem: (call) => handle.reply(call, respond(call, handle.found(call), call.body)),
} satisfies GuardedHandlers<typeof access>;
