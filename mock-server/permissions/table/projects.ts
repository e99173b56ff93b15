import { all, type GrantTable } from '../grants.ts';

/**
 * `answer_for_companies`: answers for assigned companies without user accounts.
 * `manage_by_default`: the first member with this grant manages new records.
 */
export type ProjectDuty = 'answer_for_companies' | 'manage_by_default';

export const grants: GrantTable<ProjectDuty> = {
  project_admin: all('answer_for_companies'),
  project_manager: all('answer_for_companies', 'manage_by_default'),
  superintendent: all('answer_for_companies'),
  design_reviewer: {},
  subcontractor: {},
  owner: {},
  viewer: {},
};
