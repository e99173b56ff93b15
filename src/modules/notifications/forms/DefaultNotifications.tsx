import { IconBellOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { NotificationPreference } from '@/api/generated/types.gen';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import { AppLink } from '@/shared/routing/AppLink';
import { useSaveItems } from '../mutations';
import { GroupCard } from '../parts/GroupCard';
import { SaveBar } from '../parts/SaveBar';
import { type Group, groups, itemsOf, replaced, sameItems } from '../preferences';
import classes from './Forms.module.css';

const ManageDialog = lazy(() => import('./ManageDialog'));

interface Props {
  saved: NotificationPreference[];
  /** The page to opt in again; null if the user has not opted out. */
  optedOutHref: string | null;
}

/** The notification settings by group. All changes wait for Save, including those made in dialogs. */
export function DefaultNotifications({ saved, optedOutHref }: Props) {
  const [draft, setDraft] = useState<NotificationPreference[] | null>(null);
  const [managed, setManaged] = useState<{ group: Group; items: NotificationPreference[] } | null>(
    null,
  );
  const save = useSaveItems();
  const items = draft ?? saved;
  const dirty = !sameItems(items, saved);
  const dialogDirty = managed !== null && !sameItems(managed.items, items);
  const change = (changed: NotificationPreference[]) => setDraft(replaced(items, changed));
  const discard = () => {
    setDraft(null);
    setManaged(null);
    save.reset();
  };
  const submit = () =>
    save.mutate(
      items,
      // Changes made while saving stay unsaved.
      { onSuccess: () => setDraft((now) => (now === items ? null : now)) },
    );

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
      {groups.map((group) => (
        <GroupCard
          key={group.label}
          label={group.label}
          items={itemsOf(items, group)}
          onChange={change}
          onManage={() => setManaged({ group, items: itemsOf(items, group) })}
        />
      ))}
      {dirty && (
        <SaveBar error={save.error} saving={save.isPending} onSave={submit} onDiscard={discard} />
      )}
      <Suspense>
        {managed && (
          <ManageDialog
            group={managed.group}
            items={managed.items}
            dirty={dialogDirty}
            onChange={(changed) => setManaged({ ...managed, items: changed })}
            onApply={() => {
              change(managed.items);
              setManaged(null);
            }}
            onClose={() => setManaged(null)}
          />
        )}
      </Suspense>
      {(dirty || dialogDirty) && <UnsavedChanges onDiscard={discard} />}
    </div>
  );
}
