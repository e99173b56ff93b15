import {
  IconHistory,
  IconList,
  IconMapPin,
  IconPencil,
  IconPolygon,
  IconRuler2,
} from '@tabler/icons-react';
import type { SheetDetail } from '@/api/generated/types.gen';
import type { ViewerPanel } from '@/shared/viewer/commands';
import { AreasPanel } from './areas/AreasPanel';
import { MarkupPanel } from './MarkupPanel';
import { MeasurePanel } from './measure/MeasurePanel';
import { RevisionsPanel } from './RevisionsPanel';
import { SheetPins } from './SheetPins';
import { SheetsPanel } from './SheetsPanel';
import type { SheetTools } from './useSheetTools';

interface Options {
  projectId: string;
  sheet: SheetDetail;
  tools: SheetTools;
  hrefOf: (sheetId: string) => string;
  onDraw: () => void;
}

/** Returns the panels beside a sheet. */
export const sheetPanels = (options: Options): ViewerPanel[] => {
  const { projectId, sheet, tools, hrefOf, onDraw } = options;
  const { viewer, pins, filter, markup, measures, compare } = tools;
  const { target, selected, mayPin } = tools;
  return [
    {
      id: 'sheets',
      label: 'Sheets',
      key: 's',
      icon: IconList,
      content: <SheetsPanel projectId={projectId} current={sheet.id} />,
    },
    {
      id: 'pins',
      needs: 'listPins',
      label: 'Pins',
      key: 'n',
      icon: IconMapPin,
      count: pins.data?.data.length ?? 0,
      content: (
        <SheetPins
          {...{ projectId, target, selected, viewer, mayPin, filter }}
          pins={pins.data?.data ?? []}
          onSelect={tools.show}
          onPicking={tools.setPicking}
        />
      ),
    },
    {
      id: 'rooms',
      needs: 'listProjectLocations',
      label: 'Rooms',
      key: 'o',
      icon: IconPolygon,
      count: tools.areas.here.length,
      content: <AreasPanel areas={tools.areas} viewer={viewer} />,
    },
    {
      id: 'measure',
      label: 'Measure',
      key: 'm',
      icon: IconRuler2,
      content: <MeasurePanel sheet={sheet} isSaved={markup.mayDraw} {...measures} />,
    },
    {
      id: 'markup',
      label: 'Markup',
      key: 'd',
      icon: IconPencil,
      count: markup.all.length,
      content: <MarkupPanel markup={markup} isReady={viewer !== null} onDraw={onDraw} />,
    },
    {
      id: 'revisions',
      label: 'Revisions',
      key: 'r',
      icon: IconHistory,
      content: <RevisionsPanel {...{ sheet, compare, hrefOf }} isReady={viewer !== null} />,
    },
  ];
};
