import type { NotificationPreferences, SavedPreferences } from '../state/model.ts';

type Item = NotificationPreferences['items'][number];

const everywhere = { inApp: true, email: true, push: true };
const quietly = { inApp: true, email: true, push: false };

/** Returns the preferences of new users: requests for action arrive at once, the rest in a digest. */
export const defaultPreferences = (): Required<SavedPreferences> => ({
  items: [
    item('rfi_assigned', 'realtime', everywhere),
    item('submittal_awaiting_review', 'realtime', everywhere),
    item('schedule_critical_change', 'realtime', everywhere),
    item('photos_added', 'daily', quietly),
    item('asset_updates', 'weekly', quietly),
    item('comment_mention', 'realtime', everywhere),
  ],
  optOut: { optedOut: false, reason: null },
  times: { quietHours: null, digestAt: '07:00' },
});

function item(key: Item['key'], frequency: Item['frequency'], channels: Item['channels']): Item {
  return { key, enabled: true, frequency, channels: { ...channels } };
}
