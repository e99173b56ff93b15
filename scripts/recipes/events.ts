import type { Input } from '../conformance/run.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { noPath } from './shared/requests.ts';

/** Ends at once, since nobody waits for the end of a stream. */
const atOnce = { ...noPath, query: { wait: 0 } };

const CLIENT = 'conformance-client';

async function openItem(world: World): Promise<{ projectId: string; recordId: string }> {
  const { projectId = '', punchItemId = '' } = await world.path(world.run.api.find('getPunchItem'));
  return { projectId, recordId: punchItemId };
}

const list =
  (recordId?: string): Prepare =>
  async (world): Promise<Input> => {
    const found = await openItem(world);
    const query = { recordType: 'punch_item', recordId: recordId ?? found.recordId };
    return { path: { projectId: found.projectId }, query };
  };

const update =
  (recordId?: string): Prepare =>
  async (world): Promise<Input> => {
    const found = await openItem(world);
    const path = { projectId: found.projectId, clientId: CLIENT };
    const json = { recordType: 'punch_item', recordId: recordId ?? found.recordId };
    return { path, json: { ...json, activity: 'viewing' } };
  };

const UNKNOWN = 'conformance-unknown';

export const recipes: Recipes = {
  openEventStream: {
    call: async () => atOnce,
    variants: {
      'the events of the last seconds': {
        call: async () => ({ ...noPath, query: { wait: 0, lookBack: 30 } }),
      },
      'a position that the host does not know': {
        call: async () => ({ ...atOnce, headers: { 'last-event-id': 'conformance.1' } }),
      },
      'a stream that stays open': { call: async () => noPath },
    },
  },
  listPresence: {
    call: list(),
    failures: { NOT_FOUND: { 'a record that does not exist': list(UNKNOWN) } },
  },
  updatePresence: {
    call: update(),
    chosenId: true,
    fixed: ['recordType', 'recordId'],
    failures: { NOT_FOUND: { 'a record that does not exist': update(UNKNOWN) } },
  },
  deletePresence: {
    chosenId: true,
    call: async ({ projectId }) => ({ path: { projectId, clientId: CLIENT } }),
  },
};
