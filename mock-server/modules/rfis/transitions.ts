import type { Rfi } from '../../core/state/records/logs.ts';
import type { FieldProblem } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { isBlank, missing, reasonMissing, type Transition } from '../records/log.ts';
import { mayWithRfi } from './rules.ts';

export type RfiTransition = components['schemas']['RfiTransition'];

/** Missing properties that an open RFI needs. */
export function neededByRfi({ description, assigneeIds, dueDate }: Rfi): FieldProblem[] {
  const problems: [string, boolean, string][] = [
    ['description', isBlank(description), 'Enter a question.'],
    ['assigneeIds', assigneeIds.length === 0, 'Add an assignee.'],
    ['dueDate', dueDate === null, 'Choose a due date.'],
  ];
  return problems.filter(([, lacks]) => lacks).map(([name, , words]) => missing(name, words));
}

/** Closing as answered needs an official response. */
function answerMissing(rfi: Rfi, request: RfiTransition): FieldProblem[] {
  const { closeReason = 'answered', officialResponseId: id } = request;
  if (id !== undefined && !rfi.responses.some((response) => response.id === id)) {
    return [
      {
        pointer: '/officialResponseId',
        code: 'reference',
        detail: 'must be a response to this RFI',
      },
    ];
  }
  const isAnswered = id !== undefined || rfi.responses.some(({ official }) => official);
  const words = 'Choose the official response, or enter a reason for closing without one.';
  return closeReason !== 'answered' || isAnswered ? [] : [missing('officialResponseId', words)];
}

/** At most one response is the official one. */
export function makeOfficial(rfi: Rfi, id: string): void {
  for (const response of rfi.responses) response.official = response.id === id;
}

const begin = (rfi: Rfi, time: string) => {
  rfi.initiatedAt ??= time;
  rfi.answeredIds = [];
  rfi.closeReason = null;
  rfi.closedFromDraft = false;
};

export const rfiTransitions: readonly Transition<Rfi, RfiTransition>[] = [
  {
    from: 'draft',
    to: 'open',
    may: (viewer, rfi) => mayWithRfi(viewer, 'open', rfi),
    missing: neededByRfi,
    apply: (rfi, _, { at: time }) => begin(rfi, time),
  },
  {
    from: 'draft',
    to: 'closed',
    may: (viewer, rfi) => mayWithRfi(viewer, 'void', rfi),
    apply: (rfi) => {
      rfi.closeReason = 'void';
      rfi.closedFromDraft = true;
    },
  },
  {
    from: 'open',
    to: 'closed',
    may: (viewer, rfi) => mayWithRfi(viewer, 'close', rfi),
    missing: answerMissing,
    apply: (rfi, { closeReason = 'answered', officialResponseId }) => {
      rfi.closeReason = closeReason;
      if (officialResponseId !== undefined) makeOfficial(rfi, officialResponseId);
    },
  },
  {
    from: 'closed',
    to: 'open',
    may: (viewer, rfi) => mayWithRfi(viewer, 'reopen', rfi) && !rfi.closedFromDraft,
    missing: (rfi, request) => [...reasonMissing(rfi, request), ...neededByRfi(rfi)],
    apply: (rfi, _, { at: time }) => begin(rfi, time),
  },
  {
    from: 'closed',
    to: 'draft',
    may: (viewer, rfi) => mayWithRfi(viewer, 'reopen', rfi) && rfi.closedFromDraft,
    missing: reasonMissing,
    apply: (rfi) => {
      rfi.closeReason = null;
      rfi.closedFromDraft = false;
    },
  },
];
