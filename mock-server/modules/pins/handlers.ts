import { kindOf, kindOfTarget } from '../../core/kinds/registry.ts';
import { usesKind } from '../../core/kinds/sees.ts';
import { orderOf, sortedPage } from '../../core/lists/page.ts';
import { closedProject } from '../../core/members/members.ts';
import { personOf } from '../../core/members/people.ts';
import { type LogCall, type Viewer, viewerOf } from '../../core/members/viewer.ts';
import { permittedActions } from '../../core/permissions/grants.ts';
import { matchesTarget } from '../../core/sharing/targets.ts';
import type { Handlers } from '../../core/state/call.ts';
import { lookUp } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import type { StoredPin } from '../../core/state/sharing.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { type PinnedRecord, pinnedRecord } from './pinnedRecords.ts';
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

interface Seen {
  id: string;
  pin: StoredPin;
  record: PinnedRecord;
  target: Schemas['NamedPinTarget'];
}

/** Returns a pin with its record, or null if the caller cannot see the record or the target. */
function seen(call: LogCall, viewer: Viewer, pin: StoredPin): Seen | null {
  const { project } = viewer;
  // What a module has vanishes with it.
  const kinds = [kindOf(pin.record.type), kindOfTarget(pin.target.type)];
  if (!kinds.every((kind) => usesKind(project, kind))) return null;
  const target = pinTargetOf(call, project.id, pin.target);
  const record = pinnedRecord(call, viewer, pin.record);
  if (!target || !record) return null;
  const { title, thumbnailUrl = null } = target;
  return { id: pin.id, pin, record, target: { ...pin.target, title, thumbnailUrl } };
}

const actionsOf = (viewer: Viewer, { pin, record }: Seen): Schemas['Pin']['permittedActions'] =>
  permittedActions('record', 'pins', viewer.role, viewer.project, (rule) =>
    rule === 'own' ? pin.createdById === viewer.userId : record.mayChange,
  );

function toContract(call: LogCall, viewer: Viewer, found: Seen): Schemas['Pin'] {
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
export function pinsByElement(
  call: LogCall,
  projectId: string,
  modelId: string,
): Map<string, number> {
  const viewer = viewerOf(call, projectId);
  const counts = new Map<string, number>();
  for (const pin of Object.values(call.tenant.state.pins)) {
    const { target, anchor } = pin;
    if (target.type !== 'model' || target.id !== modelId || anchor.kind !== 'element') continue;
    if (!viewer || !seen(call, viewer, pin)) continue;
    counts.set(anchor.elementId, (counts.get(anchor.elementId) ?? 0) + 1);
  }
  return counts;
}

/** Number of pins on a sheet that the caller sees. */
export function pinCountOn(call: LogCall, { id, projectId }: { id: string; projectId: string }) {
  const viewer = viewerOf(call, projectId);
  const filter = { targetType: 'plan', targetId: id };
  return Object.values(call.tenant.state.pins).filter(
    (pin) => matchesTarget(pin.target, filter) && viewer && seen(call, viewer, pin),
  ).length;
}

const oldestFirst = orderOf('createdAt', ({ pin }: Seen) => pin.createdAt);

export const handlers = {
  listPins(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    const { recordType, recordId, limit = 100, cursor, ...target } = call.query;
    const found = Object.values(call.tenant.state.pins)
      .filter((pin) => pin.projectId === viewer.project.id && matchesTarget(pin.target, target))
      .filter(
        ({ record: { type, id } }) => type === (recordType ?? type) && id === (recordId ?? id),
      )
      .flatMap((pin) => seen(call, viewer, pin) ?? []);
    const page = sortedPage(found, oldestFirst, { limit, cursor });
    if ('refused' in page) return page;
    const data = page.items.map((one) => toContract(call, viewer, one));
    return { status: 200, body: { success: true, data, nextCursor: page.nextCursor } };
  },

  createPin(call) {
    const { target, anchor, record } = call.body;
    const { pins } = call.tenant.state;
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    if (viewer.project.status === 'closed') return closedProject();
    const pinTarget = pinTargetOf(call, viewer.project.id, target);
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
    const found = seen(call, viewer, pin);
    if (!found) throw new Error('What was looked up a moment ago is gone.');
    return { status: 201, body: { success: true, data: toContract(call, viewer, found) } };
  },

  updatePin(call) {
    const { pins } = call.tenant.state;
    const viewer = viewerOf(call, call.params.projectId);
    const pin = lookUp(pins, call.params.pinId);
    const isHere = viewer && pin?.projectId === viewer.project.id;
    const found = isHere ? seen(call, viewer, pin) : null;
    if (!viewer || !found) return refuse('NOT_FOUND');
    if (viewer.project.status === 'closed') return closedProject();
    if (!actionsOf(viewer, found).includes('update')) return refuse('FORBIDDEN');
    const { anchor } = call.body;
    const { target } = found.pin;
    if (!ANCHORS[target.type].includes(anchor.kind)) {
      const kinds = ANCHORS[target.type].join(' or ');
      return invalid('/anchor/kind', 'enum', `must be ${kinds} for this kind of target`);
    }
    const pinTarget = pinTargetOf(call, viewer.project.id, target);
    const refusedScene =
      pinTarget &&
      anchor.kind === 'panorama' &&
      unknownScene(pinTarget, anchor.sceneId, '/anchor/sceneId');
    if (refusedScene) return refusedScene;
    // From now on its place is that of a person, which no alignment moves.
    const { cameFrom: _, ...kept } = found.pin;
    const moved: StoredPin = { ...kept, anchor, checkPosition: false };
    pins[moved.id] = moved;
    const data = toContract(call, viewer, { ...found, pin: moved });
    return { status: 200, body: { success: true, data } };
  },

  deletePin(call) {
    const { pins } = call.tenant.state;
    const viewer = viewerOf(call, call.params.projectId);
    const pin = lookUp(pins, call.params.pinId);
    const isHere = viewer && pin?.projectId === viewer.project.id;
    const found = isHere ? seen(call, viewer, pin) : null;
    if (!viewer || !found) return refuse('NOT_FOUND');
    if (viewer.project.status === 'closed') return closedProject();
    if (!actionsOf(viewer, found).includes('delete')) return refuse('FORBIDDEN');
    delete pins[found.pin.id];
    return { status: 200, body: { success: true } };
  },
} satisfies Handlers;
