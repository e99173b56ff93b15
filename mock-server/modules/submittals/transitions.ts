import type { Viewer } from '../../core/members/viewer.ts';
import type { Submittal } from '../../core/state/records/logs.ts';
import type { FieldProblem } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { isBlank, missing, reasonMissing, type Transition } from '../records/log.ts';
import { mayWithSubmittal } from './rules.ts';
import { beginNextStep } from './steps.ts';

export type SubmittalTransition = components['schemas']['SubmittalTransition'];

/** Missing properties that a submittal under review needs. */
export function neededBySubmittal({ specSection, attachments, steps }: Submittal): FieldProblem[] {
  const problems: [string, boolean, string][] = [
    ['specSection', isBlank(specSection), 'Enter a spec section.'],
    ['attachments', attachments.every(({ forReview }) => forReview), 'Attach the files to review.'],
    ['steps', steps.length === 0, 'Add a reviewer.'],
  ];
  return problems.filter(([, lacks]) => lacks).map(([name, , words]) => missing(name, words));
}

/** The outcomes that ask the submitter for a revision. */
export const SENDING_BACK: readonly unknown[] = ['revise_and_resubmit', 'rejected'];

/** Whether it can be revised: it was sent back, and has no next revision. */
export const isSentBack = ({ status, finalResponse, nextRevisionId }: Submittal): boolean =>
  status === 'closed' && nextRevisionId === null && SENDING_BACK.includes(finalResponse);

export const mayRevise = (viewer: Viewer, submittal: Submittal): boolean =>
  isSentBack(submittal) && mayWithSubmittal(viewer, 'create_revision', submittal);

export const submittalTransitions: readonly Transition<Submittal, SubmittalTransition>[] = [
  {
    from: 'draft',
    to: 'open',
    may: (viewer, submittal) => mayWithSubmittal(viewer, 'open', submittal),
    missing: neededBySubmittal,
    apply: (submittal, _, moment) => beginNextStep(submittal, moment),
  },
  {
    from: 'draft',
    to: 'closed',
    may: (viewer, submittal) => mayWithSubmittal(viewer, 'void', submittal),
  },
  {
    from: 'open',
    to: 'closed',
    may: (viewer, submittal) => mayWithSubmittal(viewer, 'close', submittal),
    missing: (_, { finalResponse }) =>
      finalResponse ? [] : [missing('finalResponse', 'Choose a final response.')],
    apply: (submittal, { finalResponse = null }, { at }) => {
      submittal.finalResponse = finalResponse;
      submittal.releasedAt = at;
    },
  },
  {
    from: 'closed',
    to: 'open',
    may: (viewer, submittal) =>
      mayWithSubmittal(viewer, 'reopen', submittal) &&
      submittal.finalResponse !== null &&
      submittal.nextRevisionId === null,
    missing: reasonMissing,
    apply: (submittal) => {
      submittal.finalResponse = null;
      submittal.releasedAt = null;
    },
  },
];
