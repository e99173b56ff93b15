import type { components } from '../../generated/contract.d.ts';
import { all, type GrantTable } from '../grants.ts';

export type ModelAction = components['schemas']['ModelAction'];

const everything = all(
  'create',
  'update',
  'delete',
  'download',
  'make_private',
  'make_public',
  'add_version',
  'share',
);

export const grants: GrantTable<ModelAction | 'create', 'own'> = {
  project_admin: everything,
  project_manager: everything,
  superintendent: { download: 'all' },
  design_reviewer: { create: 'all', update: 'own', download: 'all', add_version: 'own' },
  subcontractor: { download: 'all' },
  owner: { download: 'all' },
  viewer: {},
};

export const projectActions = { create_model: 'create' } as const;
