import { useState } from 'react';
import type { NotificationPreference } from '@/api/generated/types.gen';
import { replaced, sameItems } from './preferences';

/** Items that wait for Save. */
export function useItemsDraft(saved: NotificationPreference[]) {
  const [draft, setDraft] = useState<NotificationPreference[] | null>(null);
  const items = draft ?? saved;
  return {
    items,
    isDirty: !sameItems(items, saved),
    change: (changed: NotificationPreference[]) => setDraft(replaced(items, changed)),
    discard: () => setDraft(null),
    /** Changes made while saving stay unsaved. */
    noteSaved: () => setDraft((now) => (now === items ? null : now)),
  };
}

export type ItemsDraft = ReturnType<typeof useItemsDraft>;
