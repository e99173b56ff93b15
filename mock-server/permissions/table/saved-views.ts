import type { components } from '../../generated/contract.d.ts';
import type { GrantTable } from '../grants.ts';

export type ViewAction = components['schemas']['SavedViewsAction'] | 'update' | 'delete';
export type ViewRule = 'own' | 'shared';

const member = { create: 'all', update: 'own', delete: 'own' } as const;
const manager = { ...member, share: 'all', delete: ['own', 'shared'] } as const;

/** Saved views of lists and of scenes (scans, models and so on). */
export const grants: GrantTable<ViewAction, ViewRule> = {
  project_admin: manager,
  project_manager: manager,
  superintendent: { ...member, share: 'all' },
  design_reviewer: member,
  subcontractor: member,
  owner: member,
  viewer: member,
};
