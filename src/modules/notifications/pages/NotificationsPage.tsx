import { Button, Skeleton, Tabs } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { getNotificationPreferencesOptions } from '@/api/generated/notifications.gen';
import { useUser } from '@/platform/auth/session';
import { AppLink } from '@/shared/routing/AppLink';
import { leave } from '@/shared/routing/leaveGuard';
import { href, paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/states';
import { DefaultNotifications } from '../forms/DefaultNotifications';
import { OptOut } from '../forms/OptOut';
import panel from '../parts/Panel.module.css';
import classes from './NotificationsPage.module.css';

const optOutTab = 'opt-out';

/** Everyone can open the page (specification, section 2); only signed-in users see the settings. */
export default function NotificationsPage() {
  const [path, navigate] = useLocation();
  const tab = useAddressQuery().get('tab') === optOutTab ? optOutTab : 'default';
  const signedIn = useUser() !== null;
  const addressOf = (name: string) => (name === optOutTab ? href(path, { tab: name }) : path);
  if (!signedIn) return <SignInFirst next={addressOf(tab)} />;
  const open = (name: string | null) => {
    if (name && name !== tab) leave(() => navigate(addressOf(name)));
  };
  return (
    <Tabs
      value={tab}
      onChange={open}
      // Arrow keys only move the focus, because opening a tab can ask for confirmation.
      activateTabWithKeyboard={false}
      keepMounted={false}
      variant="pills"
      classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '' }}
    >
      <Tabs.List aria-label="Notifications">
        <Tabs.Tab value="default">Default notifications</Tabs.Tab>
        <Tabs.Tab value={optOutTab}>Opt out</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={tab}>
        <Preferences tab={tab} optOutHref={addressOf(optOutTab)} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Preferences({ tab, optOutHref }: { tab: string; optOutHref: string }) {
  const { data, error, refetch } = useQuery(getNotificationPreferencesOptions());
  if (data) {
    const { items, optOut } = data.data;
    return tab === optOutTab ? (
      <OptOut saved={optOut} />
    ) : (
      <DefaultNotifications saved={items} optedOutHref={optOut.optedOut ? optOutHref : null} />
    );
  }
  if (!error) {
    return (
      <div className={classes.loading} aria-busy="true">
        <Skeleton h={232} radius="lg" />
        {tab !== optOutTab && <Skeleton h={232} radius="lg" />}
      </div>
    );
  }
  return (
    <div className={panel.panel}>
      <ErrorState operation="getNotificationPreferences" error={error} onRetry={() => refetch()} />
    </div>
  );
}

function SignInFirst({ next }: { next: string }) {
  return (
    <div className={panel.panel}>
      <EmptyState
        icon={<IconBell size={26} stroke={1.6} />}
        title="Log in to see your notification settings"
        action={
          <Button component={AppLink} href={href(paths.login, { next })}>
            Log in
          </Button>
        }
      >
        You choose what you are notified about, how often, and how.
      </EmptyState>
    </div>
  );
}
