import { Button, CloseButton, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch, IconSearchOff, IconWalk } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import { listToursInfiniteOptions } from '@/api/generated/tours/listTours.gen';
import type { TourSummary } from '@/api/generated/types.gen';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { useAddressParams } from '@/shared/routing/search';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import { EmptyState, ErrorState } from '@/shared/ui/states';
import { TourCard } from '../parts/TourCard';
import { UnfinishedScenes } from '../parts/UnfinishedScenes';
import classes from './ToursPage.module.css';

const TourDialog = onDemand(() => import('../forms/TourDialog'));
const ShareTour = onDemand(() => import('../parts/ShareTour'));
const DeleteTourDialog = onDemand(() => import('../parts/DeleteTourDialog'));

type OpenDialog =
  | { name: 'new' }
  | { name: 'share'; id: string }
  | { name: 'edit' | 'delete'; tour: TourSummary };

export default function ToursPage() {
  const projectId = useProjectId();
  const [address, setAddress] = useAddressParams();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const q = address.get('q') ?? '';
  const [asked] = useDebouncedValue(q.trim(), 250);
  const project = useQuery(getProjectOptions({ path: { projectId } }));
  const tours = useInfiniteQuery({
    ...listToursInfiniteOptions({ path: { projectId }, query: { ...(asked && { q: asked }) } }),
    initialPageParam: { path: { projectId } },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const search = (text: string) =>
    setAddress((query) => {
      if (text) query.set('q', text);
      else query.delete('q');
      return query;
    });

  const all = tours.data?.pages.flatMap(({ data }) => data);
  const mayCreate = project.data?.data.permittedActions.includes('create_tour');
  // As it is now: making it public changes it.
  const sharedTour = dialog?.name === 'share' && all?.find(({ id }) => id === dialog.id);
  const close = () => setDialog(null);
  const newButton = mayCreate && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog({ name: 'new' })}>
      New tour
    </Button>
  );

  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHeading title="Virtual tours">Virtual tours</PageHeading>
        {newButton}
      </div>
      {mayCreate && <UnfinishedScenes projectId={projectId} />}
      {(all?.length !== 0 || q) && (
        <search aria-label="Tours">
          <TextInput
            className={classes.search}
            type="search"
            aria-label="Search tours"
            placeholder="Search"
            leftSection={<IconSearch size={16} />}
            value={q}
            onChange={(event) => search(event.currentTarget.value)}
            rightSection={
              q && <CloseButton size="sm" aria-label="Clear search" onClick={() => search('')} />
            }
          />
        </search>
      )}
      {tours.isPending && (
        <div className={classes.grid} aria-busy="true">
          {['1', '2', '3', '4', '5', '6'].map((key) => (
            <Skeleton key={key} h={272} radius="lg" />
          ))}
        </div>
      )}
      {tours.error && !all && (
        <ErrorState operation="listTours" error={tours.error} onRetry={() => tours.refetch()} />
      )}
      {all?.length === 0 && !asked && (
        <EmptyState
          icon={<IconWalk size={26} stroke={1.6} />}
          title="No tours yet"
          action={newButton}
        >
          {mayCreate
            ? 'Begin one and add 360° photos as its scenes, then join them by links.'
            : 'Tours that the team publishes appear here.'}
        </EmptyState>
      )}
      {all?.length === 0 && asked && (
        <EmptyState
          icon={<IconSearchOff size={26} stroke={1.6} />}
          title="No tour matches"
          action={
            <Button variant="default" onClick={() => search('')}>
              Clear search
            </Button>
          }
        >
          Try other words of the title or the description.
        </EmptyState>
      )}
      {all && all.length > 0 && (
        <PanelBoundary name="The tours">
          <ul className={classes.grid} aria-label="Tours">
            {all.map((tour) => (
              <TourCard
                key={tour.id}
                tour={tour}
                onShare={() => setDialog({ name: 'share', id: tour.id })}
                onEdit={() => setDialog({ name: 'edit', tour })}
                onDelete={() => setDialog({ name: 'delete', tour })}
              />
            ))}
          </ul>
        </PanelBoundary>
      )}
      {tours.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={tours.isFetchingNextPage}
          onClick={() => tours.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <Suspense>
        {dialog?.name === 'new' && <TourDialog projectId={projectId} onClose={close} />}
        {dialog?.name === 'edit' && (
          <TourDialog projectId={projectId} tour={dialog.tour} onClose={close} />
        )}
        {sharedTour && <ShareTour projectId={projectId} tour={sharedTour} onClose={close} />}
        {dialog?.name === 'delete' && (
          <DeleteTourDialog projectId={projectId} tour={dialog.tour} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
