import { IconCircleCheck, IconPlugConnectedX, IconTool } from '@tabler/icons-react';
import type { FieldCamStatus } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import { stateOf } from '@/shared/ui/status';
import classes from './Cam.module.css';

const icons = { online: IconCircleCheck, offline: IconPlugConnectedX, maintenance: IconTool };

export function CamStatus({ status }: { status: FieldCamStatus }) {
  const Icon = icons[status];
  return (
    <span
      className={`inline-flex gap-4 items-center text-xs medium nowrap ${classes.status}`}
      data-state={stateOf(status)}
    >
      <Icon size={16} aria-hidden="true" />
      {optionLabel(status)}
    </span>
  );
}
