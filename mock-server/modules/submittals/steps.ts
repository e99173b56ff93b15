import { daysBefore, todayIn, workingDaysAfter } from '../../core/state/dates.ts';
import type { StoredStep, Submittal } from '../../core/state/records/logs.ts';
import type { components } from '../../generated/contract.d.ts';
import { currentStep, hasAnswered } from '../records/currentStep.ts';
import type { Moment } from '../records/log.ts';

type NewStep = components['schemas']['NewStep'];

export const newStep = ({ dueDays, mode, reviewerIds }: NewStep): StoredStep => ({
  dueDays,
  mode,
  reviewerIds,
  startedAt: null,
  endedAt: null,
  responses: [],
});

/** Starts the next step if there is one, and sets the due date to its last day. */
export function beginNextStep(submittal: Submittal, { at, viewer }: Moment): void {
  const step = submittal.steps.find(({ startedAt }) => startedAt === null);
  if (!step) return;
  step.startedAt = at;
  submittal.dueDate = workingDaysAfter(
    viewer.project,
    todayIn(viewer.project, Date.parse(at)),
    step.dueDays,
  );
}

/** Ends the current step when the required reviewers have answered. */
export function endStep(submittal: Submittal, moment: Moment): void {
  const step = currentStep(submittal);
  if (!step) return;
  const isDone = step.mode === 'any' || step.reviewerIds.every((id) => hasAnswered(step, id));
  if (!isDone) return;
  step.endedAt = moment.at;
  beginNextStep(submittal, moment);
}

/** Returns all reviewers, in the order of the steps. */
export const reviewersOf = (steps: readonly NewStep[]): string[] => [
  ...new Set(steps.flatMap(({ reviewerIds }) => reviewerIds)),
];

/** The last day to submit for a delivery in time. */
export function submitByDate(submittal: Submittal): string | null {
  const { requiredOnSiteDate, leadTimeDays, steps } = submittal;
  if (requiredOnSiteDate === null) return null;
  const reviews = steps.reduce((sum, { dueDays }) => sum + dueDays, 0);
  return daysBefore(requiredOnSiteDate, leadTimeDays + reviews);
}
