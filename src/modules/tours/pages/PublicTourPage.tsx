import { IconWalk } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getPublicTourOptions } from '@/api/generated/public/getPublicTour.gen';
import { SharedTarget, type Visited } from '@/records/visitors/SharedTarget';
import { REFETCH_MS, useLookAgain } from '@/records/visitors/useVisit';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { SharedTour } from '../visitor/SharedTour';

/** Shows the public page of a shared tour. */
export default function PublicTourPage() {
  return (
    <SharedTarget type="tour">
      {(shared) => <OneTour key={shared.target.id} {...shared} />}
    </SharedTarget>
  );
}

function OneTour(shared: Visited) {
  const { target, token } = shared;
  const tour = useQuery({
    ...getPublicTourOptions({ path: { tourId: target.id } }),
    refetchInterval: REFETCH_MS,
  });
  useLookAgain(token, tour.isError);
  const data = tour.data?.data;
  if (data && data.scenes.length > 0) return <SharedTour {...shared} tour={data} />;
  return (
    <div className="page-frame w-reading centered">
      <PageHeading title={target.title}>{target.title}</PageHeading>
      {tour.isPending && <Skeleton shape="media" h="60vh" />}
      {tour.error && !data && (
        <ErrorState operation="getPublicTour" error={tour.error} onRetry={() => tour.refetch()} />
      )}
      {data && (
        <EmptyState icon={<IconWalk size={20} />} title="No scenes yet">
          This tour has no photos yet. Check back later.
        </EmptyState>
      )}
    </div>
  );
}
