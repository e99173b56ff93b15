import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getNotificationDefaultsOptions } from '@/api/generated/notifications.gen';
import type { NotificationDefaults } from '@/api/generated/types.gen';
import { ItemsForm } from '@/records/notifications/ItemsForm';
import { isKnown } from '@/records/notifications/items';
import { sameItems } from '@/records/notifications/preferences';
import { useItemsDraft } from '@/records/notifications/useItemsDraft';
import { useOpenVersion } from '@/shared/forms/edits';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useUpdateNotificationDefaults } from '../adminMutations';

interface Props {
  projectId: string;
  mayChange: boolean;
}

/** What the members of a project are notified of until they save settings of their own. */
export function NotificationDefaultsForm({ projectId, mayChange }: Props) {
  const { data, error, refetch } = useQuery(
    getNotificationDefaultsOptions({ path: { projectId } }),
  );
  if (data) return <Defaults projectId={projectId} mayChange={mayChange} saved={data.data} />;
  if (!error) return <Skeleton shape="card" h={420} />;
  return (
    <ErrorState operation="getNotificationDefaults" error={error} onRetry={() => void refetch()} />
  );
}

function Defaults({ projectId, mayChange, saved }: Props & { saved: NotificationDefaults }) {
  const { items, inherited, template } = saved;
  const draft = useItemsDraft(items);
  const save = useUpdateNotificationDefaults(projectId);
  const { version, noteConflict } = useOpenVersion(saved.version, draft.isDirty);
  const submit = () =>
    save.mutate(
      { version, items: draft.items.filter(isKnown) },
      { onSuccess: draft.noteSaved, onError: noteConflict },
    );
  const source = template ? `the template ${template.name}` : 'the portal';
  const isOwn = !sameItems(draft.items, inherited);
  return (
    <>
      <Panel
        title="Notifications"
        text={
          <>
            What members are told of until they save settings of their own. What is locked on
            applies to every member.{' '}
            {isOwn
              ? `These differ from the defaults of ${source}.`
              : `These are the defaults of ${source}.`}
          </>
        }
      >
        {mayChange && isOwn && (
          <div className={`flex wrap gap-8 justify-end ${panel.actions}`} data-start>
            <Button variant="default" size="xs" onClick={() => draft.change(inherited)}>
              Use the defaults of {source}
            </Button>
          </div>
        )}
      </Panel>
      <ItemsForm draft={draft} disabled={!mayChange} lockable save={save} onSave={submit} />
    </>
  );
}
