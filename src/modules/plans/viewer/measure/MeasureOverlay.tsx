import type { Sheet } from '@/api/generated/types.gen';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import type { SheetViewer } from '../../sheetTypes';
import { PlacedShapes } from '../PlacedShapes';
import { type Measure, measureText } from './measures';
import type { Measures } from './useMeasures';

interface Props extends Pick<Measures, 'tool' | 'begun'> {
  measures: readonly Measure[];
  viewer: SheetViewer;
  sheet: Pick<Sheet, 'widthPoints' | 'heightPoints' | 'metersPerPoint'>;
}

/** The measured lines, areas and counted places over the sheet. */
export function MeasureOverlay({ viewer, sheet, measures, tool, begun }: Props) {
  const { units } = useUnits();
  const kind = tool === 'calibrate' ? 'length' : tool;
  const shapes = [
    ...measures.map((measure) => ({
      ...measure,
      text: measureText(measure, sheet, sheet.metersPerPoint, units),
    })),
    ...(kind && begun.length > 0 ? [{ kind, places: begun, text: '' }] : []),
  ];
  return <PlacedShapes viewer={viewer} shapes={shapes} />;
}
