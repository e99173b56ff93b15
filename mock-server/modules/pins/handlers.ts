import type { GuardedHandlers, MemberCall } from '../../core/access.ts';
import { orderOf, sortedPage } from '../../core/lists/page.ts';
import { personOf } from '../../core/members/people.ts';
import { type Viewer, viewerIn } from '../../core/members/viewer.ts';
import { matchesTarget } from '../../core/sharing/targets.ts';
import { lookUp } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import type { StoredPin } from '../../core/state/sharing.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { locationAt } from '../records/areas.ts';
import { type access, actionsOf, type Seen, seen } from './access.ts';
import { locate, pinnedRecord } from './pinnedRecords.ts';
import { pinTargetOf, unknownScene } from './pinTargets.ts';

type Schemas = components['schemas'];

/** Maximum number of pins on one target. */
const MAX_PINS = 500;

/** The kinds of anchors that each type of target accepts. */
const ANCHORS: Record<Schemas['PinTargetType'], readonly Schemas['PinAnchor']['kind'][]> = {
  scan: ['point'],
  model: ['element', 'point'],
  tour: ['panorama'],
  photo: ['image'],
  plan: ['image'],
  cam: ['image'],
  video: ['time'],
};

function toContract(call: MemberCall, viewer: Viewer, found: Seen): Schemas['Pin'] {
  const { id, anchor, checkPosition = false, createdAt, createdById } = found.pin;
  return {
    id,
    target: found.target,
    anchor,
    record: { ...found.pin.record, ...found.record.shown },
    checkPosition,
    createdAt,
    createdBy: personOf(call, createdById),
    permittedActions: actionsOf(viewer, found),
  };
}

/** Counts the visible pins on each element of a model. */
export function pinsByElement(call: MemberCall, modelId: string): Map<string, number> {
  const viewer = viewerIn(call);
  const counts = new Map<string, number>();
  for (const pin of Object.values(call.tenant.state.pins)) {
    const { target, anchor } = pin;
    if (target.type !== 'model' || target.id !== modelId || anchor.kind !== 'element') continue;
    if (!seen(call, viewer, pin)) continue;
    counts.set(anchor.elementId, (counts.get(anchor.elementId) ?? 0) + 1);
  }
  return counts;
}

/** Number of pins on a sheet that the caller sees. */
export function pinCountOn(call: MemberCall, { id }: { id: string }) {
  const viewer = viewerIn(call);
  const filter = { targetType: 'plan', targetId: id };
  return Object.values(call.tenant.state.pins).filter(
    (pin) => matchesTarget(pin.target, filter) && seen(call, viewer, pin),
  ).length;
}

const oldestFirst = orderOf('createdAt', ({ pin }: Seen) => pin.createdAt);

export const handlers = {
  listPins(call) {
    const viewer = viewerIn(call);
    const { recordType, recordId, limit = 100, cursor, ...target } = call.query;
    const found = Object.values(call.tenant.state.pins)
      .filter((pin) => pin.projectId === viewer.project.id && matchesTarget(pin.target, target))
      .filter(
        ({ record: { type, id } }) => type === (recordType ?? type) && id === (recordId ?? id),
      )
      .flatMap((pin) => seen(call, viewer, pin) ?? []);
    const page = sortedPage(found, oldestFirst, { limit, cursor });
    if ('refused' in page) return page;
    const data = page.items.map((pin) => toContract(call, viewer, pin));
    return { status: 200, body: { success: true, data, nextCursor: page.nextCursor } };
  },

  createPin(call) {
    const { target, anchor, record } = call.body;
    const { pins } = call.tenant.state;
    const viewer = viewerIn(call);
    const pinTarget = pinTargetOf(call, target);
    if (!pinTarget) return invalid('/target/id', 'unknown', 'must be of the project');
    if (pinTarget.isCurrent === false) {
      return invalid('/target/id', 'status', 'must be a sheet to build from');
    }
    if (!ANCHORS[target.type].includes(anchor.kind)) {
      const kinds = ANCHORS[target.type].join(' or ');
      return invalid('/anchor/kind', 'enum', `must be ${kinds} for this kind of target`);
    }
    const refusedScene =
      anchor.kind === 'panorama' && unknownScene(pinTarget, anchor.sceneId, '/anchor/sceneId');
    if (refusedScene) return refusedScene;
    if (record.type === 'photo' && target.type !== 'plan') {
      return invalid('/record/type', 'enum', 'must not be a photo, except on a plan');
    }
    const known = pinnedRecord(call, viewer, record);
    if (!known) return invalid('/record/id', 'unknown', 'must be of the project');
    if (!known.mayPin) return refuse('FORBIDDEN');
    const filter = { targetType: target.type, targetId: target.id };
    const count = Object.values(pins).filter((pin) => matchesTarget(pin.target, filter)).length;
    if (count >= MAX_PINS) {
      return refuse('LIMIT_REACHED', { detail: `At most ${MAX_PINS} pins are possible here.` });
    }
    const pin: StoredPin = {
      id: newId('pin'),
      projectId: viewer.project.id,
      target: { type: target.type, id: target.id },
      anchor,
      record: { type: record.type, id: record.id },
      createdAt: new Date(call.now).toISOString(),
      createdById: viewer.userId,
    };
    pins[pin.id] = pin;
    const sheet = target.type === 'plan' && lookUp(call.tenant.state.sheets, target.id);
    const location =
      sheet && anchor.kind === 'image' && locationAt(call.tenant.state, sheet, anchor);
    if (location) locate(call, viewer, record, location);
    const found = seen(call, viewer, pin);
    if (!found) throw new Error('What was looked up a moment ago is gone.');
    return { status: 201, body: { success: true, data: toContract(call, viewer, found) } };
  },

  updatePin(call) {
    const { pin: found } = call.records;
    const { anchor } = call.body;
    const { target } = found.pin;
    if (!ANCHORS[target.type].includes(anchor.kind)) {
      const kinds = ANCHORS[target.type].join(' or ');
      return invalid('/anchor/kind', 'enum', `must be ${kinds} for this kind of target`);
    }
    const pinTarget = pinTargetOf(call, target);
    const refusedScene =
      pinTarget &&
      anchor.kind === 'panorama' &&
      unknownScene(pinTarget, anchor.sceneId, '/anchor/sceneId');
    if (refusedScene) return refusedScene;
    // From now on its place is that of a person, which no alignment moves.
    const { cameFrom: _, ...kept } = found.pin;
    const moved: StoredPin = { ...kept, anchor, checkPosition: false };
    call.tenant.state.pins[moved.id] = moved;
    const data = toContract(call, viewerIn(call), { ...found, pin: moved });
    return { status: 200, body: { success: true, data } };
  },

  deletePin(call) {
    delete call.tenant.state.pins[call.records.pin.id];
    return { status: 200, body: { success: true } };
  },
} satisfies GuardedHandlers<typeof access>;
