import type { PunchItem } from '../state/logs.ts';
import { commonRules, grantsOf } from './rules.ts';
import { answersFor } from './viewer.ts';

export const mayWithPunchItem = grantsOf('punch-items', {
  ...commonRules<PunchItem>({ named: ({ finalApproverId }) => [finalApproverId] }),
  assignee: (viewer, { assigneeIds }) => assigneeIds.some((id) => answersFor(viewer, id)),
  final_approver: ({ userId }, { finalApproverId }) => finalApproverId === userId,
  owner_punch: (_, { punchType }) => punchType === 'owner_punch',
  not_owner_punch: (_, { punchType }) => punchType !== 'owner_punch',
});
