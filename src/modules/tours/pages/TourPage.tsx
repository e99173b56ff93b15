import { Button } from '@mantine/core';
import { IconPhotoPlus, IconWalk } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { getTourOptions } from '@/api/generated/tours.gen';
import { useOffers } from '@/api/offers';
import { onDemand } from '@/shared/onDemand';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { recordIdIn } from '@/shared/routing/recordId';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { UnfinishedScenes } from '../parts/UnfinishedScenes';
import { TourView } from '../viewer/TourView';

const SceneDialog = onDemand(() => import('../forms/SceneDialog'));

export default function TourPage() {
  const projectId = useProjectId();
  const projectHref = useProjectHref();
  const tourId = recordIdIn(usePathname(), paths.tours) ?? '';
  const [adding, setAdding] = useState(false);
  const tour = useQuery(getTourOptions({ path: { projectId, tourId } }));
  const data = tour.data?.data;
  const back = projectHref(paths.tours);
  const takesScenes = useOffers()('createTourSceneFromUpload');
  const add = () => setAdding(true);
  const close = () => setAdding(false);

  return (
    <>
      {data && data.scenes.length > 0 && (
        <TourView
          key={data.id}
          projectId={projectId}
          tour={data}
          back={back}
          onAddScene={takesScenes ? add : undefined}
        />
      )}
      {!(data && data.scenes.length > 0) && (
        <div className="flex column gap-16 page-frame w-page">
          <PageHeading title={data?.title ?? 'Tour'}>{data?.title ?? 'Tour'}</PageHeading>
          {tour.isPending && <Skeleton shape="media" h="60vh" />}
          {tour.error && !data && (
            <ErrorState operation="getTour" error={tour.error} onRetry={() => tour.refetch()} />
          )}
          {data?.permittedActions.includes('update') && (
            <UnfinishedScenes projectId={projectId} tourId={tourId} />
          )}
          {data && (
            <EmptyState
              icon={<IconWalk size={20} />}
              title="No scenes yet"
              action={
                takesScenes &&
                data.permittedActions.includes('update') && (
                  <Button leftSection={<IconPhotoPlus size={16} />} onClick={add}>
                    Add scenes
                  </Button>
                )
              }
            >
              A scene is one 360° photo: a JPEG or PNG twice as wide as high.
            </EmptyState>
          )}
          <AppLink href={back}>All tours</AppLink>
        </div>
      )}
      {adding && data && (
        <PanelBoundary name="The upload" floating onClose={close}>
          <Suspense>
            <SceneDialog projectId={projectId} tour={data} onClose={close} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}
