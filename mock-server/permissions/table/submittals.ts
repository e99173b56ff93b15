import { all, type GrantTable } from '../grants.ts';
import { author, type LogAction, type LogRule, lead, manager, reader } from '../logLevels.ts';

/** `name_any_company`: make a company other than the caller's responsible. */
export type SubmittalStep =
  | 'open'
  | 'void'
  | 'close'
  | 'reopen'
  | 'review'
  | 'review_on_behalf'
  | 'create_revision'
  | 'name_any_company';

/** `reviewer`: the caller's answer is pending in the current review step. */
export type SubmittalRule = LogRule | 'submitter' | 'reviewer';

const ownCompanySteps = {
  open: ['manager', 'submitter'],
  void: 'manager',
  close: 'manager',
  reopen: 'manager',
  review: 'reviewer',
  review_on_behalf: 'manager',
  create_revision: ['manager', 'submitter'],
} as const;

const steps = { ...ownCompanySteps, name_any_company: 'all' } as const;

const leadSteps = {
  ...steps,
  ...all('open', 'void', 'close', 'reopen', 'review_on_behalf', 'create_revision'),
};

export const grants: GrantTable<LogAction | SubmittalStep, SubmittalRule> = {
  project_admin: { ...manager, ...leadSteps },
  project_manager: { ...lead, ...leadSteps },
  superintendent: { ...reader, ...steps },
  design_reviewer: { ...reader, ...steps },
  subcontractor: { ...author, ...ownCompanySteps, view: 'own_company' },
  owner: { ...reader, ...steps },
  viewer: { ...reader, ...steps },
};

export const projectActions = { create_submittal: 'create', export_submittals: 'export' } as const;
