import type { FieldProblem } from '../engine/problem.ts';
import type { LogRecord } from '../state/logs.ts';
import type { ProjectRole, TenantState } from '../state/model.ts';
import type { Viewer } from './viewer.ts';

/** What a role may do in a log; each includes those before it. */
export type Grant = 'view' | 'create' | 'edit' | 'manage';

const GRANTS: readonly Grant[] = ['view', 'create', 'edit', 'manage'];

/** One row of a log's table of transitions. */
export interface Transition<R extends LogRecord, W> {
  from: R['status'];
  to: R['status'];
  may(viewer: Viewer, record: R): boolean;
  /** What is missing, each with a pointer into the request. */
  missing?(record: R, wanted: W, viewer: Viewer): FieldProblem[];
  /** Does what the transition brings with it, on a copy; the status is set already. */
  apply?(record: R, wanted: W, moment: Moment): void;
}

/** By whom and when something is done. */
export interface Moment {
  at: string;
  viewer: Viewer;
}

/** A property that names a member or a company of the project. */
export interface Reference {
  name: string;
  kind: 'person' | 'company';
  id: string | null;
}

/** What makes one log different from the others. */
export interface Log<R extends LogRecord, W = unknown> {
  idPrefix: string;
  /** How the number of the n-th record reads, and n of a number. */
  number: { write(n: number): string; read(number: string): number };
  records(state: TenantState): Record<string, R>;
  grants: Record<ProjectRole, Grant>;
  /** Who may know of drafts besides creator, manager and those who run the project. */
  draftReaders: readonly ProjectRole[];
  /** Whether a subcontractor sees what has nothing to do with his company. */
  subcontractorsSeeAll: boolean;
  /** Who is named in a record besides manager, assignees and watchers. */
  named(record: R): readonly string[];
  /** Whose it is besides creator and manager, so that they may know of its draft and change it. */
  authors(record: R): readonly string[];
  /** What an owner sees even as a draft. */
  forOwner(record: R): boolean;
  /** People and companies that a record names in properties of its own. */
  references(record: R): Reference[];
  /** Whose turn it is. */
  court(record: R): readonly string[];
  /** What a request may change. */
  fields: readonly (keyof R)[];
  /** What opening needs, and what an open record keeps. */
  needed(record: R): FieldProblem[];
  transitions: readonly Transition<R, W>[];
  /** Texts besides those that all records have, for the search. */
  texts(record: R): string[];
  /** Properties besides those that all records have, for the history. */
  facts(record: R, nameOf: (id: string) => string): Record<string, string | null>;
}

/** A log whose kind of request does not matter. */
// biome-ignore lint/suspicious/noExplicitAny: a transition takes what its own log asks for
export type AnyLog<R extends LogRecord> = Log<R, any>;

export function isGranted<R extends LogRecord>(
  { grants }: AnyLog<R>,
  { role }: Viewer,
  grant: Grant,
): boolean {
  return GRANTS.indexOf(grants[role]) >= GRANTS.indexOf(grant);
}

export const missing = (name: string, detail: string): FieldProblem => ({
  pointer: `/${name}`,
  code: 'required',
  detail,
});

export const isBlank = (text: string | undefined): boolean => !text?.trim();

/** For ways that go back, or out of turn. */
export const reasonMissing = (_: unknown, { reason }: { reason?: string }): FieldProblem[] =>
  isBlank(reason) ? [missing('reason', 'Say why.')] : [];
