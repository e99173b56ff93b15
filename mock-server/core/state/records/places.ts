import type { components } from '../../../generated/contract.d.ts';
import type { TenantState } from '../model.ts';
import type { SceneView, StoredPin } from '../sharing.ts';

type Schemas = components['schemas'];
type Target = Schemas['PinTarget'];
type Place = SceneView | StoredPin;

/** The tour scene of a pin or view; undefined for targets without scenes. */
const sceneIn = (place: Place): unknown => {
  if ('state' in place) return place.state.data.sceneId;
  return place.anchor.kind === 'panorama' ? place.anchor.sceneId : undefined;
};

/** Tells whether the target of a pin or view exists in its project. */
export function hasPlace(state: TenantState, place: Place): boolean {
  const { scans, models, tours, photos, videos, sheets } = state;
  const kinds = {
    scan: scans,
    model: models,
    tour: tours,
    photo: photos,
    video: videos,
    plan: sheets,
  };
  const { type, id } = place.target;
  const targets: Record<string, { projectId: string }> =
    (type in kinds && kinds[type as keyof typeof kinds]) || {};
  if (!Object.hasOwn(targets, id) || targets[id]?.projectId !== place.projectId) return false;
  return type !== 'tour' || hasScene(tours[id]?.scenes ?? [], sceneIn(place));
}

export const hasScene = (scenes: readonly { id: string }[], sceneId: unknown): boolean =>
  scenes.some(({ id }) => id === sceneId);

function drop({ pins, sceneViews }: TenantState, isGone: (place: Place) => boolean): void {
  for (const pin of Object.values(pins)) if (isGone(pin)) delete pins[pin.id];
  for (const view of Object.values(sceneViews)) if (isGone(view)) delete sceneViews[view.id];
}

/** Tells whether a pin is of a record, and not of a view. */
const isOf = (place: Place, { type, id }: Target): boolean =>
  'record' in place && place.record.type === type && place.record.id === id;

/**
 * Deletes the pins and saved views of a deleted target, and the pins of a deleted photo.
 * @param sceneId limits this to one scene of a tour
 */
export const dropPlacesOn = (state: TenantState, target: Target, sceneId?: string): void =>
  drop(
    state,
    (place) =>
      isOf(place, target) ||
      (place.target.type === target.type &&
        place.target.id === target.id &&
        (sceneId === undefined || sceneIn(place) === sceneId)),
  );

/** Deletes the pins and views of targets that no longer exist. */
export const repairPlaces = (state: TenantState): void =>
  drop(state, (place) => !hasPlace(state, place));
