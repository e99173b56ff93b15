import { bulkUpdateMembers, removeMember, removeSecondFactor } from '@/api/generated/members.gen';
import {
  bulkUpdateTeam,
  createDistributionGroup,
  deleteDistributionGroup,
  inviteMembers,
  removeTeamMember,
  resendInvitation,
  revokeInvitation,
  updateDistributionGroup,
} from '@/api/generated/team.gen';
import type {
  BulkResult,
  CreateDistributionGroupRequest,
  DistributionGroup,
  InviteMembersRequest,
  Member,
  MemberChange,
  RemoveMemberRequest,
  TeamChange,
  TeamMember,
} from '@/api/generated/types.gen';
import { reasons } from '@/shared/errors/texts/reasons';
import { toast, withUndo } from '@/shared/feedback/toast';
import { useWrite } from '@/shared/feedback/useWrite';
import { count } from '@/shared/format/format';

/** Operations that show the people of a project. */
const STALE = ['listTeam', 'getTeamMember', 'listProjectMembers', 'listMembers'] as const;

/** Operations that show records, which somebody else takes over. */
const HANDED_OVER = ['listPunchItems', 'listRfis', 'listSubmittals', 'listWorkItems'] as const;

const LAST_ADMIN = 'A project needs at least one active project administrator.';
const LAST_ACCOUNT_ADMIN = 'The account needs at least one active administrator.';

export const useRemoveSecondFactor = () =>
  useWrite({
    operation: 'removeSecondFactor',
    write: ({ id: memberId }: Member) =>
      removeSecondFactor({ path: { memberId }, throwOnError: true }),
    stale: ['listMembers', 'getMember'],
    successToast: (_, { name }) => `Second factor of ${name} removed`,
  });

/** What changes for members, the same for all of them. */
export type MemberChanges = Pick<TeamChange, 'role' | 'companyId' | 'status'>;

/** What changes for people of the account. */
export type PersonChanges = Pick<MemberChange, 'status' | 'accountAdmin'>;

/** Changes members at once, with Undo. Each that fails says why. */
export function useUpdateTeam(projectId: string) {
  const write = (items: TeamChange[]) =>
    bulkUpdateTeam({ path: { projectId }, body: { items }, throwOnError: true });
  const undo = useWrite({
    operation: 'bulkUpdateTeam',
    write,
    stale: STALE,
    successToast: ({ data }) => (data.failed === 0 ? 'Undone' : undefined),
    onSuccess: (answer) => showFailures(answer),
  });
  return useWrite({
    operation: 'bulkUpdateTeam',
    failure: 'inline',
    write: ({ members, changes }: { members: readonly TeamMember[]; changes: MemberChanges }) =>
      write(members.map(({ id, version }) => ({ id, version, ...changes }))),
    stale: STALE,
    successToast: ({ data }, { members, changes }) => {
      const done = data.results.flatMap(({ id, ok, version }) => {
        const member = ok && members.find((candidate) => candidate.id === id);
        return member ? [{ ...previous(member, changes), id, version: version ?? 1 }] : [];
      });
      if (done.length === 0) return undefined;
      const [only] = members.length === 1 ? members : [];
      const name = only?.name ?? count(done.length, 'member');
      return withUndo(`${name} ${verbOf(changes)}`, () => undo.mutate(done));
    },
    onSuccess: (answer) => showFailures(answer),
  });
}

const verbOf = ({ status }: Pick<MemberChanges, 'status'>): string =>
  status === 'suspended' ? 'suspended' : status === 'active' ? 'reactivated' : 'updated';

/** The values of a member before the changes. A member without a company stays in the new one. */
const previous = (
  { role, companyId, status }: TeamMember,
  changes: MemberChanges,
): MemberChanges => ({
  ...(changes.role && { role }),
  ...(changes.companyId && companyId && { companyId }),
  ...(changes.status && { status: status === 'suspended' ? 'suspended' : 'active' }),
});

function showFailures({ data: { results, failed } }: BulkResult, lastAdmin = LAST_ADMIN): void {
  if (failed === 0) return;
  const [first] = results.flatMap(({ problem }) => problem ?? []);
  toast.error(`Failed to update ${count(failed, 'member')}`, {
    ...(first && { reason: first.code === 'WRONG_STATE' ? lastAdmin : reasons[first.code] }),
  });
}

