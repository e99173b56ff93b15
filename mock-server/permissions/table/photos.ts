import type { components } from '../../generated/contract.d.ts';
import { all, type GrantTable } from '../grants.ts';

export type PhotoAction = components['schemas']['PhotoAction'];

/** `own_recent`: uploaded by the caller within the last 24 hours. */
export type PhotoRule = 'own' | 'own_recent' | 'lead_company';

const everything = {
  ...all('create', 'view_private', 'update', 'move', 'delete', 'share', 'set_private', 'comment'),
  comment_internally: 'lead_company',
} as const;

const reader = { view_private: 'own' } as const;
const commenter = { ...reader, comment: 'all', comment_internally: 'lead_company' } as const;
const contributor = {
  ...commenter,
  create: 'all',
  update: 'own',
  delete: 'own_recent',
  set_private: 'own',
} as const;

export const grants: GrantTable<PhotoAction | 'create' | 'view_private', PhotoRule> = {
  project_admin: everything,
  project_manager: everything,
  superintendent: { ...contributor, update: 'all', move: 'all' },
  design_reviewer: commenter,
  subcontractor: contributor,
  owner: contributor,
  viewer: reader,
};

export const projectActions = { create_photo: 'create' } as const;
