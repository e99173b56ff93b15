import { Button, Tabs } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { getNotificationPreferencesOptions } from '@/api/generated/notifications.gen';
import { getTemplateOptions, listTemplatesOptions } from '@/api/generated/templates.gen';
import { useUser } from '@/platform/auth/session';
import { accountOptions } from '@/records/account/accountOptions';
import panel from '@/records/notifications/Panel.module.css';
import { TemplateSelect } from '@/records/templates/TemplateSelect';
import { AppLink } from '@/shared/routing/AppLink';
import { leave } from '@/shared/routing/leaveGuard';
import { href, paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { DefaultNotifications } from '../forms/DefaultNotifications';
import { OptOut } from '../forms/OptOut';
import { TemplateNotifications } from '../forms/TemplateNotifications';
import { Times } from '../forms/Times';
import classes from './NotificationsPage.module.css';

const optOutTab = 'opt-out';

/** Everyone can open the page (specification, section 2); only signed-in users see the settings. */
export default function NotificationsPage() {
  const query = useAddressQuery();
  if (!useUser()) return <SignInFirst next={`${location.pathname}${location.search}`} />;
  return <Settings template={query.get('template')} />;
}

/** Own settings or those of a template, for people who may see templates. */
function Settings({ template }: { template: string | null }) {
  const account = useQuery(accountOptions());
  // Read at the same time, and shown below.
  useQuery({ ...getNotificationPreferencesOptions(), enabled: template === null });
  // Whether the choice has a place above the settings is known first, so that they do not move under the mouse. They do
  // not wait for a host that fails.
  if (account.isPending && account.failureCount === 0) return <Loading cards={2} />;
  const mayChoose = account.data?.data.permittedActions.includes('view_templates') === true;
  return (
    <>
      {mayChoose && <Choice chosen={template} />}
      {template === null ? <OwnSettings /> : <OfTemplate key={template} id={template} />}
    </>
  );
}

/** It stands in its place before the templates are known. */
function Choice({ chosen }: { chosen: string | null }) {
  const { data, isError } = useQuery(listTemplatesOptions());
  if (isError && !data) return null;
  return (
    <div className="mb-20">
      <TemplateSelect templates={data?.data ?? []} chosen={chosen} label="Settings of" none="Me" />
    </div>
  );
}

function OfTemplate({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(getTemplateOptions({ path: { templateId: id } }));
  if (data) return <TemplateNotifications template={data.data} />;
  if (!error) return <Loading cards={2} />;
  return <ErrorState operation="getTemplate" error={error} onRetry={() => void refetch()} />;
}

function OwnSettings() {
  const [path, navigate] = useLocation();
  const tab = useAddressQuery().get('tab') === optOutTab ? optOutTab : 'default';
  const addressOf = (name: string) => (name === optOutTab ? href(path, { tab: name }) : path);
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
    const { items, defaultsOf, optOut, times } = data.data;
    return tab === optOutTab ? (
      <OptOut saved={optOut} />
    ) : (
      <div className="grid gap-16">
        <DefaultNotifications
          saved={items}
          defaultsOf={defaultsOf}
          optedOutHref={optOut.optedOut ? optOutHref : null}
        />
        <Times saved={times} />
      </div>
    );
  }
  if (!error) return <Loading cards={tab === optOutTab ? 1 : 2} />;
  return (
    <div className={panel.panel}>
      <ErrorState operation="getNotificationPreferences" error={error} onRetry={() => refetch()} />
    </div>
  );
}

const Loading = ({ cards }: { cards: 1 | 2 }) => (
  <Skeleton shape="card" count={cards} h={232} className="gap-16" />
);

function SignInFirst({ next }: { next: string }) {
  return (
    <div className={panel.panel}>
      <EmptyState
        icon={<IconBell size={20} />}
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
