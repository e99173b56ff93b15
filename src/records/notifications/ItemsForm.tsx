import { lazy, Suspense, useState } from 'react';
import type { NotificationPreference } from '@/api/generated/types.gen';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import { GroupCard } from './GroupCard';
import { type Group, groups, itemsOf, sameItems } from './preferences';
import { SaveBar } from './SaveBar';
import type { ItemsDraft } from './useItemsDraft';

const ManageDialog = lazy(() => import('./ManageDialog'));

interface Props {
  draft: ItemsDraft;
  disabled?: boolean;
  /** Whether the items that ask for action can be locked on. */
  lockable?: boolean;
  save: { error: unknown; isPending: boolean; reset: () => void };
  onSave: () => void;
}

/** Shows the notification settings by group. All changes wait for Save, including those made in dialogs. */
export function ItemsForm({ draft, disabled = false, lockable = false, save, onSave }: Props) {
  const { items, isDirty, change } = draft;
  const [managed, setManaged] = useState<{ group: Group; items: NotificationPreference[] } | null>(
    null,
  );
  const isDialogDirty = managed !== null && !sameItems(managed.items, items);
  const discard = () => {
    draft.discard();
    setManaged(null);
    save.reset();
  };
  return (
    <>
      {groups.map((group) => (
        <GroupCard
          key={group.label}
          label={group.label}
          items={itemsOf(items, group)}
          disabled={disabled}
          lockable={lockable && group === groups[0]}
          onChange={change}
          onManage={() => setManaged({ group, items: itemsOf(items, group) })}
        />
      ))}
      {isDirty && (
        <SaveBar error={save.error} saving={save.isPending} onSave={onSave} onDiscard={discard} />
      )}
      <Suspense>
        {managed && (
          <ManageDialog
            group={managed.group}
            items={managed.items}
            dirty={isDialogDirty}
            onChange={(changed) => setManaged({ ...managed, items: changed })}
            onApply={() => {
              change(managed.items);
              setManaged(null);
            }}
            onClose={() => setManaged(null)}
          />
        )}
      </Suspense>
      {isDirty && <UnsavedChanges onDiscard={discard} />}
    </>
  );
}
