import {
  listProjectMembersInfiniteOptions,
  listProjectMembersOptions,
} from '@/api/generated/projects/listProjectMembers.gen';
import { listDistributionGroupsOptions } from '@/api/generated/team.gen';
import type {
  ListProjectMembersData,
  ListProjectMembersResponse,
  MemberDuty,
  ProjectMember,
} from '@/api/generated/types.gen';
import { withStandIn } from '@/api/withStandIn';
import { byCursor } from '@/shared/collection/byCursor';
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
  const none = { role: '', roleName: '', companyId: null, companyName: null, distinction: null };
  return [{ id, name, avatarUrl, jobTitle, ...none, duties: [...duties] }];
}

const standIn = (): ListProjectMembersResponse => ({
  success: true,
  data: knownMembers(),
  nextCursor: null,
  companies: [],
  roles: [],
});

/** What is asked of the host about the people and companies of a project. */
export type MembersQuery = Omit<NonNullable<ListProjectMembersData['query']>, 'limit' | 'cursor'>;

/** Queries the first people of a project who fit, and the companies that do. */
export const projectMembersOptions = (projectId: string, query: MembersQuery = {}) =>
  withStandIn(
    'listProjectMembers',
    listProjectMembersOptions({ path: { projectId }, query: { ...query, limit: 100 } }),
    standIn,
  );

/** Queries the people of a project page by page. */
export const projectMemberPages = (projectId: string, query: MembersQuery = {}) => ({
  ...withStandIn(
    'listProjectMembers',
    listProjectMembersInfiniteOptions({ path: { projectId }, query: { ...query, limit: 100 } }),
    standIn,
  ),
  ...byCursor(projectId),
});

/** Queries the distribution groups of a project. */
export const distributionGroupsOptions = (projectId: string) =>
  withStandIn(
    'listDistributionGroups',
    listDistributionGroupsOptions({ path: { projectId } }),
    () => ({ success: true as const, data: [] }),
  );
