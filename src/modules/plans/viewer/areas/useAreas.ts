import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listProjectLocationsOptions } from '@/api/generated/projects/listProjectLocations.gen';
import { updateProjectLocation } from '@/api/generated/projects/updateProjectLocation.gen';
import type {
  ProjectLocation,
  SheetPoint,
  UpdateProjectLocationRequest,
} from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { useWrite } from '@/shared/feedback/useWrite';
import type { Place, SheetViewer } from '../../sheetTypes';
import { useMeasures } from '../measure/useMeasures';

const NONE: readonly ProjectLocation[] = [];

const useUpdateLocation = (projectId: string) =>
  useWrite({
    operation: 'updateProjectLocation',
    write: async ({
      id: locationId,
      ...body
    }: UpdateProjectLocationRequest & Pick<ProjectLocation, 'id'>) =>
      (
        await updateProjectLocation({
          path: { projectId, locationId },
          body,
          throwOnError: true,
        })
      ).data,
    stale: ['listProjectLocations'],
  });

/** The levels and rooms on a sheet, and how somebody draws where one is. */
export function useAreas(
  projectId: string,
  sheetId: string,
  viewer: SheetViewer | null,
  mayManage: boolean,
) {
  const offered = useOffers();
  const query = useQuery({
    ...listProjectLocationsOptions({ path: { projectId } }),
    enabled: offered('listProjectLocations'),
  });
  const [drawn, setDrawn] = useState<ProjectLocation | null>(null);
  const update = useUpdateLocation(projectId);
  const save = (places: readonly Place[]) => {
    if (!drawn) return;
    const points = places.map(({ x, y }): SheetPoint => [x, y]);
    const { id, version } = drawn;
    update.mutate({ id, version, sheetArea: { sheetId, points } });
    setDrawn(null);
    tool.setTool(null);
  };
  const tool = useMeasures(viewer, [], ([area]) => area && save(area.places));
  const all = query.data?.data ?? NONE;
  return {
    query,
    /** What can be drawn. */
    all: all.filter(({ archived }) => !archived),
    here: all.filter(({ sheetArea }) => sheetArea?.sheetId === sheetId),
    mayDraw: mayManage && offered('updateProjectLocation'),
    /** The location of which the corners are clicked. */
    drawn,
    begun: tool.begun,
    isSaving: update.isPending,
    draw: (location: ProjectLocation | null) => {
      setDrawn(location);
      tool.setTool(location && 'area');
    },
    finish: tool.finish,
    remove: ({ id, version }: ProjectLocation) =>
      update.mutate({ id, version, clear: ['sheetArea'] }),
  };
}

export type Areas = ReturnType<typeof useAreas>;
