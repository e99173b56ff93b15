import { IconWalk } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listToursInfiniteOptions } from '@/api/generated/tours.gen';
import type { TourSummary } from '@/api/generated/types.gen';
import { WhyNot } from '@/records/permissions/WhyNot';
import { AddButton } from '@/shared/collection/AddButton';
import { byCursor } from '@/shared/collection/byCursor';
import { CollectionPage } from '@/shared/collection/CollectionPage';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { choice, searchWords, useView } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { useProjectId } from '@/shared/routing/currentProject';
import { TourCard } from '../parts/TourCard';
import { UnfinishedScenes } from '../parts/UnfinishedScenes';

const TourDialog = onDemand(() => import('../forms/TourDialog'));
const ShareTour = onDemand(() => import('../parts/ShareTour'));
const DeleteTourDialog = onDemand(() => import('../parts/DeleteTourDialog'));

const tourView = { q: searchWords, layout: choice(['grid', 'list'], 'grid') };

type OpenDialog = { name: 'new' } | { name: 'edit' | 'share' | 'delete'; tour: TourSummary };

export default function ToursPage() {
  const projectId = useProjectId();
  const state = useView(tourView);
  const { q, layout } = state.view;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const list = useInfiniteQuery({
    ...listToursInfiniteOptions({ path: { projectId }, query: { ...(q && { q }) } }),
    ...byCursor(projectId),
  });
  const tours = list.data?.pages.flatMap(({ data }) => data);
  const mayCreate = useProjectActions(projectId)('create_tour');
  const opened = dialog && 'tour' in dialog ? dialog.tour : null;
  // The tour can change while a dialog is open: by the dialog itself, or by a colleague.
  const latest = tours?.find(({ id }) => id === opened?.id) ?? opened;
  const close = () => setDialog(null);

  return (
    <CollectionPage
      title="Tours"
      noun={{ one: 'tour', many: 'tours' }}
      icon={IconWalk}
      operation="listTours"
      list={list}
      items={tours}
      total={list.data?.pages[0]?.total}
      state={state}
      action={
        mayCreate ? (
          <AddButton label="New tour" onClick={() => setDialog({ name: 'new' })} />
        ) : (
          <WhyNot
            projectId={projectId}
            absent={[{ module: 'tours', action: 'create', does: 'create tours' }]}
          />
        )
      }
      purpose={
        mayCreate
          ? 'Create a tour, add 360° photos as its scenes, then connect them with links.'
          : 'Tours that the team publishes appear here.'
      }
      notice={mayCreate && <UnfinishedScenes projectId={projectId} />}
      card={(tour) => (
        <TourCard
          key={tour.id}
          tour={tour}
          layout={layout}
          onAct={(name) => setDialog({ name, tour })}
        />
      )}
      dialog={
        dialog && (
          <>
            {dialog.name === 'new' && <TourDialog projectId={projectId} onClose={close} />}
            {dialog.name === 'edit' && latest && (
              <TourDialog projectId={projectId} tour={latest} onClose={close} />
            )}
            {dialog.name === 'share' && latest && (
              <ShareTour projectId={projectId} tour={latest} onClose={close} />
            )}
            {dialog.name === 'delete' && latest && (
              <DeleteTourDialog projectId={projectId} tour={latest} onClose={close} />
            )}
          </>
        )
      }
      onCloseDialog={close}
    />
  );
}
