import { isSelf } from '../../core/members/viewer.ts';
import type { Rfi } from '../../core/state/records/logs.ts';
import { commonRules, type Duty, dutyOf, grantsOf } from '../records/rules.ts';

export const mayWithRfi = grantsOf('rfis', {
  ...commonRules<Rfi>('rfis', {}),
  addressee: (viewer, { assigneeIds, watcherIds }) =>
    [...assigneeIds, ...watcherIds].some((id) => isSelf(viewer, id)),
});

export const rfiDuties = ({ managerId, assigneeIds }: Rfi): Duty[] => [
  { name: 'managerId', ids: managerId, allows: dutyOf('rfis', 'be_manager') },
  { name: 'assigneeIds', ids: assigneeIds, allows: dutyOf('rfis', 'be_assignee') },
];
