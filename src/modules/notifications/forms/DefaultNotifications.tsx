import { IconBellOff } from '@tabler/icons-react';
import type { NotificationPreference } from '@/api/generated/types.gen';
import { AppLink } from '@/shared/routing/AppLink';
import { useSaveItems } from '../mutations';
import { useItemsDraft } from '../useItemsDraft';
import classes from './Forms.module.css';
import { ItemsForm } from './ItemsForm';

interface Props {
  saved: NotificationPreference[];
  /** The page to opt in again; null if the user has not opted out. */
  optedOutHref: string | null;
}

/** What the user is notified of. */
export function DefaultNotifications({ saved, optedOutHref }: Props) {
  const draft = useItemsDraft(saved);
  const save = useSaveItems();
  return (
    <div className={classes.stack}>
      {optedOutHref && (
        <p className={classes.notice}>
          <IconBellOff size={18} aria-hidden="true" />
          <span>
            You have opted out from all notifications. These settings apply once you{' '}
            <AppLink href={optedOutHref}>opt in again</AppLink>.
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
