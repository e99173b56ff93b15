import { Button, Skeleton } from '@mantine/core';
import { IconDeviceCctv, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listFieldCamsOptions } from '@/api/generated/field-cams/listFieldCams.gen';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { useAddressParams } from '@/shared/routing/search';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { EmptyState, ErrorState } from '@/shared/ui/states';
import { CamCard } from '../parts/CamCard';
import classes from './FieldCamsPage.module.css';

const CamView = onDemand(() => import('../parts/CamView'));
const CamDialog = onDemand(() => import('../forms/CamDialog'));

/** Milliseconds after which the last pictures are asked for again. */
const ANEW = 60_000;

export default function FieldCamsPage() {
  const projectId = useProjectId();
  const [search, setSearch] = useAddressParams();
  const [adding, setAdding] = useState(false);
  const opened = search.get('cam');
  const open = (id: string | null) =>
    setSearch((query) => {
      id ? query.set('cam', id) : query.delete('cam');
      query.delete('day');
      return query;
    });
  const path = { projectId };
  const project = useQuery(getProjectOptions({ path }));
  const list = useQuery({
    ...listFieldCamsOptions({ path }),
    refetchInterval: ANEW,
    enabled: opened === null,
  });
  const cams = list.data?.data;
  const mayCreate = project.data?.data.permittedActions.includes('create_field_cam') ?? false;
  if (opened) {
    return (
      <PanelBoundary name="The camera" resetKeys={[opened]}>
        <Suspense fallback={<Skeleton h={400} m="lg" />}>
          <CamView key={opened} projectId={projectId} camId={opened} onClose={() => open(null)} />
        </Suspense>
      </PanelBoundary>
    );
  }
  const addButton = mayCreate && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      Add camera
    </Button>
  );
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHeading title="Field cam">Field cam</PageHeading>
        {addButton}
      </div>
      <PanelBoundary name="The cameras" resetKeys={[list.data]}>
        {list.isPending && (
          <div className={classes.grid} aria-busy="true">
            {['1', '2', '3'].map((key) => (
              <Skeleton key={key} h={270} radius="lg" />
            ))}
          </div>
        )}
        {list.error && !cams && (
          <ErrorState
            operation="listFieldCams"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {cams?.length === 0 && (
          <EmptyState
            icon={<IconDeviceCctv size={26} stroke={1.6} />}
            title="No cameras yet"
            action={addButton}
          >
            {mayCreate
              ? 'Add the first camera of this site; its pictures come by themselves then.'
              : 'Cameras that the project has appear here.'}
          </EmptyState>
        )}
        <ul className={classes.grid}>
          {cams?.map((cam) => (
            <CamCard key={cam.id} cam={cam} onOpen={() => open(cam.id)} />
          ))}
        </ul>
      </PanelBoundary>
      <Suspense>
        {adding && (
          <CamDialog
            projectId={projectId}
            cam={null}
            onClose={() => setAdding(false)}
            onCreated={open}
          />
        )}
      </Suspense>
    </div>
  );
}
