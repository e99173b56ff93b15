import { Suspense } from 'react';
import type { Photo, PhotoSummary } from '@/api/generated/types.gen';
import type { useSelection } from '@/shared/collection/useSelection';
import type { View, ViewControl } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { photoView } from '../photoView';
import { PhotoGrid } from './PhotoGrid';

const SiteMap = onDemand(() => import('./SiteMap'));

interface Props {
  view: View<typeof photoView>;
  change: ViewControl<typeof photoView>['change'];
  summary: PhotoSummary | undefined;
  photos: readonly Photo[];
  /** Whether all are loaded. */
  complete: boolean;
  selection: ReturnType<typeof useSelection>;
  onOpen: (photoId: string) => void;
  onMore: () => void;
}

/** Shows the photos in a grid, or on the plan of the site. */
export function Photos({
  view,
  change,
  summary,
  photos,
  complete,
  selection,
  onOpen,
  onMore,
}: Props) {
  return (
    <>
      {view.layout === 'map' && (
        <Suspense fallback={<Skeleton shape="media" h={320} />}>
          <SiteMap
            plans={summary?.plans ?? []}
            planId={view.plan}
            onPlan={(plan) => change({ plan })}
            photos={photos}
            complete={complete}
            onMore={onMore}
            onOpen={onOpen}
          />
        </Suspense>
      )}
      {view.layout === 'grid' && (
        <PhotoGrid
          photos={photos}
          selected={selection.selected}
          onSelect={selection.select}
          onOpen={onOpen}
          onEnd={onMore}
        />
      )}
    </>
  );
}
