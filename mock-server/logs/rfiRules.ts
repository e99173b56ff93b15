import { grants } from '../permissions/table/rfis.ts';
import type { Rfi } from '../state/logs.ts';
import { commonRules, grantsOf } from './rules.ts';
import { isSelf } from './viewer.ts';

export const mayWithRfi = grantsOf(grants, {
  ...commonRules<Rfi>({}),
  addressee: (viewer, { assigneeIds, watcherIds }) =>
    [...assigneeIds, ...watcherIds].some((id) => isSelf(viewer, id)),
});
