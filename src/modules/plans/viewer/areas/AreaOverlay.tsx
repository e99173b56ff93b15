import { cornersOf } from '@/records/pins/locationAt';
import type { SheetViewer } from '../../sheetTypes';
import { PlacedShapes } from '../PlacedShapes';
import type { Areas } from './useAreas';

interface Props {
  viewer: SheetViewer;
  areas: Areas;
  /** Whether the rooms of the sheet are shown, besides the one that somebody draws. */
  shown: boolean;
}

/** The levels and rooms on the sheet. */
export function AreaOverlay({ viewer, areas: { here, drawn, begun }, shown }: Props) {
  const placed = here
    .filter(({ id }) => id !== drawn?.id)
    .map((location) => ({
      kind: 'area' as const,
      places: cornersOf(location).map(([x, y]) => ({ x, y })),
      text: location.name,
    }));
  return (
    <>
      {shown && <PlacedShapes quiet viewer={viewer} shapes={placed} />}
      {drawn && begun.length > 0 && (
        <PlacedShapes
          viewer={viewer}
          shapes={[{ kind: 'area', places: begun, text: drawn.name }]}
        />
      )}
    </>
  );
}
