import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Pin, SheetDetail } from '@/api/generated/types.gen';
import { pinsOnOptions } from '@/records/pins/pins';
import { usePinFilters } from '@/records/pins/usePinFilters';
import { useProject } from '@/shared/projects/useProject';
import { useAddressQuery } from '@/shared/routing/search';
import { useViewer } from '@/shared/viewer/useViewer';
import type { Place, SheetViewer } from '../sheetTypes';
import { useAreas } from './areas/useAreas';
import { useMeasures } from './measure/useMeasures';
import { openSheet } from './sheet/sheetViewer';
import { useCompare } from './useCompare';
import { useMarkup } from './useMarkup';
import { useShown } from './useShown';

const NONE: readonly Pin[] = [];

/** Returns the viewer of a sheet and what is done with it: pins, markup, measurements and comparison. */
export function useSheetTools(projectId: string, sheet: SheetDetail) {
  const address = useAddressQuery();
  const pinned = address.get('pin');
  const [panel, setPanel] = useState<string | null>(pinned ? 'pins' : null);
  const [selected, setSelected] = useState(pinned);
  const [picking, setPicking] = useState(false);
  const [pressed, setPressed] = useState<Place | null>(null);
  // A new address of the same files must not build the viewer again.
  const latest = useRef(sheet);
  latest.current = sheet;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet needs another viewer.
  const open = useMemo(
    () => (element: HTMLElement, events: Parameters<ReturnType<typeof openSheet>>[1]) =>
      openSheet(latest.current)(element, events),
    [sheet.id],
  );
  const view = useViewer<SheetViewer>(open);
  const { viewer } = view;
  const target = useMemo(() => ({ type: 'plan' as const, id: sheet.id }), [sheet.id]);
  const pins = useQuery(pinsOnOptions(projectId, target));
  const filter = usePinFilters(pins.data?.data ?? NONE);
  const project = useProject(projectId).data?.data;
  const markup = useMarkup(sheet);
  const measures = useMeasures(viewer, markup.measures, markup.setMeasures);
  const compare = useCompare(projectId, sheet, viewer);
  const mayManage = project?.permittedActions.includes('manage_locations') ?? false;
  const areas = useAreas(projectId, sheet.id, viewer, mayManage);
  const isOpen = project !== undefined && project.status !== 'closed';
  const mayPin = sheet.planStatus === 'active' && isOpen;
  const isBusy = picking || measures.tool !== null || compare.step !== null || areas.drawn !== null;

  useEffect(() => {
    if (!viewer || !mayPin || isBusy) return undefined;
    return viewer.onPress(setPressed);
  }, [viewer, mayPin, isBusy]);

  const show = ({ id, anchor }: Pin) => {
    setSelected(id);
    if (anchor.kind === 'image') viewer?.goTo(anchor);
  };
  useShown(viewer, pins.data?.data, address, show);

  return {
    ...view,
    ...{ target, pins, filter, markup, measures, compare, areas, mayPin, isBusy },
    permitted: project?.permittedActions ?? [],
    panel,
    setPanel,
    selected,
    show,
    setPicking,
    /** The place at which a new pin is to be set. */
    pressed,
    setPressed,
  };
}

export type SheetTools = ReturnType<typeof useSheetTools>;
