import type { components } from '../../generated/contract.d.ts';
import { all, type GrantTable } from '../grants.ts';

export type TourAction = components['schemas']['TourAction'];

const everything = all(
  'create',
  'view_draft',
  'update',
  'delete',
  'publish',
  'change_visibility',
  'share',
);

/** Only its creator and the roles that manage all tours see a draft. */
const reader = { view_draft: 'own' } as const;

export const grants: GrantTable<TourAction | 'create' | 'view_draft', 'own'> = {
  project_admin: everything,
  project_manager: everything,
  superintendent: { ...reader, create: 'all', update: 'own', delete: 'own' },
  design_reviewer: reader,
  subcontractor: reader,
  owner: reader,
  viewer: reader,
};

export const projectActions = { create_tour: 'create' } as const;