/** Changes people of the account at once, with Undo. */
export function useUpdateMembers() {
  const write = (items: MemberChange[]) =>
    bulkUpdateMembers({ body: { items }, throwOnError: true });
  const undo = useWrite({
    operation: 'bulkUpdateMembers',
    write,
    stale: STALE,
    successToast: ({ data }) => (data.failed === 0 ? 'Undone' : undefined),
    onSuccess: (answer) => showFailures(answer, LAST_ACCOUNT_ADMIN),
  });
  return useWrite({
    operation: 'bulkUpdateMembers',
    write: ({ members, changes }: { members: readonly Member[]; changes: PersonChanges }) =>
      write(members.map(({ id, version }) => ({ id, version, ...changes }))),
    stale: STALE,
    successToast: ({ data }, { members, changes }) => {
      const done = data.results.flatMap(({ id, ok, version }) => {
        const member = ok && members.find((candidate) => candidate.id === id);
        if (!member) return [];
        const { accountAdmin, status } = member;
        const before: PersonChanges = {
          ...(changes.status && { status: status === 'suspended' ? 'suspended' : 'active' }),
          ...(changes.accountAdmin !== undefined && { accountAdmin }),
        };
        return [{ ...before, id, version: version ?? 1 }];
      });
      if (done.length === 0) return undefined;
      const [only] = members.length === 1 ? members : [];
      const name = only?.name ?? count(done.length, 'member');
      return withUndo(`${name} ${verbOf(changes)}`, () => undo.mutate(done));
    },
    onSuccess: (answer) => showFailures(answer, LAST_ACCOUNT_ADMIN),
  });
}

export const useInvite = (projectId: string) =>
  useWrite({
    operation: 'inviteMembers',
    failure: 'inline',
    write: (body: InviteMembersRequest) =>
      inviteMembers({ path: { projectId }, body, throwOnError: true }),
    stale: STALE,
    successToast: ({ data }) => {
      const invited = data.results.filter(({ outcome }) => outcome === 'invited').length;
      return invited > 0 ? `${count(invited, 'person', 'people')} invited` : undefined;
    },
  });

export const useResend = (projectId: string, { id, name }: TeamMember) =>
  useWrite({
    operation: 'resendInvitation',
    write: () => resendInvitation({ path: { projectId, invitationId: id }, throwOnError: true }),
    stale: STALE,
    successToast: () => `Invitation sent to ${name}`,
  });

export const useRevoke = (projectId: string, { id, name }: TeamMember) =>
  useWrite({
    operation: 'revokeInvitation',
    write: () => revokeInvitation({ path: { projectId, invitationId: id }, throwOnError: true }),
    stale: ['listTeam', 'listMembers'],
    successToast: () => `Invitation of ${name} revoked`,
  });

/** Removes a member, who may be the user. Others take over the records, so that all lists may change. */
export const useRemove = (projectId: string, { id, version, name }: TeamMember, isSelf: boolean) =>
  useWrite({
    operation: 'removeTeamMember',
    failure: 'inline',
    write: (successorId: string | null) =>
      removeTeamMember({
        path: { projectId, memberId: id },
        query: { version, ...(successorId && { successorId }) },
        throwOnError: true,
      }),
    stale: [
      'listTeam',
      'listProjectMembers',
      'listMembers',
      ...HANDED_OVER,
      ...(isSelf ? (['listProjects'] as const) : []),
    ],
    record: 'getTeamMember',
    successToast: () => (isSelf ? 'You left the project' : `${name} removed`),
  });

/** Removes a person from the account. Others take over the records in each project. */
export const useRemovePerson = ({ id, version, name }: Member) =>
  useWrite({
    operation: 'removeMember',
    failure: 'inline',
    write: (body: Omit<RemoveMemberRequest, 'version'>) =>
      removeMember({ path: { memberId: id }, body: { version, ...body }, throwOnError: true }),
    stale: [...STALE, ...HANDED_OVER],
    record: 'getMember',
    successToast: () => `${name} removed from the account`,
  });

/** Creates a group, or changes one. */
export const useSaveGroup = (projectId: string, group: DistributionGroup | null) =>
  useWrite({
    operation: group ? 'updateDistributionGroup' : 'createDistributionGroup',
    failure: 'inline',
    write: ({ version, ...body }: CreateDistributionGroupRequest & { version: number }) =>
      group
        ? updateDistributionGroup({
            path: { projectId, distributionGroupId: group.id },
            body: { version, ...body },
            throwOnError: true,
          })
        : createDistributionGroup({ path: { projectId }, body, throwOnError: true }),
    stale: ['listDistributionGroups'],
    successToast: ({ data }) => `${data.name} ${group ? 'updated' : 'created'}`,
  });

export const useDeleteGroup = (projectId: string, { id, name, version }: DistributionGroup) =>
  useWrite({
    operation: 'deleteDistributionGroup',
    write: () =>
      deleteDistributionGroup({
        path: { projectId, distributionGroupId: id },
        query: { version },
        throwOnError: true,
      }),
    stale: ['listDistributionGroups'],
    successToast: () => `${name} deleted`,
  });
