import { useQuery } from '@tanstack/react-query';
import { listFieldCamFramesOptions } from '@/api/generated/field-cams/listFieldCamFrames.gen';
import type { FieldCamDetail } from '@/api/generated/types.gen';
import { useDay } from '../useDay';
import { FrameScreen } from './FrameScreen';

/** The pictures of a camera, day by day. */
export function DayFrames({ cam }: { cam: FieldCamDetail }) {
  const at = useDay(cam.lastFrameAt ?? cam.createdAt);
  const frames = useQuery({
    ...listFieldCamFramesOptions({
      path: { projectId: cam.projectId, fieldCamId: cam.id },
      query: { date: at.day },
    }),
    select: ({ data }) => data,
  });
  return <FrameScreen name={cam.name} at={at} frames={frames} operation="listFieldCamFrames" />;
}
