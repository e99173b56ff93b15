import type { components } from '../../generated/contract.d.ts';
import { all, type GrantTable } from '../grants.ts';

export type VideoAction = components['schemas']['VideoAction'];

const everything = all('create', 'update', 'delete', 'comment', 'share');
const contributor = {
  create: 'all',
  update: 'own',
  delete: 'own_recent',
  comment: 'all',
} as const;

/** `own_recent`: uploaded by the caller within the last 24 hours. */
export const grants: GrantTable<VideoAction | 'create', 'own' | 'own_recent'> = {
  project_admin: everything,
  project_manager: everything,
  superintendent: { ...contributor, update: 'all' },
  design_reviewer: { comment: 'all' },
  subcontractor: contributor,
  owner: contributor,
  viewer: {},
};

export const projectActions = { create_video: 'create' } as const;
