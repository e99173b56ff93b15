import { invalid } from '../engine/problem.ts';
import type { Call, Handlers } from '../state/call.ts';
import { lookUp, type NotificationPreferences } from '../state/model.ts';
import { chosenItems, duplicateKey, preferencesBefore } from '../templates/notifications.ts';

type OwnCall = Pick<Call<unknown>, 'tenant' | 'user'>;

/** The caller's preferences. The defaults apply until the first save. */
export const preferencesOf = ({ tenant, user }: OwnCall): NotificationPreferences =>
  lookUp(tenant.state.notificationPreferences, user().id) ??
  preferencesBefore(tenant.state, user().id);

/** Saves a part of the caller's preferences, and answers with all of them. */
function save(call: OwnCall, part: Partial<NotificationPreferences>) {
  const data = { ...preferencesOf(call), ...part };
  call.tenant.state.notificationPreferences[call.user().id] = data;
  return { status: 200 as const, body: { success: true as const, data } };
}

export const handlers = {
  getNotificationPreferences(call) {
    return { status: 200, body: { success: true, data: preferencesOf(call) } };
  },

  updateNotificationPreferences(call) {
    const { items } = call.body;
    const second = duplicateKey(items);
    if (second >= 0) return invalid(`/items/${second}/key`, 'unique', 'must not occur twice');
    return save(call, { items: chosenItems(items) });
  },

  updateNotificationOptOut(call) {
    const { optedOut, reason } = call.body;
    if (!optedOut && reason !== null) {
      return invalid('/reason', 'const', 'must be null without an opt-out');
    }
    return save(call, { optOut: { optedOut, reason } });
  },
} satisfies Handlers;
