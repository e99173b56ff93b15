import type { StoredStep, Submittal } from '../../core/state/records/logs.ts';

export const currentStep = ({ steps }: Submittal): StoredStep | undefined =>
  steps.find(({ startedAt, endedAt }) => startedAt !== null && endedAt === null);

export const hasAnswered = ({ responses }: StoredStep, id: string) =>
  responses.some(({ createdById, onBehalfOfId }) => (onBehalfOfId ?? createdById) === id);

/** The reviewers of the current step without an answer. */
export function pendingReviewers(submittal: Submittal): string[] {
  const step = currentStep(submittal);
  return step ? step.reviewerIds.filter((id) => !hasAnswered(step, id)) : [];
}
