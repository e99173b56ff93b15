import { IconCircleCheck, IconPlugConnectedX, IconTool } from '@tabler/icons-react';
import type { FieldCamStatus } from '@/api/generated/types.gen';
import classes from './Cam.module.css';

export const statusLabels: Record<FieldCamStatus, string> = {
  online: 'Online',
  offline: 'Offline',
  maintenance: 'In maintenance',
};
const icons = { online: IconCircleCheck, offline: IconPlugConnectedX, maintenance: IconTool };

export function CamStatus({ status }: { status: FieldCamStatus }) {
  const Icon = icons[status];
  return (
    <span className={classes.status} data-status={status}>
      <Icon size={15} aria-hidden="true" />
      {statusLabels[status]}
    </span>
  );
}
