import { type ConsistencyRule, type Faults, repeated, unknown } from '../../core/consistency.ts';
import type { TenantState } from '../../core/state/model.ts';

/** The log names people that exist. Its order is that of writing. */
function* activityFaults({ activity, users }: TenantState): Faults {
  yield* repeated('the activity log', activity, ({ id }) => id);
  yield* unknown(
    'the activity log',
    users,
    activity.map(({ actorId }) => actorId),
  );
}

export const rules: readonly ConsistencyRule[] = [activityFaults];
