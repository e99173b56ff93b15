import {
  IconArrowBarToDown,
  IconArrowBarToRight,
  IconCrop,
  IconDrone,
  IconHome,
  IconPalette,
  IconPerspectiveOff,
  IconRuler2,
  IconSquareArrowUp,
  IconWalk,
} from '@tabler/icons-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { UpAxis } from '@/api/generated/types.gen';
import { useAddressQuery } from '@/shared/routing/search';
import type { ViewerCommand, ViewerKey, ViewerPanel } from '@/shared/viewer/commands';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import { UnsavedMeasurements } from '@/shared/viewer/UnsavedMeasurements';
import { useUnitsCommand } from '@/shared/viewer/useUnitsCommand';
import { useViewer } from '@/shared/viewer/useViewer';
import { ViewerFrame } from '@/shared/viewer/ViewerFrame';
import type { ViewerEvents } from '@/shared/viewer/viewer';
import { clampBudget, type Quality } from './cloud/budget';
import type { Settings } from './cloud/cloudSettings';
import type { CloudSource } from './cloud/cloudSource';
import { createPointCloud, type PointCloud } from './cloud/createPointCloud';
import { type CloudViewState, eyeOfFragment, qualityFromAddress } from './cloud/viewState';
import type { ViewName } from './cloud/views';
import { DisplayPanel } from './DisplayPanel';
import { ClipHandles } from './tools/ClipHandles';
import { ClipPanel } from './tools/ClipPanel';
import { drawMeasurements } from './tools/drawMeasurements';
import { MeasureOverlay } from './tools/MeasureOverlay';
import { MeasurePanel } from './tools/MeasurePanel';
import { ScaleBar } from './tools/ScaleBar';
import { useMeasure } from './tools/useMeasure';
import { useCameraAddress, useSettingsIfAny } from './useCloud';
import { type SavedState, useSavedState } from './useSavedState';

interface Props {
  title: string;
  back?: { href: string; label: string };
  aside?: ReactNode;
  /** URL of a picture of the scan, shown if the points cannot be. */
  still: string | null;
  /** Where the points come from. A new object opens a new cloud. */
  source: CloudSource;
  initial?: Partial<CloudViewState>;
  /** Called when the user chooses the axis that points up. Absent if the user may not. */
  onUpAxis?: ((viewer: PointCloud, upAxis: UpAxis) => void) | undefined;
  /**
   * Whether the address fragment stores the camera. On public pages the fragment holds the link's
   * token.
   */
  inAddress?: boolean;
  /** The panel that is open at first. */
  firstPanel?: string | undefined;
  /** Additional panels, such as saved views and pins. */
  panels?: (viewer: PointCloud, saved: SavedState) => readonly ViewerPanel[];
  /** Additional content over the points; see `project` and `pick`. */
  overlay?: (viewer: PointCloud) => ReactNode;
}

const views: readonly { view: ViewName; label: string; key: string; icon: typeof IconHome }[] = [
  { view: 'home', label: 'Fit', key: 'h', icon: IconHome },
  { view: 'top', label: 'Top', key: 't', icon: IconArrowBarToDown },
  { view: 'front', label: 'Front', key: '1', icon: IconSquareArrowUp },
  { view: 'side', label: 'Side', key: '2', icon: IconArrowBarToRight },
  { view: 'inside', label: 'Inside', key: 'i', icon: IconWalk },
];
const keys: readonly ViewerKey[] = [
  ['← ↑ → ↓', 'Turn (with the view in focus)'],
  ['W A S D', 'Move'],
  ['Q E', 'Move down, up'],
  ['+ −', 'Zoom in, zoom out'],
];

