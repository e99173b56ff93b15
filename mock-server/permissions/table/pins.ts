import type { GrantTable } from '../grants.ts';

/** `own_record`: the caller may change the record that is pinned. */
export type PinRule = 'own' | 'own_record';

const member = { delete: ['own', 'own_record'] } as const;

/** Who may add a pin is decided by the record: those who may comment on it. */
export const grants: GrantTable<'delete', PinRule> = {
  project_admin: { delete: 'all' },
  project_manager: { delete: 'all' },
  superintendent: member,
  design_reviewer: member,
  subcontractor: member,
  owner: member,
  viewer: member,
};
