import type { FieldProblem } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import type { PunchItem, StoredAnswer } from '../state/logs.ts';
import { isBlank, type Moment, missing, reasonMissing, type Transition } from './log.ts';
import { answersFor, runsProject, type Viewer } from './viewer.ts';

export type PunchItemTransition = components['schemas']['PunchItemTransition'];

const isSuperintendent = ({ role }: Viewer) => role === 'superintendent';
const isApprover = ({ userId }: Viewer, item: PunchItem) => item.finalApproverId === userId;

export const isAssignee = (viewer: Viewer, { assigneeIds }: PunchItem): boolean =>
  assigneeIds.some((id) => answersFor(viewer, id));

/** Nobody approves what he himself has marked done. */
const isOfFourEyes = ({ userId }: Viewer, { markedDoneById }: PunchItem) =>
  markedDoneById !== userId;

/** What opening needs, and what an open item keeps. */
export function neededByPunchItem({ location, assigneeIds, dueDate }: PunchItem): FieldProblem[] {
  const problems: [string, boolean, string][] = [
    ['location', location === null, 'An open item says where it is.'],
    ['assigneeIds', assigneeIds.length === 0, 'An open item is with somebody.'],
    ['dueDate', dueDate === null, 'An open item has a day when it is due.'],
  ];
  return problems.filter(([, lacks]) => lacks).map(([name, , words]) => missing(name, words));
}

/** The answers of the assignees that the caller is or works for. */
export function answered(
  item: PunchItem,
  { viewer, at }: Moment,
  answer: Pick<StoredAnswer, 'response' | 'note'>,
): void {
  for (const id of item.assigneeIds.filter((party) => answersFor(viewer, party))) {
    item.answers[id] = { ...answer, respondedAt: at, respondedById: viewer.userId };
  }
}

/** The work is shown: by a picture since it was last opened, or in words by each assignee. */
function proofMissing(
  item: PunchItem,
  { note }: PunchItemTransition,
  viewer: Viewer,
): FieldProblem[] {
  const opened = item.history.findLast(({ action }) => action === 'status_changed');
  const isShown = item.attachments.some(
    ({ kind, createdAt }) => kind === 'after' && createdAt >= (opened?.at ?? ''),
  );
  const isTold = item.assigneeIds.every(
    (id) => !isBlank(item.answers[id]?.note) || (answersFor(viewer, id) && !isBlank(note)),
  );
  const words = 'Add a picture of the finished work, or a note of each assignee.';
  return isShown || isTold ? [] : [missing('note', words)];
}

function reopen(item: PunchItem): void {
  item.answers = {};
  item.markedDoneById = null;
  item.resolution = null;
}

const WITHOUT_WORK: readonly unknown[] = ['duplicate', 'void', 'wont_fix'];

/** The table of transitions; those who administer a project may go every way but their own approval. */
export const punchTransitions: readonly Transition<PunchItem, PunchItemTransition>[] = [
  {
    from: 'draft',
    to: 'open',
    may: (viewer) => runsProject(viewer) || isSuperintendent(viewer),
    missing: neededByPunchItem,
  },
  {
    from: 'draft',
    to: 'closed',
    may: (viewer, item) => runsProject(viewer) || item.createdById === viewer.userId,
    apply: (item) => {
      item.resolution = 'void';
    },
  },
  {
    from: 'open',
    to: 'pending_reins',
    may: isAssignee,
    missing: proofMissing,
    apply: (item, { note }, moment) => {
      const own = item.assigneeIds.find((id) => answersFor(moment.viewer, id));
      const said = own === undefined ? '' : item.answers[own]?.note;
      answered(item, moment, { response: 'done', note: note?.trim() || said || '' });
      item.markedDoneById = moment.viewer.userId;
    },
  },
  {
    from: 'open',
    to: 'closed',
    may: runsProject,
    missing: (item, request) => [
      ...(WITHOUT_WORK.includes(request.resolution)
        ? []
        : [missing('resolution', 'Without the work: duplicate, void or wont_fix.')]),
      ...reasonMissing(item, request),
    ],
    apply: (item, { resolution = null }) => {
      item.resolution = resolution;
    },
  },
  {
    from: 'pending_reins',
    to: 'closed',
    may: (viewer, item) =>
      isOfFourEyes(viewer, item) &&
      (runsProject(viewer) ||
        isApprover(viewer, item) ||
        (isSuperintendent(viewer) && item.punchType !== 'owner_punch')),
    apply: (item) => {
      item.resolution = 'completed';
    },
  },
  {
    from: 'pending_reins',
    to: 'open',
    may: (viewer, item) =>
      runsProject(viewer) || isSuperintendent(viewer) || isApprover(viewer, item),
    missing: reasonMissing,
    apply: (item) => {
      reopen(item);
      item.reinspectionCount += 1;
    },
  },
  {
    from: 'closed',
    to: 'open',
    may: (viewer, item) =>
      runsProject(viewer) || (viewer.role === 'owner' && item.punchType === 'owner_punch'),
    missing: (item, request) => [...reasonMissing(item, request), ...neededByPunchItem(item)],
    apply: reopen,
  },
];
