import type { Notification, NotificationStep } from '@/api/generated/types.gen';
import { itemLabels } from '@/records/notifications/items';
import { openLabel } from '@/shared/format/labels';
import type { OfferUndo } from './useUndo';
import { nameOf } from './words';
import { useItem, useStep, useWatching } from './writes';

/** What the person does with lines. It belongs to the panel: a line that is done is gone before its Undo is offered. */
export function useActions(offerUndo: OfferUndo) {
  const step = useStep();
  const item = useItem();
  const watching = useWatching();
  const less = (notification: Notification) => {
    const { setting, record, muted } = notification;
    const ids = [notification.id];
    if (notification.less === 'setting' && setting) {
      const words = `“${openLabel(itemLabels, setting)}” is off`;
      const undo = () => item.mutate({ setting, enabled: true });
      item.mutate({ setting, enabled: false }, { onSuccess: () => offerUndo(words, undo) });
    } else if (notification.less === 'unwatch') {
      const undo = () => watching.mutate({ one: notification, watching: true });
      const words = `You no longer watch ${nameOf(record)}`;
      watching.mutate(
        { one: notification, watching: false },
        { onSuccess: () => offerUndo(words, undo) },
      );
    } else {
      const words = muted
        ? `Updates about ${nameOf(record)} again`
        : `No more updates about ${nameOf(record)}`;
      const undo = () => step.mutate({ ids, step: muted ? 'mute' : 'unmute' });
      step.mutate(
        { ids, step: muted ? 'unmute' : 'mute' },
        { onSuccess: () => offerUndo(words, undo) },
      );
    }
  };
  return {
    less,
    isChangingLess: item.isPending || watching.isPending,
    mark: (ids: string[], chosen: NotificationStep) => step.mutate({ ids, step: chosen }),
    /** A step that moves lines away, and offers the one that takes it back. */
    move: (
      ids: string[],
      [chosen, back]: readonly [NotificationStep, NotificationStep],
      words: string,
      until?: Date,
    ) =>
      step.mutate(
        { ids, step: chosen, ...(until && { until: until.toISOString() }) },
        { onSuccess: () => offerUndo(words, () => step.mutate({ ids, step: back })) },
      ),
  };
}

export type Actions = ReturnType<typeof useActions>;
