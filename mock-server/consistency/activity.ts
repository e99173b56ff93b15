import type { TenantState } from '../state/model.ts';
import { type ConsistencyRule, disorder, type Faults, repeated, unknown } from './check.ts';

/** The log is in order, and names people that exist. */
function* activityFaults({ activity, users }: TenantState): Faults {
  yield* repeated(
    'the activity log',
    activity.map(({ id }) => id),
  );
  yield* unknown(
    'the activity log',
    users,
    activity.map(({ actorId }) => actorId),
  );
  yield* disorder(
    'the activity log',
    activity.map(({ id, at }) => [id, at]),
  );
}

export const rules: readonly ConsistencyRule[] = [activityFaults];
