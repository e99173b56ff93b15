import type { components } from '../generated/contract.d.ts';
import type { TenantState } from './model.ts';
import type { SceneView, StoredPin } from './sharing.ts';

type Schemas = components['schemas'];
type Target = Schemas['PinTarget'];
type Place = SceneView | StoredPin;

/** The scene of a tour that a pin or a view is in; undefined in what has no scenes. */
const sceneIn = (place: Place): unknown => {
  if ('state' in place) return place.state.data.sceneId;
  return place.anchor.kind === 'panorama' ? place.anchor.sceneId : undefined;
};

/** Whether that is there, in its project, to which something is pinned or of which somebody keeps a view. */
export function hasPlace(state: TenantState, place: Place): boolean {
  const { scans, models, tours, photos, videos } = state;
  const kinds = { scan: scans, model: models, tour: tours, photo: photos, video: videos };
  const { type, id } = place.target;
  const things: Record<string, { projectId: string }> =
    (type in kinds && kinds[type as keyof typeof kinds]) || {};
  if (!Object.hasOwn(things, id) || things[id]?.projectId !== place.projectId) return false;
  return type !== 'tour' || hasScene(tours[id]?.scenes ?? [], sceneIn(place));
}

export const hasScene = (scenes: readonly { id: string }[], sceneId: unknown): boolean =>
  scenes.some(({ id }) => id === sceneId);

function drop({ pins, sceneViews }: TenantState, isGone: (place: Place) => boolean): void {
  for (const pin of Object.values(pins)) if (isGone(pin)) delete pins[pin.id];
  for (const view of Object.values(sceneViews)) if (isGone(view)) delete sceneViews[view.id];
}

/**
 * What is deleted takes its pins and its saved views along.
 * @param sceneId Of a scene of the tour, when that alone is gone.
 */
export const dropPlacesOn = (state: TenantState, { type, id }: Target, sceneId?: string): void =>
  drop(
    state,
    (place) =>
      place.target.type === type &&
      place.target.id === id &&
      (sceneId === undefined || sceneIn(place) === sceneId),
  );

/** Lets go of the pins and views of what is not there any more. */
export const repairPlaces = (state: TenantState): void =>
  drop(state, (place) => !hasPlace(state, place));
