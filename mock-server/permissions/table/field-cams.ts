import type { components } from '../../generated/contract.d.ts';
import { all, type GrantTable } from '../grants.ts';

export type FieldCamAction = components['schemas']['FieldCamAction'];

const everything = all('create', 'view', 'update', 'delete', 'pause', 'create_timelapse', 'share');

export const grants: GrantTable<FieldCamAction | 'create' | 'view'> = {
  project_admin: everything,
  project_manager: everything,
  superintendent: all('view', 'pause', 'create_timelapse'),
  design_reviewer: { view: 'all' },
  subcontractor: {},
  owner: { view: 'all' },
  viewer: { view: 'all' },
};

export const projectActions = { create_field_cam: 'create', view_field_cams: 'view' } as const;
