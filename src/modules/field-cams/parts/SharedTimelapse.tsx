import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getPublicFieldCamTimelapse } from '@/api/generated/public/getPublicFieldCamTimelapse.gen';
import type { PublicFieldCam, PublicTimelapse } from '@/api/generated/types.gen';
import { REFETCH_MS, useLookAgain } from '@/records/visitors/useVisit';
import { delayOf } from '../clock';
import classes from './Cam.module.css';
import { TimelapsePlayer } from './TimelapsePlayer';

interface Props {
  cam: PublicFieldCam;
  token: string;
  timelapse: PublicTimelapse;
  onClose: () => void;
}

/** Shows a time-lapse for visitors, up to the delay of the public stream. */
export default function SharedTimelapse({ cam, token, timelapse, onClose }: Props) {
  const { id, frameCount, isComplete } = timelapse;
  const found = useQuery({
    // The time-lapse changes when more of its pictures become public.
    queryKey: ['public-timelapse', token, id, frameCount],
    queryFn: async ({ signal }) => {
      const path = { fieldCamId: cam.id, timelapseId: id };
      const { data } = await getPublicFieldCamTimelapse({ path, signal, throwOnError: true });
      return data.data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
  useLookAgain(token, found.isError);
  return (
    <TimelapsePlayer
      cam={cam}
      timelapse={found}
      operation="getPublicFieldCamTimelapse"
      onClose={onClose}
    >
      {!isComplete && (
        <p className={`quiet text-sm ${classes.day}`}>
          Its latest pictures are not public yet: each appears {delayOf(cam.publicDelaySec)} after
          it was taken.
        </p>
      )}
    </TimelapsePlayer>
  );
}
