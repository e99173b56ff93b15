import type { components } from '../../generated/contract.d.ts';
import { all, type GrantTable } from '../grants.ts';

export type ScanAction = components['schemas']['ScanAction'];

const everything = all(
  'create',
  'update',
  'delete',
  'download',
  'make_private',
  'make_public',
  'share',
);

export const grants: GrantTable<ScanAction | 'create', 'own'> = {
  project_admin: everything,
  project_manager: everything,
  superintendent: { create: 'all', update: 'own', download: 'all' },
  design_reviewer: { download: 'all' },
  subcontractor: { download: 'all' },
  owner: { download: 'all' },
  viewer: {},
};

export const projectActions = { create_scan: 'create' } as const;
