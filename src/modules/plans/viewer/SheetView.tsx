import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Pin, PinAnchor, SheetDetail } from '@/api/generated/types.gen';
import { Aim } from '@/records/pins/Aim';
import { PinOverlay } from '@/records/pins/PinOverlay';
import { PinsFailure } from '@/records/pins/PinsFailure';
import { formatCalendarDate } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Tag } from '@/shared/ui/Tag';
import { ViewerFrame } from '@/shared/viewer/ViewerFrame';
import type { SheetViewer } from '../sheetTypes';
import { AreaOverlay } from './areas/AreaOverlay';
import { CompareLegend } from './CompareLegend';
import { MarkupOverlay } from './MarkupOverlay';
import { MeasureOverlay } from './measure/MeasureOverlay';
import classes from './Sheet.module.css';
import { SheetLinks } from './SheetLinks';
import { sheetCommands } from './sheetCommands';
import { sheetPanels } from './sheetPanels';
import { useExport } from './useExport';
import { useSheets } from './useSheets';
import { useSheetTools } from './useSheetTools';
import { Watermark } from './Watermark';

const PinDialog = onDemand(() => import('@/records/pins/PinDialog'));
const MarkupEditor = onDemand(() => import('./MarkupEditor'));
const LabelDialog = onDemand(() => import('../forms/LabelDialog'));

interface Props {
  projectId: string;
  sheet: SheetDetail;
}

/** Shows a sheet with its pins, references, revisions, measurements and markup. */
export function SheetView({ projectId, sheet }: Props) {
  const projectHref = useProjectHref();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'markup' | 'label' | null>(null);
  const tools = useSheetTools(projectId, sheet);
  const { viewer, pins, markup, measures, compare, pressed, setPressed } = tools;
  const { before, after } = useSheets(projectId, sheet);
  const exporting = useExport(sheet, tools);
  const isCompared = compare.comparedId !== null;
  const close = () => setDialog(null);
  const showPin = (pin: Pin) => {
    tools.show(pin);
    tools.setPanel('pins');
  };
  const hrefOf = (id: string) => projectHref(`${paths.plans}/${encodeURIComponent(id)}`);

  return (
    <ViewerFrame
      title={`${sheet.number} ${sheet.title}`.trim()}
      back={{ href: projectHref(paths.plans), label: 'All plans' }}
      aside={<Aside sheet={sheet} />}
      description={`Sheet ${sheet.number} ${sheet.title}`}
      still={sheet.previewUrl}
      stage={tools.stage}
      viewer={viewer}
      status={tools.status}
      onRetry={tools.reopen}
      onCarryOn={tools.carryOn}
      commands={sheetCommands({
        ...{ viewer, before, after },
        onOpen: (id) => navigate(hrefOf(id)),
        exporting: exporting.isRunning,
        onExport: exporting.start,
        onLabel: sheet.number ? () => setDialog('label') : null,
      })}
      panels={sheetPanels({
        ...{ projectId, sheet, tools, hrefOf },
        onDraw: () => setDialog('markup'),
      })}
      panel={tools.panel}
      onPanel={tools.setPanel}
      keys={[
        ['← ↑ → ↓', 'Move the sheet'],
        ['Double click', 'Pin an item'],
      ]}
    >
      {viewer && !isCompared && <SheetLinks viewer={viewer} links={sheet.links} hrefOf={hrefOf} />}
      {viewer && markup.shapes.length > 0 && (
        <MarkupOverlay viewer={viewer} sheet={sheet} shapes={markup.shapes} />
      )}
      {viewer && (
        <MeasureOverlay
          {...{ viewer, sheet }}
          tool={measures.tool}
          begun={measures.begun}
          measures={[...measures.measures, ...markup.othersMeasures]}
        />
      )}
      {viewer && (
        <AreaOverlay viewer={viewer} areas={tools.areas} shown={tools.panel === 'rooms'} />
      )}
      {viewer && <SheetPinMarks viewer={viewer} tools={tools} onSelect={showPin} />}
      {tools.isBusy && <Aim />}
      <PinsFailure list={pins} />
      {sheet.planStatus !== 'active' && !isCompared && <Watermark sheet={sheet} href={hrefOf} />}
      {isCompared && <CompareLegend compare={compare} />}
      <Suspense>
        {pressed && (
          <PinDialog
            {...{ projectId, target: tools.target, permitted: tools.permitted }}
            anchor={{ kind: 'image', ...pressed }}
            onPinned={(pin) => {
              setPressed(null);
              showPin(pin);
            }}
            onClose={() => setPressed(null)}
          />
        )}
      </Suspense>
      {dialog && viewer && (
        <PanelBoundary name="The dialog" floating onClose={close}>
          <Suspense>
            {dialog === 'label' ? (
              <LabelDialog {...{ projectId, sheet, viewer }} onClose={close} />
            ) : (
              <MarkupEditor
                {...{ sheet, viewer }}
                initial={markup.own?.shapes ?? []}
                saving={markup.saving}
                onSave={(shapes) => markup.setShapes(shapes, close)}
                onClose={close}
              />
            )}
          </Suspense>
        </PanelBoundary>
      )}
    </ViewerFrame>
  );
}

interface PinMarksProps {
  viewer: SheetViewer;
  tools: ReturnType<typeof useSheetTools>;
  onSelect: (pin: Pin) => void;
}

const SheetPinMarks = ({ viewer, tools, onSelect }: PinMarksProps) => (
  <PinOverlay
    pins={tools.filter.shown}
    project={(anchor: PinAnchor) => (anchor.kind === 'image' ? viewer.project(anchor) : null)}
    onFrame={viewer.onChange}
    selected={tools.selected}
    onSelect={onSelect}
  />
);

const Aside = ({ sheet }: Pick<Props, 'sheet'>) => (
  <>
    <Tag>{sheet.revision ? `Revision ${sheet.revision}` : 'No revision'}</Tag>
    <span className={`nowrap ${classes.issue}`}>
      {sheet.setName} · {formatCalendarDate(sheet.issuedAt)}
    </span>
  </>
);
