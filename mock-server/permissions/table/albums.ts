import type { components } from '../../generated/contract.d.ts';
import { all, type GrantTable } from '../grants.ts';

export type AlbumAction = components['schemas']['AlbumAction'];

const everything = all('create', 'update', 'delete', 'share');

export const grants: GrantTable<AlbumAction | 'create', 'own'> = {
  project_admin: everything,
  project_manager: everything,
  superintendent: { create: 'all', update: 'all', delete: 'own' },
  design_reviewer: {},
  subcontractor: {},
  owner: {},
  viewer: {},
};

export const projectActions = { create_album: 'create' } as const;
