import { type Refusal, refuse } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import type { Rfi } from '../state/logs.ts';
import { newId } from '../state/secrets.ts';
import { blankRecord } from './blank.ts';
import { todayIn, workingDaysAfter } from './dates.ts';
import { update } from './fields.ts';
import { unknownFiles } from './files.ts';
import { impactText } from './history.ts';
import type { Log } from './log.ts';
import { mayWithRfi, rfiDuties } from './rfiRules.ts';
import { makeOfficial, neededByRfi, type RfiTransition, rfiTransitions } from './rfiTransitions.ts';
import { isSelf, type LogCall, type Viewer } from './viewer.ts';
import {
  type Found,
  find,
  incomplete,
  isClosed,
  momentOf,
  put,
  refusedWrite,
  type WriteCode,
} from './write.ts';

type Schemas = components['schemas'];

/** Ball in court: the assignees without an answer, then the manager. */
function court(rfi: Rfi): readonly string[] {
  const { status, submitted, createdById, managerId, answeredIds } = rfi;
  if (status === 'closed') return [];
  if (status === 'draft') return [submitted ? managerId : createdById];
  const pending = rfi.assigneeIds.filter((id) => !answeredIds.includes(id));
  return pending.length > 0 ? pending : [managerId];
}

export const rfiLog: Log<Rfi, RfiTransition> = {
  type: 'rfi',
  idPrefix: 'rfi',
  number: {
    write: (n) => `RFI-${String(n).padStart(3, '0')}`,
    read: (number) => Number(number.slice(4)),
  },
  records: (state) => state.rfis,
  statuses: ['draft', 'open', 'closed'],
  may: mayWithRfi,
  duties: rfiDuties,
  references: ({ receivedFromId, responsibleCompanyId }) => [
    { name: 'receivedFromId', kind: 'person', id: receivedFromId },
    { name: 'responsibleCompanyId', kind: 'company', id: responsibleCompanyId },
  ],
  court,
  needed: neededByRfi,
  transitions: rfiTransitions,
  texts: ({ suggestedAnswer, specSection, responses }) => [
    suggestedAnswer,
    specSection,
    ...responses.map(({ body }) => body),
  ],
  facts: (rfi, nameOf) => ({
    suggestedAnswer: rfi.suggestedAnswer || null,
    receivedFrom: rfi.receivedFromId && nameOf(rfi.receivedFromId),
    responsibleCompany: rfi.responsibleCompanyId && nameOf(rfi.responsibleCompanyId),
    specSection: rfi.specSection || null,
    costImpact: impactText(rfi.costImpact),
    scheduleImpact: impactText(rfi.scheduleImpact),
    closeReason: rfi.closeReason,
    officialResponse: rfi.responses.find(({ official }) => official)?.body ?? null,
  }),
};

const DAYS_TO_ANSWER = 7;

export function blankRfi(call: LogCall, viewer: Viewer, { title }: { title: string }): Rfi {
  const today = todayIn(viewer.project, call.now);
  return {
    ...blankRecord(call, viewer, 'rfis', { idPrefix: rfiLog.idPrefix, title }),
    dueDate: workingDaysAfter(today, DAYS_TO_ANSWER),
    suggestedAnswer: '',
    receivedFromId: null,
    responsibleCompanyId: null,
    specSection: '',
    initiatedAt: null,
    costImpact: { state: 'none', amountMinor: null },
    scheduleImpact: { state: 'none', days: null },
    responses: [],
    answeredIds: [],
    closeReason: null,
    closedFromDraft: false,
  };
}

export const mayRespond = (viewer: Viewer, rfi: Rfi): boolean =>
  rfi.status === 'open' && !isClosed(viewer) && mayWithRfi(viewer, 'respond', rfi);

/** Adds a response. It counts for each assignee that the caller may answer for: self, company, or a represented one. */
export function respondToRfi(
  call: LogCall,
  where: { projectId: string; id: string },
  { version, body, official, onBehalfOfId, attachmentIds = [] }: Schemas['RespondToRfiRequest'],
): Found<Rfi> | Refusal<WriteCode> {
  const found = find(rfiLog, call, where);
  if ('refused' in found) return found;
  const { record, viewer } = found;
  const decides = official || onBehalfOfId !== undefined;
  const isPermitted =
    mayWithRfi(viewer, 'respond', record) &&
    (!decides || mayWithRfi(viewer, 'respond_officially', record));
  const refused = refusedWrite(found, isPermitted, version);
  if (refused) return refused;
  if (record.status !== 'open') {
    return refuse('WRONG_STATE', {
      detail: `It is ${record.status}. Only an open RFI takes responses.`,
    });
  }
  const isUnknown = onBehalfOfId !== undefined && !record.assigneeIds.includes(onBehalfOfId);
  const detail = 'must be an assignee';
  const refusal = incomplete([
    ...(isUnknown ? [{ pointer: '/onBehalfOfId', code: 'reference', detail }] : []),
    ...unknownFiles(rfiLog, found, attachmentIds),
  ]);
  if (refusal) return refusal;
  const next = structuredClone(record);
  const id = newId('rsp');
  const createdAt = momentOf(call, viewer).at;
  const by = { createdById: viewer.userId, onBehalfOfId: onBehalfOfId ?? null };
  next.responses.push({ id, body, official: false, attachmentIds, createdAt, ...by });
  if (official) makeOfficial(next, id);
  const speaks = (party: string) =>
    onBehalfOfId === undefined ? isSelf(viewer, party) : party === onBehalfOfId;
  next.answeredIds = [...new Set([...next.answeredIds, ...next.assigneeIds.filter(speaks)])];
  return put(rfiLog, call, found, next, { action: 'responded' });
}

/** Updates an RFI. Its manager can make another response the official one, also together with other changes. */
export function updateRfi(
  call: LogCall,
  where: { projectId: string; id: string },
  { version, officialResponseId: id, ...changes }: Schemas['UpdateRfiRequest'],
): Found<Rfi> | Refusal<WriteCode> {
  if (id === undefined) return update(rfiLog, call, where, version, changes);
  const found = find(rfiLog, call, where);
  if ('refused' in found) return found;
  const { record, viewer } = found;
  const isPermitted = mayWithRfi(viewer, 'respond_officially', record);
  const refused = refusedWrite(found, isPermitted, version);
  if (refused) return refused;
  const detail = 'is no response to it';
  return update(rfiLog, call, where, version, changes, (next) => {
    if (!next.responses.some((response) => response.id === id))
      return [{ pointer: '/officialResponseId', code: 'reference', detail }];
    makeOfficial(next, id);
    return [];
  });
}
