import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { count } from '@/shared/format/format';
import type { CollabStore } from '../collab/useCollab';
import classes from './PageView.module.css';

/** Shows whether the host has what was written. */
export function SaveState({ store }: { store: CollabStore }) {
  const save = useStore(store, (state) => state.save);
  const isKept = useStore(store, (state) => state.isKept);
  // Each letter is a change, and only one who is offline sees their number.
  const waiting = useStore(store, (state) => (state.save === 'offline' ? state.waiting : 0));
  const [Sign, text] = {
    loading: [null, ''] as const,
    saved: [IconCheck, 'Saved'] as const,
    saving: [IconLoader2, 'Saving'] as const,
    offline: [
      IconCloudOff,
      `Offline: ${count(waiting, 'change waits', 'changes wait')}${isKept ? '' : ', keep this tab open'}`,
    ] as const,
    refused: [IconCloudOff, 'Not saved'] as const,
  }[save];
  return (
    <span
      className={`inline-flex gap-4 items-center quiet text-xs ${classes.save}`}
      data-state={save}
      role="status"
    >
      {Sign && <Sign size={16} aria-hidden="true" />}
      {text}
    </span>
  );
}
