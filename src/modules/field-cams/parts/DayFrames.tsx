import { useQuery } from '@tanstack/react-query';
import { listFieldCamFramesOptions } from '@/api/generated/field-cams.gen';
import type { FieldCamDetail } from '@/api/generated/types.gen';
import { addDays } from '@/shared/format/region';
import { useDay } from '../useDay';
import { FrameScreen } from './FrameScreen';

/** How often to refetch the pictures of the current day, in milliseconds. */
const REFETCH_MS = 60_000;

interface Props {
  cam: FieldCamDetail;
  lastFrameAt: string;
}

/** Shows the pictures of a camera by day, back to the oldest that is stored. */
export function DayFrames({ cam, lastFrameAt }: Props) {
  const days = useDay(lastFrameAt);
  const frames = useQuery({
    ...listFieldCamFramesOptions({
      path: { projectId: cam.projectId, fieldCamId: cam.id },
      query: { date: days.day },
    }),
    select: ({ data }) => data,
    refetchInterval: days.day === days.latest ? REFETCH_MS : false,
  });
  return (
    <FrameScreen
      cam={cam}
      at={days}
      oldest={addDays(days.latest, -cam.retentionDays)}
      frames={frames}
      operation="listFieldCamFrames"
      mayDownload
    />
  );
}
