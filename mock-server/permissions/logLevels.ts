import type { Grants } from './grants.ts';

/** Actions that every log has. */
export type LogAction =
  | 'create'
  | 'export'
  | 'view'
  | 'view_draft'
  | 'view_private'
  | 'update'
  | 'delete'
  | 'comment'
  | 'comment_internally'
  | 'attach';

/**
 * Row rules that every log has.
 * - `own`: the caller created, manages or authored the record; `created` and `manager` are one of these.
 * - `named`: the record names the caller or the caller's company; `named_after_draft`: and is not a draft.
 * - `own_company`: raised by the caller's company or assigned to one of its people.
 * - `lead_company`: the caller works for the company that leads the project.
 */
export type LogRule =
  | 'own'
  | 'own_draft'
  | 'created'
  | 'manager'
  | 'named'
  | 'named_after_draft'
  | 'own_company'
  | 'lead_company'
  | 'lead_company_party';

type LogGrants = Grants<LogAction, LogRule>;

/** `V`: reads the log, and takes part in records that name the caller. */
export const reader = {
  view: 'all',
  view_private: ['own', 'named_after_draft'],
  update: 'own',
  delete: 'own_draft',
  comment: ['own', 'named'],
  comment_internally: 'lead_company_party',
  attach: ['own', 'named'],
} as const satisfies LogGrants;

/** `C`: also creates records and comments on all of them. */
export const author = {
  ...reader,
  create: 'all',
  comment: 'all',
  comment_internally: 'lead_company',
} as const satisfies LogGrants;

/** `E`: also changes all records. */
export const editor = {
  ...author,
  update: 'all',
  attach: 'all',
} as const satisfies LogGrants;

/** Runs the project: sees every record, drafts and private ones included, and exports them. */
export const lead = {
  ...editor,
  export: 'all',
  view_draft: 'all',
  view_private: 'all',
} as const satisfies LogGrants;

/** `M`: also deletes all records. */
export const manager = { ...lead, delete: 'all' } as const satisfies LogGrants;
