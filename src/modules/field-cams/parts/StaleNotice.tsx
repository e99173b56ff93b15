import { Alert } from '@mantine/core';
import { IconPlugConnectedX, IconTool } from '@tabler/icons-react';
import type { FieldCam } from '@/api/generated/types.gen';
import { formatSiteTime } from '@/shared/format/siteTime';
import { ago } from '@/shared/forms/ago';
import { everyOf } from '../clock';

/** Shows the age of the last picture if the camera is not online. */
export function StaleNotice({ cam }: { cam: FieldCam }) {
  const { status, lastFrameAt, intervalSec } = cam;
  if (status === 'online') return null;
  const isOffline = status === 'offline';
  const last = lastFrameAt
    ? `The last picture came ${ago(Date.parse(lastFrameAt))} (${formatSiteTime(lastFrameAt)}).`
    : 'No picture has arrived yet.';
  return (
    <Alert
      mb="sm"
      p="xs"
      color={isOffline ? 'red' : 'amber'}
      icon={isOffline ? <IconPlugConnectedX size={16} /> : <IconTool size={16} />}
      title={isOffline ? 'The camera is offline' : 'The camera is in maintenance'}
    >
      {last} {isOffline && `It should take a picture ${everyOf(intervalSec)}.`}
    </Alert>
  );
}