/** A point cloud in the common viewer frame. */
export function PointCloudViewer(props: Props) {
  const {
    source,
    initial,
    inAddress = true,
    onUpAxis,
    firstPanel,
    panels,
    overlay,
    ...frame
  } = props;
  const query = useAddressQuery();
  const [panel, setPanel] = useState<string | null>(firstPanel ?? null);
  const { units } = useUnits();
  const unitsCommand = useUnitsCommand();
  // The state that a reopened viewer restores.
  const kept = useRef<Partial<CloudViewState> | undefined>(undefined);
  const quality = useRef<Partial<Quality>>(qualityFromAddress(query));
  const drawnUnits = useRef(units);
  drawnUnits.current = units;

  const open = useCallback(
    (element: HTMLElement, events: ViewerEvents) => {
      const eye = inAddress ? eyeOfFragment(location.hash) : null;
      return createPointCloud(element, {
        ...events,
        source,
        initial: kept.current ?? { ...initial, ...eye },
        quality: quality.current,
        decorate: (context, viewer) => drawMeasurements(context, viewer, drawnUnits.current),
      });
    },
    [source, initial, inAddress],
  );
  const { stage, viewer, status, reopen, carryOn } = useViewer(open, (closed) => {
    kept.current = closed.getState();
  });
  const measuring = useMeasure(viewer);
  useCameraAddress(inAddress ? viewer : null);

  const retry = () => {
    const before = viewer?.quality ?? quality.current;
    if (status.error?.kind === 'outOfMemory' && before.budget) {
      quality.current = { ...before, budget: clampBudget(before.budget / 2) };
    }
    reopen();
  };
  const settings = useSettingsIfAny(viewer);
  const ready = viewer && settings ? { viewer, settings } : null;
  const { unsavedOf, saved } = useSavedState();

  return (
    <ViewerFrame
      {...frame}
      description={`Point cloud of ${frame.title}`}
      stage={stage}
      viewer={viewer}
      status={status}
      onRetry={retry}
      onCarryOn={carryOn}
      commands={ready ? [...commandsOf(ready.viewer, ready.settings), unitsCommand] : []}
      panels={ready ? panelsOf(ready.viewer, ready.settings) : []}
      panel={panel}
      onPanel={setPanel}
      keys={keys}
    >
      <UnsavedMeasurements number={unsavedOf(settings?.measurements ?? []).length} />
      {viewer && <MeasureOverlay viewer={viewer} measuring={measuring} />}
      {viewer && <ScaleBar viewer={viewer} />}
      {viewer && overlay?.(viewer)}
      {viewer && panel === 'clip' && <ClipHandles viewer={viewer} />}
    </ViewerFrame>
  );

  function panelsOf(shown: PointCloud, { measurements }: Settings): ViewerPanel[] {
    return [
      {
        id: 'display',
        label: 'Display',
        key: 'c',
        icon: IconPalette,
        content: (
          <DisplayPanel
            viewer={shown}
            upAxis={source.upAxis}
            onUpAxis={onUpAxis && ((upAxis) => onUpAxis(shown, upAxis))}
          />
        ),
      },
      ...toolPanels(shown, measurements.length, measuring),
      ...(panels?.(shown, saved(shown)) ?? []),
    ];
  }
}

const toolPanels = (
  viewer: PointCloud,
  count: number,
  measuring: ReturnType<typeof useMeasure>,
): ViewerPanel[] => [
  {
    id: 'measure',
    label: 'Measure',
    key: 'm',
    icon: IconRuler2,
    count,
    content: <MeasurePanel viewer={viewer} measuring={measuring} />,
  },
  {
    id: 'clip',
    label: 'Clip box',
    key: 'x',
    icon: IconCrop,
    content: <ClipPanel viewer={viewer} />,
  },
];

function commandsOf(viewer: PointCloud, { navigation, projection }: Settings): ViewerCommand[] {
  const flying = navigation === 'fly';
  const parallel = projection === 'parallel';
  return [
    {
      id: 'fly',
      group: 'navigation',
      label: 'Fly',
      key: 'g',
      icon: IconDrone,
      pressed: flying,
      run: () => viewer.setState({ navigation: flying ? 'orbit' : 'fly' }),
    },
    {
      id: 'parallel',
      group: 'navigation',
      label: 'Orthographic',
      key: 'o',
      icon: IconPerspectiveOff,
      pressed: parallel,
      run: () => viewer.setState({ projection: parallel ? 'perspective' : 'parallel' }),
    },
    ...views.map(({ view, ...command }) => ({
      ...command,
      id: view,
      group: 'views',
      run: () => viewer.show(view),
    })),
  ];
}
