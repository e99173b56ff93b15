import { maxLength, object, refine, regex, string } from 'zod/mini';
import type { Project, ProjectFacts, UpdateProjectRequest } from '@/api/generated/types.gen';
import { changedValues } from '@/shared/forms/edits';

const atMost = (length: number) => maxLength(length, `At most ${length} characters`);

/** The facts of a project, as texts of fields. */
export const factsSchema = object({
  name: string().check(regex(/\S/, 'Name is required'), atMost(150)),
  code: string().check(regex(/^[A-Za-z0-9]{2,8}$/, 'Enter 2 to 8 letters and digits')),
  description: string().check(atMost(2000)),
  projectType: string(),
  address: string().check(atMost(300)),
  timeZone: string(),
  currency: string(),
  units: string(),
  startDate: string().check(regex(/./, 'Choose a day')),
  targetFinishDate: string(),
});

export const inOrder = refine<{ startDate: string; targetFinishDate: string }>(
  ({ startDate, targetFinishDate }) => !targetFinishDate || targetFinishDate >= startDate,
  { error: 'Choose a day after the start', path: ['targetFinishDate'] },
);

export const factNames = [
  'name',
  'code',
  'description',
  'address',
  'startDate',
  'targetFinishDate',
] as const;

export interface FactValues {
  name: string;
  code: string;
  description: string;
  projectType: string;
  address: string;
  timeZone: string;
  currency: string;
  units: string;
  startDate: string;
  targetFinishDate: string;
}

export const factsOf = (project: Project): FactValues => ({
  name: project.name,
  code: project.code,
  description: project.description,
  projectType: project.projectType,
  address: project.address,
  timeZone: project.timeZone,
  currency: project.currency,
  units: project.units,
  startDate: project.startDate,
  targetFinishDate: project.targetFinishDate ?? '',
});

/** Returns the request for the facts that the user changed. */
export function changesOf(
  values: FactValues,
  dirty: Partial<Record<keyof FactValues, unknown>>,
  version: number,
): UpdateProjectRequest {
  const { targetFinishDate, ...changes } = changedValues(values, dirty);
  return {
    version,
    ...(changes as ProjectFacts),
    ...(targetFinishDate && { targetFinishDate }),
    ...(targetFinishDate === '' && { clear: ['targetFinishDate' as const] }),
  };
}
