import { all, type GrantTable } from '../grants.ts';
import { author, type LogAction, type LogRule, lead, manager, reader } from '../logLevels.ts';

export type RfiStep = 'open' | 'void' | 'close' | 'reopen' | 'respond' | 'respond_officially';

/** `addressee`: an assignee or watcher, in person or as a company. */
export type RfiRule = LogRule | 'addressee';

const steps = {
  open: 'manager',
  void: ['manager', 'created'],
  close: 'manager',
  reopen: 'manager',
  respond: ['manager', 'addressee'],
  respond_officially: 'manager',
} as const;

const leadSteps = all('open', 'void', 'close', 'reopen', 'respond', 'respond_officially');

export const grants: GrantTable<LogAction | RfiStep, RfiRule> = {
  project_admin: { ...manager, ...leadSteps },
  project_manager: { ...lead, ...leadSteps },
  superintendent: { ...author, ...steps },
  design_reviewer: { ...author, ...steps },
  subcontractor: { ...author, ...steps, view: 'own_company' },
  owner: { ...reader, ...steps },
  viewer: { ...reader, ...steps },
};

export const projectActions = { create_rfi: 'create', export_rfis: 'export' } as const;
