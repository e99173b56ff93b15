import type { MemberDuty } from '@/api/generated/types.gen';
import { useGroups } from './useGroups';
import { useParties } from './useParties';

/** Whom an open record can be given to: groups, companies and people. */
export const useAssignees = (projectId: string, duty: MemberDuty | undefined) =>
  useGroups(projectId, duty, useParties(projectId, { companies: true, duty }));
