import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getNotificationCountsOptions } from '@/api/generated/notifications.gen';
import { count, formatNumber } from '@/shared/format/format';
import { usePolling } from '@/shared/live/liveState';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import classes from './Bell.module.css';
import { useSeenRecord } from './useSeenRecord';

const NotificationDrawer = onDemand(() => import('./NotificationDrawer'));

/** The numbers are at most this old without the stream of events, in milliseconds. */
const POLLING_MS = 60_000;
const MOST = 99;

/** Shows the bell of the top bar: what waits for the person as a number, news as a dot. */
export default function Bell() {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const counts = useQuery({
    ...getNotificationCountsOptions(),
    refetchInterval: usePolling(POLLING_MS),
  });
  const { forMe = 0, news = 0 } = counts.data?.data ?? {};
  useSeenRecord(forMe + news > 0);
  const words = [
    'Notifications',
    ...(forMe > 0 ? [`${formatNumber(forMe)} for you`] : []),
    ...(news > 0 ? [count(news, 'update')] : []),
  ];
  const preload = () => void NotificationDrawer.preload().catch(() => {});
  return (
    <>
      <ActionIcon
        className={classes.bell}
        variant="transparent"
        color="white"
        size="lg"
        aria-label={words.join(', ')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        <IconBell size={20} />
        {forMe > 0 && (
          <span className={`absolute rounded text-xs strong text-center ${classes.count}`}>
            {forMe > MOST ? `${MOST}+` : formatNumber(forMe)}
          </span>
        )}
        {forMe === 0 && news > 0 && <span className={`absolute round ${classes.dot}`} />}
      </ActionIcon>
      {wanted && (
        <PanelBoundary name="The notifications" floating onClose={() => setWanted(false)}>
          <Suspense>
            <NotificationDrawer opened={opened} onClose={() => setOpened(false)} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}
