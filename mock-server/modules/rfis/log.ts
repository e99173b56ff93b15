import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { todayIn, workingDaysAfter } from '../../core/state/dates.ts';
import type { Rfi } from '../../core/state/records/logs.ts';
import { blankRecord } from '../records/blank.ts';
import { impactText } from '../records/history.ts';
import type { Log } from '../records/log.ts';
import { mayWithRfi, rfiDuties } from './rules.ts';
import { neededByRfi, type RfiTransition, rfiTransitions } from './transitions.ts';

/** Ball in court: the assignees without an answer, then the manager. */
function court(rfi: Rfi): readonly string[] {
  const { status, submitted, createdById, managerId, answeredIds } = rfi;
  if (status === 'closed') return [];
  if (status === 'draft') return [submitted ? managerId : createdById];
  const pending = rfi.assigneeIds.filter((id) => !answeredIds.includes(id));
  return pending.length > 0 ? pending : [managerId];
}

export const log: Log<Rfi, RfiTransition> = {
  type: 'rfi',
  module: 'rfis',
  idPrefix: 'rfi',
  prefix: 'rfis',
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

export function blankRfi(call: LogCall, viewer: Viewer, { title }: { title: string }): Rfi {
  const today = todayIn(viewer.project, call.now);
  return {
    ...blankRecord(call, viewer, 'rfis', { idPrefix: log.idPrefix, title }),
    dueDate: workingDaysAfter(viewer.project, today, viewer.project.settings.days.rfiDays),
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
