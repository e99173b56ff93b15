import { IconCircleCheck, IconPlugConnectedX, IconTool } from '@tabler/icons-react';
import type { FieldCamStatus } from '@/api/generated/types.gen';
import classes from './Cam.module.css';

const signs: Record<FieldCamStatus, [label: string, icon: typeof IconTool]> = {
  online: ['Online', IconCircleCheck],
  offline: ['Offline', IconPlugConnectedX],
  maintenance: ['In maintenance', IconTool],
};

export function CamStatus({ status }: { status: FieldCamStatus }) {
  const [label, Icon] = signs[status];
  return (
    <span className={classes.status} data-status={status}>
      <Icon size={15} aria-hidden="true" />
      {label}
    </span>
  );
}
