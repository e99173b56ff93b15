import { IconBellOff, IconInfoCircle } from '@tabler/icons-react';
import type { NotificationPreference, NotificationPreferences } from '@/api/generated/types.gen';
import { ItemsForm } from '@/records/notifications/ItemsForm';
import { useItemsDraft } from '@/records/notifications/useItemsDraft';
import { AppLink } from '@/shared/routing/AppLink';
import { useSaveItems } from '../mutations';
import classes from './Forms.module.css';

interface Props {
  saved: NotificationPreference[];
  defaultsOf: NotificationPreferences['defaultsOf'];
  /** The page to opt in again; null if the user has not opted out. */
  optedOutHref: string | null;
}

/** Shows what the user is notified of. */
export function DefaultNotifications({ saved, defaultsOf, optedOutHref }: Props) {
  const draft = useItemsDraft(saved);
  const save = useSaveItems();
  return (
    <div className="grid gap-16">
      {optedOutHref && (
        <p className={`flex gap-8 m-0 p-12-16 rounded washed text-sm ${classes.notice}`}>
          <IconBellOff size={16} aria-hidden="true" />
          <span>
            You have opted out from all notifications. These settings apply once you{' '}
            <AppLink href={optedOutHref}>opt in again</AppLink>.
          </span>
        </p>
      )}
      {defaultsOf && (
        <p className={`flex gap-8 m-0 p-12-16 rounded washed text-sm ${classes.notice}`}>
          <IconInfoCircle size={16} aria-hidden="true" />
          <span>
            These are the defaults of {defaultsOf.name}. Your other projects have their own, until
            you save settings here. They then apply in all projects.
          </span>
        </p>
      )}
      <ItemsForm
        draft={draft}
        save={save}
        onSave={() => save.mutate(draft.items, { onSuccess: draft.noteSaved })}
      />
    </div>
  );
}
