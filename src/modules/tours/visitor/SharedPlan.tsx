import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { getPublicTourPlanOptions } from '@/api/generated/public/getPublicTourPlan.gen';
import type { PublicTourPlan } from '@/api/generated/types.gen';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { PlanPanel } from '../viewer/PlanPanel';

interface Props extends Omit<ComponentProps<typeof PlanPanel>, 'onPlace'> {
  tourId: string;
  size: PublicTourPlan;
}

/** The plan of a shared tour, loaded with the token of the link. */
export function SharedPlan({ tourId, size, tour, ...panel }: Props) {
  const picture = useQuery(getPublicTourPlanOptions({ path: { tourId } }));
  const url = useObjectUrl(picture.data);
  if (url) return <PlanPanel {...panel} tour={{ ...tour, plan: { ...size, url } }} />;
  if (!picture.error) return <Skeleton shape="media" h={200} />;
  return (
    <ErrorState
      operation="getPublicTourPlan"
      error={picture.error}
      onRetry={() => picture.refetch()}
    />
  );
}

/** Returns an object URL of a file. It is revoked after use. */
function useObjectUrl(file: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
