import type { components } from '../../generated/contract.d.ts';
import { all, type GrantTable } from '../grants.ts';

export type ShareLinkAction = components['schemas']['ShareLinkAction'];

const everything = all('create', 'view', 'update', 'revoke', 'delete');

/** Members who lost the right to share can still end the links that they created. */
const creator = { view: 'own', revoke: 'own', delete: 'own' } as const;

export const grants: GrantTable<ShareLinkAction | 'create' | 'view', 'own'> = {
  project_admin: everything,
  project_manager: everything,
  superintendent: creator,
  design_reviewer: creator,
  subcontractor: creator,
  owner: creator,
  viewer: creator,
};
