import type { Access, MemberCall } from '../../core/access.ts';
import { kindOf, kindOfTarget } from '../../core/kinds/registry.ts';
import { usesKind } from '../../core/kinds/sees.ts';
import { type Viewer, viewerIn } from '../../core/members/viewer.ts';
import { permittedActions } from '../../core/permissions/grants.ts';
import { lookUp } from '../../core/state/model.ts';
import type { StoredPin } from '../../core/state/sharing.ts';
import type { components } from '../../generated/contract.d.ts';
import { type PinnedRecord, pinnedRecord } from './pinnedRecords.ts';
import { pinTargetOf } from './pinTargets.ts';

type Schemas = components['schemas'];

export interface Seen {
  id: string;
  pin: StoredPin;
  record: PinnedRecord;
  target: Schemas['NamedPinTarget'];
}

/** Returns a pin with its record, or null if the caller cannot see the record or the target. */
export function seen(call: MemberCall, viewer: Viewer, pin: StoredPin): Seen | null {
  // What a module has vanishes with it.
  const kinds = [kindOf(pin.record.type), kindOfTarget(pin.target.type)];
  if (!kinds.every((kind) => usesKind(viewer.project, kind))) return null;
  const target = pinTargetOf(call, pin.target);
  const record = pinnedRecord(call, viewer, pin.record);
  if (!target || !record) return null;
  const { title, thumbnailUrl = null } = target;
  return { id: pin.id, pin, record, target: { ...pin.target, title, thumbnailUrl } };
}

export const actionsOf = (
  viewer: Viewer,
  { pin, record }: Seen,
): Schemas['Pin']['permittedActions'] =>
  permittedActions('record', 'pins', viewer.role, viewer.project, (rule) =>
    rule === 'own' ? pin.createdById === viewer.userId : record.mayChange,
  );

export const access = {
  pinId: {
    find(call: MemberCall, id) {
      const pin = lookUp(call.tenant.state.pins, id);
      return pin?.projectId === call.member.project.id ? seen(call, viewerIn(call), pin) : null;
    },
    may: (call: MemberCall, pin: Seen) => actionsOf(viewerIn(call), pin),
  },
} satisfies Access;
