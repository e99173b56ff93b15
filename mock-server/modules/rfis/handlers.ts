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
import { localTime } from '../../core/state/dates.ts';
import type { Rfi } from '../../core/state/records/logs.ts';
import type { components } from '../../generated/contract.d.ts';
import { documentFile } from '../documents/attached.ts';
import { commentAdded } from '../messages/comments.ts';
import { logHandlers } from '../records/handlers.ts';
import { actionsOf, statusesOf } from '../records/rights.ts';
import { detailOf, filesOf, rowOf } from '../records/view.ts';
import type { Found } from '../records/write/write.ts';
import type { access } from './access.ts';
import { blankRfi, log } from './log.ts';
import { mayWithRfi } from './rules.ts';
import { mayRespond, respondToRfi, updateRfi } from './write.ts';

type Schemas = components['schemas'];

function toRow(call: LogCall, viewer: Viewer, rfi: Rfi): Schemas['RfiRow'] {
  const { responsibleCompanyId: company } = rfi;
  const actions: Schemas['RfiAction'][] = actionsOf(log, viewer, rfi);
  if (mayRespond(viewer, rfi)) {
    actions.push('respond');
    if (mayWithRfi(viewer, 'respond_officially', rfi)) actions.push('respond_officially');
  }
  return {
    ...rowOf(log, call, viewer, rfi),
    status: rfi.status,
    responsibleCompany: company === null ? null : partyOf(call, rfi.projectId, company),
    closeReason: rfi.closeReason,
    permittedActions: actions,
    permittedStatuses: statusesOf(log, viewer, rfi),
  };
}

function toDetail(call: LogCall, { record, viewer }: Found<Rfi>): Schemas['Rfi'] {
  const { receivedFromId } = record;
  const detail = detailOf(log, call, viewer, record);
  const party = (id: string | null) => (id === null ? null : partyOf(call, record.projectId, id));
  return {
    ...toRow(call, viewer, record),
    ...detail,
    suggestedAnswer: record.suggestedAnswer,
    receivedFrom: receivedFromId === null ? null : personOf(call, receivedFromId),
    specSection: record.specSection,
    initiatedAt: record.initiatedAt,
    closedFromDraft: record.closedFromDraft,
    costImpact: record.costImpact,
    scheduleImpact: record.scheduleImpact,
    responses: record.responses.map(({ createdById, onBehalfOfId, ...response }) => ({
      ...response,
      attachmentIds: filesOf(response, detail),
      createdBy: personOf(call, createdById),
      onBehalfOf: party(onBehalfOfId),
    })),
  };
}

const exportColumns: CsvColumns<Schemas['RfiColumn'], Schemas['Rfi']> = {
  ...commonColumns,
  suggestedAnswer: ['Suggested answer', (rfi) => rfi.suggestedAnswer],
  responses: [
    'Responses',
    ({ responses }, project) =>
      answersText(
        responses.map(({ createdBy, createdAt, official, body }) => ({
          by: createdBy.name,
          at: createdAt,
          body,
          ...(official && { label: 'official' }),
        })),
        project,
      ),
  ],
  receivedFrom: ['Received from', (rfi) => rfi.receivedFrom?.name ?? ''],
  responsibleCompany: ['Responsible company', (rfi) => rfi.responsibleCompany?.name ?? ''],
  specSection: ['Spec section', (rfi) => rfi.specSection],
  initiatedAt: [
    'Opened at',
    (rfi, project) => (rfi.initiatedAt ? localTime(project, rfi.initiatedAt) : ''),
  ],
  costImpact: ['Cost impact', (rfi, project) => costText(rfi.costImpact, project)],
  scheduleImpact: ['Schedule impact', (rfi) => scheduleText(rfi.scheduleImpact)],
  closeReason: ['Close reason', (rfi) => labelOf(rfi.closeReason)],
  ...lastColumns,
};

const handle = logHandlers({
  fileOf: documentFile,
  log,
  noun: 'rfi',
  fileName: 'rfis',
  exportColumns,
  blank: blankRfi,
  toRow,
  toDetail,
  onComment: commentAdded,
});

export const handlers = {
  listRfis: handle.list,
  createRfi: handle.create,
  getRfi: handle.get,
  updateRfi: (call) => handle.reply(call, updateRfi(call, handle.found(call), call.body)),
  deleteRfi: handle.remove,
  transitionRfi: handle.transition,
  updateRfiWatch: handle.watch,
  addRfiComment: handle.comment,
  addRfiAttachment: handle.attach,
  removeRfiAttachment: handle.detach,
  bulkUpdateRfis: handle.bulk,
  exportRfis: handle.exportCsv,
  respondToRfi: (call) =>
    handle.reply(call, respondToRfi(call, handle.found(call), call.body), 201),
} satisfies GuardedHandlers<typeof access>;
