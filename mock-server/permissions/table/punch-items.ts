import { all, type GrantTable } from '../grants.ts';
import {
  author,
  editor,
  type LogAction,
  type LogRule,
  lead,
  manager,
  reader,
} from '../logLevels.ts';

/** Transitions and answers. `void` and `close` are for work that will not be done. */
export type PunchItemStep =
  | 'open'
  | 'void'
  | 'respond'
  | 'mark_done'
  | 'close'
  | 'approve'
  | 'send_back'
  | 'reopen';

/** `approve_by_default`: the first member with this grant is the final approver of a new owner punch item. */
export type PunchItemAction = LogAction | PunchItemStep | 'approve_by_default';

export type PunchItemRule =
  | LogRule
  | 'assignee'
  | 'final_approver'
  | 'owner_punch'
  | 'not_owner_punch';

/** The steps of every member on records that involve them. */
const steps = {
  void: 'created',
  respond: 'assignee',
  mark_done: 'assignee',
  approve: 'final_approver',
  send_back: 'final_approver',
} as const;

const leadSteps = {
  ...steps,
  ...all('open', 'void', 'close', 'approve', 'send_back', 'reopen'),
};

export const grants: GrantTable<PunchItemAction, PunchItemRule> = {
  project_admin: { ...manager, ...leadSteps },
  project_manager: { ...lead, ...leadSteps },
  // Opens and inspects the items of others.
  superintendent: {
    ...editor,
    ...steps,
    export: 'all',
    view_draft: 'all',
    open: 'all',
    approve: ['final_approver', 'not_owner_punch'],
    send_back: 'all',
  },
  design_reviewer: { ...author, ...steps },
  subcontractor: { ...author, ...steps },
  owner: {
    ...author,
    ...steps,
    view_draft: 'owner_punch',
    reopen: 'owner_punch',
    approve_by_default: 'all',
  },
  viewer: { ...reader, ...steps },
};

export const projectActions = {
  create_punch_item: 'create',
  export_punch_items: 'export',
} as const;
