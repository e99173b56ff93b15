import { listProjectMembersOptions } from '@/api/generated/projects/listProjectMembers.gen';
import { listDistributionGroupsOptions } from '@/api/generated/team.gen';
import type { MemberDuty, ProjectMember } from '@/api/generated/types.gen';
import { withStandIn } from '@/api/withStandIn';
import { knownPerson } from '@/shared/projects/known';

const duties: readonly MemberDuty[] = [
  'manage_punch_items',
  'take_punch_items',
  'approve_punch_items',
  'manage_rfis',
  'answer_rfis',
  'manage_submittals',
  'review_submittals',
  'submit_submittals',
  'approve_change_orders',
];

/** Returns the people of a project as far as a host without a list of them tells: the signed-in user. */
function knownMembers(): ProjectMember[] {
  const person = knownPerson();
  if (!person) return [];
  const { id, username: name, avatarUrl, jobTitle } = person;
  const none = { role: '', roleName: '', companyId: null, companyName: null };
  return [{ id, name, avatarUrl, jobTitle, ...none, duties: [...duties] }];
}

/** Queries the people and companies of a project. */
export const projectMembersOptions = (projectId: string) =>
  withStandIn(
    'listProjectMembers',
    listProjectMembersOptions({ path: { projectId }, query: { limit: 100 } }),
    () => ({ success: true as const, data: knownMembers(), nextCursor: null, companies: [] }),
  );

/** Queries the distribution groups of a project. */
export const distributionGroupsOptions = (projectId: string) =>
  withStandIn(
    'listDistributionGroups',
    listDistributionGroupsOptions({ path: { projectId } }),
    () => ({ success: true as const, data: [] }),
  );
