import { IconBookmark, IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { Scan } from '@/api/documented/scans';
import type { Pin, UpAxis } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { PinsFailure } from '@/records/pins/PinsFailure';
import { PinsPanel } from '@/records/pins/PinsPanel';
import { pinsOnOptions } from '@/records/pins/pins';
import { SceneViewsPanel } from '@/records/scene-views/SceneViewsPanel';
import { ShareButton } from '@/records/share/ShareButton';
import { toast } from '@/shared/feedback/toast';
import { formatDate } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { href, paths } from '@/shared/routing/paths';
import { useAddressParams } from '@/shared/routing/search';
import { useSetVisibility, useTurnScan } from '../mutations';
import { scanCloud } from '../viewer/cloud/cloudSource';
import type { PointCloud } from '../viewer/cloud/createPointCloud';
import { turnState } from '../viewer/cloud/upAxis';
import type { CloudViewState } from '../viewer/cloud/viewState';
import { lookAt } from '../viewer/lookAt';
import { PointCloudViewer } from '../viewer/PointCloudViewer';
import { pickPlace } from '../viewer/pickPlace';
import { ScanPins } from '../viewer/ScanPins';
import { savedState, stateToSave } from '../viewer/savedState';
import type { SavedState } from '../viewer/useSavedState';

const ShareDialog = onDemand(() => import('@/records/share/ShareDialog'));

/** Shows a scan as a point cloud, with the project's pins and saved views. */
export function ScanViewer({ projectId, scan }: { projectId: string; scan: Scan }) {
  const { id, title, thumbnailUrl, upAxis } = scan;
  const [query, setQuery] = useAddressParams();
  const source = useMemo(() => scanCloud(projectId, id, upAxis), [projectId, id, upAxis]);
  // What the viewer showed before another axis pointed up.
  const [turned, setTurned] = useState<{ to: UpAxis; state: Partial<CloudViewState> }>();
  const before = turned?.to === upAxis ? turned.state : undefined;
  useLayoutEffect(() => {
    // The camera of the address belongs to the other axis.
    if (before) history.replaceState(history.state, '', location.pathname + location.search);
  }, [before]);
  const offered = useOffers();
  const turn = useTurnScan(projectId);
  const target = useMemo(() => ({ type: 'scan' as const, id }), [id]);
  const pins = useQuery(pinsOnOptions(projectId, target));
  const selected = query.get('pin');
  const select = (viewer: PointCloud) => (pin: Pin) => {
    setQuery((now) => {
      now.set('pin', pin.id);
      return now;
    });
    lookAt(viewer, pin.anchor);
  };
  return (
    <PointCloudViewer
      key={upAxis}
      title={title}
      back={{ href: href(paths.scans, { project: projectId }), label: 'Back to scans' }}
      aside={<Aside projectId={projectId} scan={scan} />}
      still={thumbnailUrl}
      source={source}
      {...(before && { initial: before })}
      onUpAxis={
        scan.permittedActions.includes('update') && offered('updateScanUpAxis')
          ? (viewer, next) => {
              const { camera: _, ...state } = viewer.getState();
              setTurned({ to: next, state: turnState(state, upAxis, next) });
              turn.mutate({ scan, upAxis: next });
            }
          : undefined
      }
      firstPanel={selected ? 'pins' : before ? 'display' : undefined}
      panels={(viewer, views) => [
        {
          id: 'pins',
          needs: 'listPins',
          label: 'Pins',
          key: 'n',
          icon: IconMapPin,
          count: pins.data?.data.length ?? 0,
          content: (
            <PinsPanel
              projectId={projectId}
              target={target}
              selected={selected}
              onSelect={select(viewer)}
              pickPlace={(signal, onMiss) => pickPlace(viewer, signal, onMiss)}
            />
          ),
        },
        {
          id: 'views',
          needs: 'listSceneViews',
          label: 'Saved views',
          key: 'v',
          icon: IconBookmark,
          content: (
            <ScanViews at={{ projectId, target }} upAxis={upAxis} viewer={viewer} views={views} />
          ),
        },
      ]}
      overlay={(viewer) => (
        <>
          <ScanPins
            viewer={viewer}
            pins={pins.data?.data}
            selected={selected}
            onSelect={select(viewer)}
          />
          <PinsFailure list={pins} />
        </>
      )}
    />
  );
}

interface ScanViewsProps {
  at: { projectId: string; target: { type: 'scan'; id: string } };
  upAxis: UpAxis;
  viewer: PointCloud;
  views: SavedState;
}

const ScanViews = ({ at, upAxis, viewer, views }: ScanViewsProps) => (
  <SceneViewsPanel
    at={at}
    capture={() => stateToSave(viewer.getState(), upAxis)}
    onSaved={views.note}
    onShow={(state) => {
      const saved = savedState(state, upAxis);
      if (saved) views.show(saved);
      else toast.error('This view was saved by another version of the portal and cannot be shown');
    }}
  />
);

function Aside({ projectId, scan }: { projectId: string; scan: Scan }) {
  const { id, title, createdAt } = scan;
  const setVisibility = useSetVisibility(projectId);
  return (
    <>
      {createdAt && <time dateTime={createdAt}>{formatDate(createdAt)}</time>}
      <ShareButton
        projectId={projectId}
        target={{ type: 'scan', id }}
        permitted={scan.permittedActions}
        dialog={(close) => (
          <ShareDialog
            projectId={projectId}
            targets={[{ type: 'scan', id, title, isPublic: scan.visibility === 'public' }]}
            onPublish={() => setVisibility.mutateAsync({ scan, visibility: 'public' })}
            onClose={close}
          />
        )}
      />
    </>
  );
}
