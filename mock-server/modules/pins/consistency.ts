import {
  type ConsistencyRule,
  disorder,
  type Faults,
  keyFaults,
  unknown,
} from '../../core/consistency.ts';
import type { TenantState } from '../../core/state/model.ts';
import { hasPlace } from '../../core/state/records/places.ts';

/** The targets of pins and scene views exist, and so do the pinned records. */
function* placeFaults(state: TenantState): Faults {
  const { pins, sceneViews, users, punchItems, rfis, submittals, photos } = state;
  yield* keyFaults('pin', pins);
  yield* keyFaults('view of a viewer', sceneViews);
  for (const place of [...Object.values(pins), ...Object.values(sceneViews)]) {
    const { id, target, createdById, createdAt } = place;
    if (!hasPlace(state, place))
      yield `${id} is on ${target.type} ${target.id}, or a scene, that is gone`;
    yield* unknown(id, users, [createdById]);
    yield* disorder(id, { createdAt });
  }
  const logs = { punch_item: punchItems, rfi: rfis, submittal: submittals, photo: photos };
  for (const { id, record } of Object.values(pins)) {
    yield* unknown(id, logs[record.type], [record.id]);
  }
}

export const rules: readonly ConsistencyRule[] = [placeFaults];
