import { dataOf, isObject } from '../conformance/requests/values.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { noPath } from './shared/requests.ts';

/** The notification settings of the account, which the run restores at the end. */
async function preferences(world: World): Promise<Record<string, unknown>> {
  const read = 'getNotificationPreferences';
  const data = dataOf((await world.send(read, noPath)).json);
  const found = isObject(data) ? data : {};
  if (!world.recorded.has(read)) {
    world.recorded.add(read);
    world.undo.push(async () => {
      await world.send('updateNotificationPreferences', {
        ...noPath,
        json: { items: found.items },
      });
      await world.send('updateNotificationOptOut', { ...noPath, json: found.optOut });
      await world.send('updateNotificationTimes', { ...noPath, json: found.times });
    });
  }
  return found;
}

/** The defaults of the project of the run, which the run restores at the end. */
async function defaults(world: World, call: 'getNotificationDefaults') {
  const path = { projectId: world.projectId };
  const data = dataOf((await world.send(call, { path })).json);
  return isObject(data) ? data : {};
}

const updateDefaults: Prepare = async (world) => {
  world.require('manage_project_settings');
  const path = { projectId: world.projectId };
  const found = await defaults(world, 'getNotificationDefaults');
  if (!world.recorded.has('updateNotificationDefaults')) {
    world.recorded.add('updateNotificationDefaults');
    world.undo.push(async () => {
      const { version } = await defaults(world, 'getNotificationDefaults');
      const json = { version, items: found.items };
      await world.send('updateNotificationDefaults', { path, json });
    });
  }
  return { path, json: { version: found.version, items: found.items } };
};

export const recipes: Recipes = {
  listNotifications: {},
  getNotificationCounts: {},
  bulkUpdateNotifications: {
    call: async () => ({ ...noPath, json: { ids: ['none'], step: 'read' } }),
    // Only a snooze has a time.
    fixed: ['step', 'until'],
    failures: {
      VALIDATION_FAILED: {
        'a snooze without a time': async () => ({
          ...noPath,
          json: { ids: ['none'], step: 'snooze' },
        }),
      },
    },
  },
  makeNotificationsRead: {
    // Nothing is that old, so the run changes nothing.
    call: async () => ({ ...noPath, json: { until: '2000-01-01T00:00:00Z' } }),
    fixed: ['until'],
  },
  makeRecordNotificationsRead: {
    // There is no such record, so the run changes nothing.
    call: async () => ({ ...noPath, json: { type: 'rfi', id: 'none' } }),
  },
  getNotificationPreferences: {},
  updateNotificationPreferences: {
    call: async (world) => ({ ...noPath, json: { items: (await preferences(world)).items } }),
    fixed: ['items'],
  },
  getNotificationDefaults: {},
  updateNotificationDefaults: {
    call: updateDefaults,
    fixed: ['items'],
    failures: {
      VALIDATION_FAILED: {
        'a lock on news': async (world, operation) => {
          const input = await updateDefaults(world, operation);
          const { version, items } = input.json as { version: number; items: object[] };
          const locked = items.map((item) => ({ ...item, locked: true }));
          return { ...input, json: { version, items: locked } };
        },
      },
    },
  },
  updateNotificationTimes: {
    call: async (world) => {
      await preferences(world);
      return { ...noPath, json: { quietHours: null, digestAt: '07:00' } };
    },
  },
  updateNotificationOptOut: {
    call: async (world) => {
      await preferences(world);
      return { ...noPath, json: { optedOut: true, reason: null } };
    },
    fixed: ['optedOut'],
    failures: {
      VALIDATION_FAILED: {
        'a reason without an opt-out': async ({ run: { api } }, { body }) => {
          const reason = api.flat(body?.flat.properties.reason ?? {}).anyOf?.[0];
          const [option] = api.flat(reason ?? {}).enum ?? [];
          return { ...noPath, json: { optedOut: false, reason: option } };
        },
      },
    },
  },
};
