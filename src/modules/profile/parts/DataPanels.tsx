import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Profile } from '@/api/generated/types.gen';
import { onDemand } from '@/shared/onDemand';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import { Panel } from '@/shared/ui/panel/Panel';
import classes from '@/shared/ui/panel/Panel.module.css';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useExportProfile } from '../mutations';

const DeleteDialog = onDemand(() => import('../forms/DeleteDialog'));

const list = new Intl.ListFormat('en');

const whyBlocked = ({ soleAdminOf }: Profile): string | null =>
  soleAdminOf.length > 0
    ? `You are the only administrator of ${list.format(soleAdminOf.map(({ name }) => name))}. Appoint another one before you delete your account.`
    : null;

/** Notifications, one's own data, and the end of the account. */
export function DataPanels({ profile }: { profile: Profile }) {
  const reaches = useReaches();
  const [deleting, setDeleting] = useState(false);
  const download = useExportProfile();
  const close = () => setDeleting(false);
  const blocked = whyBlocked(profile);
  return (
    <>
      {reaches(paths.templateNotifications) && (
        <Panel
          title="Notifications"
          text="Which notifications you get, how often and through which channels."
        >
          <div className={`flex wrap gap-8 justify-end ${classes.actions}`} data-start>
            <Button component={AppLink} href={paths.templateNotifications} variant="default">
              Notification settings
            </Button>
          </div>
        </Panel>
      )}
      <Panel
        title="Your data"
        text="Everything that the portal stores about you, as a JSON file: profile, projects, sessions, notifications, and the records that you made or that name you."
      >
        <div className={`flex wrap gap-8 justify-end ${classes.actions}`} data-start>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            Download your data
          </Button>
        </div>
      </Panel>
      <Panel
        title="Delete account"
        text={blocked ?? 'You leave all projects. Your name stays in records and their history.'}
      >
        {!blocked && (
          <div className={`flex wrap gap-8 justify-end ${classes.actions}`} data-start>
            <Button color="red" variant="outline" onClick={() => setDeleting(true)}>
              Delete account
            </Button>
          </div>
        )}
      </Panel>
      <PanelBoundary name="The form" resetKeys={[deleting]} onClose={close}>
        <Suspense>{deleting && <DeleteDialog blocked={blocked} onClose={close} />}</Suspense>
      </PanelBoundary>
    </>
  );
}
