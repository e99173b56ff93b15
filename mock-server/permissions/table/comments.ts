import type { components } from '../../generated/contract.d.ts';
import type { GrantTable } from '../grants.ts';

export type CommentAction = components['schemas']['CommentAction'];

const author = { view_internal: 'lead_company', delete: 'own' } as const;

/** Comments on photos and videos. The right to write one is an action of the photo or video. */
export const grants: GrantTable<CommentAction | 'view_internal', 'own' | 'lead_company'> = {
  project_admin: author,
  project_manager: author,
  superintendent: author,
  design_reviewer: author,
  subcontractor: author,
  owner: author,
  viewer: { view_internal: 'lead_company' },
};
