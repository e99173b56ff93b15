import { answersFor } from '../../core/members/viewer.ts';
import { isGranted } from '../../core/permissions/grants.ts';
import type { PunchItem } from '../../core/state/records/logs.ts';
import type { Role } from '../../core/state/roles.ts';
import { commonRules, type Duty, dutyOf, grantsOf } from '../records/rules.ts';

const isOwners = ({ punchType }: Pick<PunchItem, 'punchType'>) => punchType === 'owner_punch';

export const mayWithPunchItem = grantsOf('punch-items', {
  ...commonRules<PunchItem>('punchItems', { named: ({ finalApproverId }) => [finalApproverId] }),
  assignee: (viewer, { assigneeIds }) => assigneeIds.some((id) => answersFor(viewer, id)),
  final_approver: ({ userId }, { finalApproverId }) => finalApproverId === userId,
  owner_punch: (_, item) => isOwners(item),
  not_owner_punch: (_, item) => !isOwners(item),
});

/** Who can be the final approver of an item of a type. */
export const mayBeApprover = (item: Pick<PunchItem, 'punchType'>): Duty['allows'] =>
  dutyOf('punch-items', 'be_final_approver', (rule) => (rule === 'owner_punch') === isOwners(item));

/** Tells whether a role accepts items of this type without being named as the final approver. */
export const mayApproveFor = (item: Pick<PunchItem, 'punchType'>, role: Role): boolean =>
  isGranted(
    'punch-items',
    role,
    'approve',
    (rule) => rule === 'not_owner_punch' && !isOwners(item),
  );

export const punchDuties = (item: PunchItem): Duty[] => [
  { name: 'managerId', ids: item.managerId, allows: dutyOf('punch-items', 'be_manager') },
  { name: 'assigneeIds', ids: item.assigneeIds, allows: dutyOf('punch-items', 'be_assignee') },
  { name: 'finalApproverId', ids: item.finalApproverId, allows: mayBeApprover(item) },
];
