import { useQuery } from '@tanstack/react-query';
import { listProjectLocationsOptions } from '@/api/generated/projects/listProjectLocations.gen';
import { useOffers } from '@/api/offers';
import { locationAt } from '@/records/pins/locationAt';
import { PIN_AT } from '@/records/pins/pinAt';
import { placeIn } from '@/records/pins/placeIn';
import { useAddressQuery } from '@/shared/routing/search';

/**
 * Returns where a new record is that will be pinned to a plan: the room or level around the place, if somebody drew it
 * there. A room is indoors.
 */
export function usePinnedLocation(projectId: string, isNew: boolean) {
  const text = useAddressQuery().get(PIN_AT);
  const place = isNew && text !== null ? placeIn(text) : null;
  const at = place?.target.type === 'plan' && place.anchor.kind === 'image' ? place : null;
  const enabled = useOffers()('listProjectLocations') && at !== null;
  const { data, isLoading } = useQuery({
    ...listProjectLocationsOptions({ path: { projectId } }),
    enabled,
  });
  const found =
    at?.anchor.kind === 'image' ? locationAt(data?.data ?? [], at.target.id, at.anchor) : undefined;
  return {
    // A field of the form loads the same list, which must not take the form away.
    isLoading: enabled && isLoading,
    values: found && {
      projectLocationId: found.id,
      ...(found.kind === 'room' && { location: 'interior' }),
    },
  };
}
