import { answersFor, type Viewer } from '../../core/members/viewer.ts';
import type { PunchItem, StoredAnswer } from '../../core/state/records/logs.ts';
import type { FieldProblem } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { isBlank, type Moment, missing, reasonMissing, type Transition } from '../records/log.ts';
import { mayApproveFor, mayWithPunchItem } from './rules.ts';

export type PunchItemTransition = components['schemas']['PunchItemTransition'];

/** Members do not approve work that they marked done themselves, if the project says so. */
const isSecondPerson = ({ userId, project }: Viewer, { markedDoneById }: PunchItem) =>
  !project.settings.rules.fourEyes || markedDoneById !== userId;

/** Missing properties that an open item needs. */
export function neededByPunchItem({ location, assigneeIds, dueDate }: PunchItem): FieldProblem[] {
  const problems: [string, boolean, string][] = [
    ['location', location === null, 'Choose a location.'],
    ['assigneeIds', assigneeIds.length === 0, 'Add an assignee.'],
    ['dueDate', dueDate === null, 'Choose a due date.'],
  ];
  return problems.filter(([, lacks]) => lacks).map(([name, , words]) => missing(name, words));
}

/** Sets the answers of the assignees that the viewer may answer for. */
export function answered(
  item: PunchItem,
  { viewer, at }: Moment,
  answer: Pick<StoredAnswer, 'response' | 'note'>,
): void {
  for (const id of item.assigneeIds.filter((party) => answersFor(viewer, party))) {
    item.answers[id] = { ...answer, respondedAt: at, respondedById: viewer.userId };
  }
}

/** Who accepts work of the final approver: the manager, or else the first member who may. */
function standIn(item: PunchItem, { viewer, members }: Moment): string | null {
  const manager = members.filter(({ userId }) => userId === item.managerId);
  const others = [...manager, ...members].filter(({ userId }) => userId !== viewer.userId);
  return others.find(({ role }) => mayApproveFor(item, role))?.userId ?? null;
}

/** Done work needs a picture from after the last opening, a note, or an earlier note of each assignee. */
function proofMissing(item: PunchItem, { note }: PunchItemTransition): FieldProblem[] {
  const isShown = item.attachments.some(
    ({ kind, createdAt }) => kind === 'after' && createdAt >= (item.statusSince ?? ''),
  );
  const isTold = !isBlank(note) || item.assigneeIds.every((id) => !isBlank(item.answers[id]?.note));
  const words = 'Add a photo of the finished work, or describe what was done.';
  return isShown || isTold ? [] : [missing('note', words)];
}

function reopen(item: PunchItem): void {
  item.answers = {};
  item.markedDoneById = null;
  item.standInId = null;
  item.resolution = null;
}

const WITHOUT_WORK: readonly unknown[] = ['duplicate', 'void', 'wont_fix'];

export const punchTransitions: readonly Transition<PunchItem, PunchItemTransition>[] = [
  {
    from: 'draft',
    to: 'open',
    may: (viewer, item) => mayWithPunchItem(viewer, 'open', item),
    missing: neededByPunchItem,
  },
  {
    from: 'draft',
    to: 'closed',
    may: (viewer, item) => mayWithPunchItem(viewer, 'void', item),
    apply: (item) => {
      item.resolution = 'void';
    },
  },
  {
    from: 'open',
    to: 'pending_reins',
    may: (viewer, item) => mayWithPunchItem(viewer, 'mark_done', item),
    missing: proofMissing,
    apply: (item, { note }, moment) => {
      const ownId = item.assigneeIds.find((id) => answersFor(moment.viewer, id));
      const previousNote = ownId === undefined ? '' : item.answers[ownId]?.note;
      answered(item, moment, { response: 'done', note: note?.trim() || previousNote || '' });
      item.markedDoneById = moment.viewer.userId;
      item.standInId = standIn(item, moment);
    },
  },
  {
    from: 'open',
    to: 'closed',
    may: (viewer, item) => mayWithPunchItem(viewer, 'close', item),
    missing: (item, request) => [
      ...(WITHOUT_WORK.includes(request.resolution)
        ? []
        : [missing('resolution', "Choose duplicate, void or won't fix.")]),
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
      isSecondPerson(viewer, item) && mayWithPunchItem(viewer, 'approve', item),
    apply: (item) => {
      item.resolution = 'completed';
    },
  },
  {
    from: 'pending_reins',
    to: 'open',
    may: (viewer, item) => mayWithPunchItem(viewer, 'send_back', item),
    missing: reasonMissing,
    apply: (item) => {
      reopen(item);
      item.reinspectionCount += 1;
    },
  },
  {
    from: 'closed',
    to: 'open',
    may: (viewer, item) => mayWithPunchItem(viewer, 'reopen', item),
    missing: (item, request) => [...reasonMissing(item, request), ...neededByPunchItem(item)],
    apply: reopen,
  },
];
