import { carried, liesOn } from '../../converter/drawings/alignment.ts';
import { changedAt } from '../../converter/drawings/read.ts';
import { lookUp } from '../../core/state/model.ts';
import type { StoredSheet } from '../../core/state/plans.ts';
import type { StoredPin } from '../../core/state/sharing.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { sourceOf } from './process.ts';

/** A pin and its place on an earlier revision. */
interface Carried {
  pin: StoredPin;
  from: readonly [x: number, y: number];
}

const pinsOn = (tenant: Tenant, sheetId: string): StoredPin[] =>
  Object.values(tenant.state.pins).filter(
    ({ target }) => target.type === 'plan' && target.id === sheetId,
  );

/** Whether the drawing differs at each place of the new sheet. It does, if that cannot be told. */
async function differs(
  tenant: Tenant,
  source: StoredSheet,
  target: StoredSheet,
  places: readonly (readonly [x: number, y: number])[],
): Promise<boolean[]> {
  const sets = [source, target].map(({ setId }) => lookUp(tenant.state.planSets, setId));
  const [from, to] = await Promise.all(sets.map((set) => (set ? sourceOf(tenant, set) : null)));
  const unknown = places.map(() => true);
  if (!from || !to) return unknown;
  return changedAt({
    from: { source: from, page: source.page },
    to: { source: to, page: target.page },
    onTo: liesOn(source, target),
    places,
  }).catch(() => unknown);
}

/** Puts pins of an earlier revision where they belong on a sheet, and marks those around which the drawing changed. */
async function put(
  tenant: Tenant,
  all: readonly Carried[],
  source: StoredSheet,
  target: StoredSheet,
) {
  if (all.length === 0) return;
  const places = all.map(({ from }) => carried(from, source, target));
  const changed = await differs(
    tenant,
    source,
    target,
    places.map(({ place }) => place),
  );
  for (const [i, { pin, from }] of all.entries()) {
    const now = lookUp(tenant.state.pins, pin.id);
    const { place: [x, y] = from, isOff = true } = places[i] ?? {};
    // Somebody may have removed it while the drawings were compared.
    if (!now) continue;
    tenant.state.pins[pin.id] = {
      ...now,
      target: { type: 'plan', id: target.id },
      anchor: { kind: 'image', x, y },
      cameFrom: { sheetId: source.id, x: from[0], y: from[1] },
      checkPosition: isOff || changed[i] !== false,
    };
  }
}

const placeOf = ({ anchor }: StoredPin) =>
  anchor.kind === 'image' ? ([anchor.x, anchor.y] as const) : null;

/** Takes the pins of a sheet along to the one that supersedes it. */
export async function takeAlong(tenant: Tenant, from: StoredSheet, to: StoredSheet): Promise<void> {
  const pins = pinsOn(tenant, from.id).flatMap((pin): Carried[] => {
    const place = placeOf(pin);
    return place ? [{ pin, from: place }] : [];
  });
  const unchecked = new Set(pins.filter(({ pin }) => pin.checkPosition).map(({ pin }) => pin.id));
  await put(tenant, pins, from, to);
  // What nobody has checked since the last revision is still to be checked.
  for (const id of unchecked) {
    const pin = lookUp(tenant.state.pins, id);
    if (pin) tenant.state.pins[id] = { ...pin, checkPosition: true };
  }
}

/** Moves the pins that came along from a revision, after somebody aligned it anew. */
export async function realign(tenant: Tenant, sheet: StoredSheet, fromId: string): Promise<void> {
  const from = lookUp(tenant.state.sheets, fromId);
  if (!from) return;
  const pins = pinsOn(tenant, sheet.id).flatMap((pin): Carried[] =>
    pin.cameFrom?.sheetId === fromId ? [{ pin, from: [pin.cameFrom.x, pin.cameFrom.y] }] : [],
  );
  await put(tenant, pins, from, sheet);
}
