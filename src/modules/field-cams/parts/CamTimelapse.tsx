import { useQuery } from '@tanstack/react-query';
import { getFieldCamTimelapseOptions } from '@/api/generated/field-cams.gen';
import type { FieldCamDetail } from '@/api/generated/types.gen';
import { TimelapsePlayer } from './TimelapsePlayer';

interface Props {
  cam: FieldCamDetail;
  timelapseId: string;
  onClose: () => void;
}

/** Shows a time-lapse of a camera, for members. */
export default function CamTimelapse({ cam, timelapseId, onClose }: Props) {
  const found = useQuery({
    ...getFieldCamTimelapseOptions({
      path: { projectId: cam.projectId, fieldCamId: cam.id, timelapseId },
    }),
    select: ({ data }) => data,
  });
  return (
    <TimelapsePlayer
      cam={cam}
      timelapse={found}
      operation="getFieldCamTimelapse"
      onClose={onClose}
    />
  );
}
