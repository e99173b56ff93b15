import { pageReply } from '../../core/lists/page.ts';
import { readDefaults, saveDefaults } from '../../core/notifications/defaults.ts';
import { chosenItems, duplicateKey, isOff, lockedFor } from '../../core/notifications/items.ts';
import { settle } from '../../core/notifications/notifier.ts';
import { preferencesOf } from '../../core/notifications/preferences.ts';
import { bulkSteps, readAll, readRecord } from '../../core/notifications/steps.ts';
import { countsOf, stateOf, viewOf, visibleNotices } from '../../core/notifications/view.ts';
import type { Call, Handlers } from '../../core/state/call.ts';
import { lookUp, type SavedPreferences } from '../../core/state/model.ts';
import type { Notice } from '../../core/state/notices.ts';
import { invalid } from '../../engine/problem.ts';
import { ok } from '../../engine/success.ts';

type OwnCall = Pick<Call<unknown>, 'tenant' | 'user'>;

const newestFirst = { name: 'at', downwards: true, keyOf: ({ at }: Notice) => at };

/** Saves a part of the caller's preferences, and answers with all of them. */
function save(call: OwnCall, part: SavedPreferences) {
  const { state } = call.tenant;
  const { id } = call.user();
  state.notificationPreferences[id] = { ...lookUp(state.notificationPreferences, id), ...part };
  return ok(preferencesOf(state, id));
}

export const handlers = {
  listNotifications(call) {
    settle(call.tenant);
    const { box, state = 'open', unread = false, ...page } = call.query;
    const found = visibleNotices(call).filter(
      (notice) =>
        (box === undefined || notice.box === box) &&
        stateOf(notice, call.now) === state &&
        !(unread && notice.read),
    );
    return pageReply(found, newestFirst, page, (notice) => viewOf(call, notice));
  },

  getNotificationCounts(call) {
    settle(call.tenant);
    return ok(countsOf(call));
  },

  bulkUpdateNotifications: bulkSteps,

  makeNotificationsRead(call) {
    readAll(call, call.body);
    return ok(countsOf(call));
  },

  makeRecordNotificationsRead(call) {
    readRecord(call, call.body);
    return ok(countsOf(call));
  },

  getNotificationPreferences({ tenant, user }) {
    return ok(preferencesOf(tenant.state, user().id));
  },

  updateNotificationPreferences(call) {
    const { items } = call.body;
    const second = duplicateKey(items);
    if (second >= 0) return invalid(`/items/${second}/key`, 'unique', 'must not occur twice');
    const locked = lockedFor(call.tenant.state, call.user().id);
    const off = items.findIndex(
      (item) => locked.some(({ key }) => key === item.key) && isOff(item),
    );
    if (off >= 0) {
      return invalid(`/items/${off}/enabled`, 'locked', 'is locked on by an administrator');
    }
    const ownItems = chosenItems(items).map(({ locked: _, ...item }) => item);
    return save(call, { items: ownItems });
  },

  updateNotificationOptOut(call) {
    const { optedOut, reason } = call.body;
    if (!optedOut && reason !== null) {
      return invalid('/reason', 'const', 'must be null without an opt-out');
    }
    return save(call, { optOut: { optedOut, reason } });
  },

  updateNotificationTimes(call) {
    const { quietHours, digestAt } = call.body;
    const quiet = quietHours && { from: quietHours.from, to: quietHours.to };
    return save(call, { times: { quietHours: quiet, digestAt } });
  },

  getNotificationDefaults: readDefaults,
  updateNotificationDefaults: saveDefaults,
} satisfies Handlers;
