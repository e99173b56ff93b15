import type { GrantTable } from '../grants.ts';

/** `own_record`: the caller may change the pinned record. */
export type PinRule = 'own' | 'own_record';

const member = { delete: ['own', 'own_record'] } as const;

/** The record decides who adds a pin: members who may comment on it. */
export const grants: GrantTable<'delete', PinRule> = {
  project_admin: { delete: 'all' },
  project_manager: { delete: 'all' },
  superintendent: member,
  design_reviewer: member,
  subcontractor: member,
  owner: member,
  viewer: member,
};
