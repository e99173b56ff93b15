import { useQuery } from '@tanstack/react-query';
import { listPublicFieldCamFrames } from '@/api/generated/public/listPublicFieldCamFrames.gen';
import type { PublicFieldCam } from '@/api/generated/types.gen';
import { useDay } from '../useDay';
import { FrameScreen } from './FrameScreen';

/**
 * How often to refetch the pictures of a day, in milliseconds, because more become public over
 * time.
 */
const REFETCH_MS = 60_000;

/** Shows the pictures of a shared camera by day, for visitors. */
export function SharedFrames({ cam, token }: { cam: PublicFieldCam; token: string }) {
  const days = useDay(cam.lastFrameAt ?? cam.createdAt);
  const frames = useQuery({
    queryKey: ['public-cam-frames', token, cam.id, days.day],
    queryFn: async ({ signal }) => {
      const { data } = await listPublicFieldCamFrames({
        path: { fieldCamId: cam.id },
        query: { date: days.day },
        signal,
        throwOnError: true,
      });
      return data.data;
    },
    refetchInterval: REFETCH_MS,
  });
  return <FrameScreen cam={cam} at={days} frames={frames} operation="listPublicFieldCamFrames" />;
}
