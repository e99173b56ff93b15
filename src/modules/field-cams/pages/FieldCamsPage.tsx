import { IconDeviceCctv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listFieldCamsOptions } from '@/api/generated/field-cams.gen';
import { zFieldCamStatus } from '@/api/generated/schemas/field-cams.gen';
import { WhyNot } from '@/records/permissions/WhyNot';
import { AddButton } from '@/shared/collection/AddButton';
import { CollectionPage } from '@/shared/collection/CollectionPage';
import { oneOf } from '@/shared/collection/filter/filters';
import { allOr } from '@/shared/collection/filter/options';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { choice, filter, openItem, searchWords, useView } from '@/shared/collection/view';
import { matchesWords } from '@/shared/format/matchesWords';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { CamCard } from '../parts/CamCard';

const CamView = onDemand(() => import('../parts/CamView'));
const CamDialog = onDemand(() => import('../forms/CamDialog'));

/** How often to refetch the latest pictures, in milliseconds. */
const REFETCH_MS = 60_000;

const camView = {
  q: searchWords,
  status: filter(zFieldCamStatus.options),
  layout: choice(['grid', 'list'], 'grid'),
  cam: openItem('day'),
};

export default function FieldCamsPage() {
  const projectId = useProjectId();
  const { view, change } = useView(camView);
  if (!view.cam) return <CamList projectId={projectId} />;
  return (
    <PanelBoundary name="The camera" resetKeys={[view.cam]}>
      <Suspense fallback={<Skeleton shape="media" h={400} m="lg" />}>
        <CamView
          key={view.cam}
          projectId={projectId}
          camId={view.cam}
          onClose={() => change({ cam: '' })}
        />
      </Suspense>
    </PanelBoundary>
  );
}

function CamList({ projectId }: { projectId: string }) {
  const state = useView(camView);
  const { q, status, layout } = state.view;
  const [adding, setAdding] = useState(false);
  const list = useQuery({
    ...listFieldCamsOptions({ path: { projectId } }),
    refetchInterval: REFETCH_MS,
  });
  const cams = list.data?.data.filter(
    (cam) =>
      (status === 'all' || cam.status === status) &&
      matchesWords(q, cam.name, cam.locationDetail, cam.provider),
  );
  const mayCreate = useProjectActions(projectId)('create_field_cam');
  const close = () => setAdding(false);
  return (
    <CollectionPage
      title="Field cameras"
      noun={{ one: 'camera', many: 'cameras' }}
      icon={IconDeviceCctv}
      operation="listFieldCams"
      list={list}
      items={cams}
      total={cams?.length}
      state={state}
      filters={[
        oneOf({
          label: 'Status',
          value: status,
          options: allOr('All cameras', zFieldCamStatus.options),
          onChange: (chosen) => state.change({ status: chosen }),
        }),
      ]}
      action={
        mayCreate ? (
          <AddButton label="Add camera" onClick={() => setAdding(true)} />
        ) : (
          <WhyNot
            projectId={projectId}
            absent={[{ module: 'field-cams', action: 'create', does: 'add cameras' }]}
          />
        )
      }
      purpose={
        mayCreate
          ? 'Add the first camera of this site. Its pictures then arrive automatically.'
          : 'Cameras of this project appear here.'
      }
      card={(cam) => (
        <CamCard key={cam.id} cam={cam} href={state.hrefOf({ cam: cam.id })} layout={layout} />
      )}
      dialog={
        adding && (
          <CamDialog
            projectId={projectId}
            cam={null}
            onClose={close}
            onCreated={(cam) => state.change({ cam })}
          />
        )
      }
      onCloseDialog={close}
    />
  );
}
