import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listSessionsOptions } from '@/api/generated/profile/listSessions.gen';
import type { Session } from '@/api/generated/types.gen';
import { formatTime } from '@/shared/format/format';
import { Panel } from '@/shared/ui/panel/Panel';
import classes from '@/shared/ui/panel/Panel.module.css';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import { Tag } from '@/shared/ui/Tag';
import { useDeleteOtherSessions, useDeleteSession } from '../mutations';

const icons: Readonly<Record<string, typeof IconDeviceDesktop>> = {
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
};

const nameOf = ({ browser, system }: Session) =>
  [browser ?? 'Unknown browser', system].filter(Boolean).join(' on ');

/** Shows the devices on which the person is signed in. */
export function SessionsPanel() {
  const { data, error, refetch } = useQuery(listSessionsOptions());
  const endOthers = useDeleteOtherSessions();
  const sessions = data?.data ?? [];
  return (
    <Panel
      title="Sessions"
      text="Where you are signed in. End a session that you do not know, and change your password."
    >
      {error && !data && (
        <ErrorLine operation="listSessions" error={error} onRetry={() => refetch()} />
      )}
      {!data && !error && <Skeleton shape="card" h={64} mt="md" />}
      <ul className={`list ${classes.list}`} aria-label="Sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={`flex wrap gap-8 justify-end ${classes.actions}`}>
          <Button
            variant="default"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            End all other sessions
          </Button>
        </div>
      )}
    </Panel>
  );
}

function SessionRow({ session }: { session: Session }) {
  const end = useDeleteSession();
  const { id, current, startedAt, lastUsedAt, ip, deviceType } = session;
  const Icon = icons[deviceType ?? ''] ?? IconDeviceDesktop;
  const name = nameOf(session);
  return (
    <li className={`row wrap gap-8-16 line-below ${classes.row}`}>
      <Icon size={20} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <p className="row wrap gap-4-8 m-0 medium">
          {name} {current && <Tag state="done">This device</Tag>}
        </p>
        <p className="m-0 quiet">
          Signed in {formatTime(startedAt)}
          {ip && ` from ${ip}`}
        </p>
        {!current && <p className="m-0 quiet">Last used {formatTime(lastUsedAt)}</p>}
      </div>
      {!current && (
        <Button
          variant="default"
          loading={end.isPending}
          aria-label={`End session: ${name}`}
          onClick={() => end.mutate(id)}
        >
          End session
        </Button>
      )}
    </li>
  );
}
