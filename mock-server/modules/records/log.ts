import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import type { Membership, TenantState } from '../../core/state/model.ts';
import type { LogRecord, StoredAttachment } from '../../core/state/records/logs.ts';
import type { FieldProblem } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import type { Duty, LogAction } from './rules.ts';

type Schemas = components['schemas'];

/** The body of a transition, in every log. */
export interface TransitionRequest<Status> {
  status: Status;
  reason?: string;
}

/** The changes that every log accepts. `clear` lists the properties to empty. */
export type Changes = Omit<
  Schemas['PunchItemChanges'],
  'punchType' | 'finalApproverId' | 'startDate' | 'costImpact' | 'scheduleImpact' | 'clear'
> & { clear?: readonly string[] };

/** One row of a log's table of transitions. */
export interface Transition<R extends LogRecord, T> {
  from: R['status'];
  to: R['status'];
  may(viewer: Viewer, record: R): boolean;
  /** Missing properties of the request or the record, with pointers into the request. */
  missing?(record: R, request: T, viewer: Viewer): FieldProblem[];
  /** Applies the side effects to a copy of the record. The copy already has the new status. */
  apply?(record: R, request: T, moment: Moment): void;
}

/** The time of a write and its author. */
export interface Moment {
  at: string;
  viewer: Viewer;
  /** The members of the project, in the order in which they joined. */
  members: readonly Membership[];
}

/** A property that names a member or a company of the project. */
export interface Reference {
  name: string;
  kind: 'person' | 'company';
  id: string | null;
}

/** The rules of one log. `T` is its transition request, `C` its changes. */
export interface Log<
  R extends LogRecord,
  T extends TransitionRequest<R['status']>,
  C extends Changes = Changes,
> {
  type: Schemas['WorkItemType'];
  /** The part of the portal in the activity log. */
  module: Schemas['ActivityModule'];
  idPrefix: string;
  /** Which prefix of the project its numbers have. */
  prefix: keyof Schemas['NumberPrefixes'];
  /** Ends the number of the first revision. */
  firstRevision?: string;
  records(state: TenantState): Record<string, R>;
  /** All statuses, in the order of the workflow. */
  statuses: readonly R['status'][];
  /** Whether the table of roles grants an action. Without a record, only grants for all records count. */
  may(viewer: Viewer, action: LogAction, record?: R): boolean;
  /** The members in the record who need a duty. */
  duties(record: R): Duty[];
  /** People and companies in properties that only this log has. */
  references(record: R): Reference[];
  /** Ball in court. */
  court(record: R): readonly string[];
  /** Whether the viewer may see a file of the record; by default, those who see the record do. */
  showsFile?(viewer: Viewer, record: R, file: StoredAttachment): boolean;
  /** Missing properties that an open record needs. */
  needed(record: R): FieldProblem[];
  transitions: readonly Transition<R, T>[];
  /** Returns why the record's status does not allow these changes, or null if it does. */
  locked?(record: R, changes: C): string | null;
  /** Applies changes that only this log has, and returns their errors. */
  apply?(call: LogCall, viewer: Viewer, next: R, changes: C): FieldProblem[];
  /** Searchable texts, besides those that all records have. */
  texts(record: R): string[];
  /** Properties for the history, besides those that all records have. */
  facts(record: R, nameOf: (id: string) => string): Record<string, string | null>;
}

/** Any log with records of type `R`. */
export type AnyLog<R extends LogRecord> = Log<R, TransitionRequest<R['status']>>;

export const missing = (name: string, detail: string): FieldProblem => ({
  pointer: `/${name}`,
  code: 'required',
  detail,
});

/** The problem of naming a member whose role does not allow it. */
export const withoutDuty = (pointer: string): FieldProblem => ({
  pointer,
  code: 'duty',
  detail: 'must be a member whose role allows it',
});

export const isBlank = (text: string | undefined): boolean => !text?.trim();

/** Requires a reason, for transitions that go back or skip a step. */
export const reasonMissing = (_: unknown, { reason }: { reason?: string }): FieldProblem[] =>
  isBlank(reason) ? [missing('reason', 'A reason is required.')] : [];
