import type { Rfi } from '../state/logs.ts';
import { commonRules, grantsOf } from './rules.ts';
import { isSelf } from './viewer.ts';

export const mayWithRfi = grantsOf('rfis', {
  ...commonRules<Rfi>({}),
  addressee: (viewer, { assigneeIds, watcherIds }) =>
    [...assigneeIds, ...watcherIds].some((id) => isSelf(viewer, id)),
});
