import type { OperationId } from '../errors/failures';

/** Which answers an event about a record makes stale. */
export interface Stale {
  /**
   * The tag of the record's own operations: all lists of the tag, and those answers that name the record in their
   * address.
   */
  tag?: string;
  /** Answers of other tags that contain or count such records. */
  operations?: readonly OperationId[];
  /** Operations whose answer can name the record, such as a link to it. They are stale only if it does. */
  naming?: readonly OperationId[];
}

const figures = [
  'getProjectStats',
  'getProjectProgress',
  'listWorkItems',
  'listProjects',
  'listTeam',
  'listLocationProgress',
] as const;
const records = ['getPunchItem', 'getRfi', 'getSubmittal', 'listMessages'] as const;
/** The answers about a record of a log. */
export const ofLog = (tag: string): Stale => ({
  tag,
  operations: [...figures, 'listPins', 'listActivity'],
  naming: records,
});
/** The answers about a media item. */
export const ofMedia = (tag: string): Stale => ({
  tag,
  operations: ['getProjectStats', 'listProjects', 'listShareLinks', 'listActivity'],
  naming: ['listPins'],
});
/** Of the many answers that name people and companies, those that are read again. A name rarely changes. */
export const peopleAnswers = [
  'listProjectMembers',
  'listTeam',
  'listMembers',
  'listActivity',
] as const;
