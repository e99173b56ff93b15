import { recordOf } from '../conformance/check.ts';
import { Skip } from '../conformance/run.ts';
import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { adding, oncePerRun, withForm } from './shared/requests.ts';

/** Returns the other account, with which everybody of a run can talk. */
const withOther: Prepare = async (world, operation) => {
  if (!world.run.tokens.other) throw new Skip('needs a second account (--other-account)');
  return world.plain(operation, { add: { kind: 'direct', memberIds: [await world.idOfOther()] } });
};

const channel: Prepare = async (world) => ({
  path: { projectId: world.projectId },
  json: { kind: 'channel', title: world.name() },
});

const group = async (world: World): Promise<string> => {
  if (!world.run.tokens.other) throw new Skip('needs a second account (--other-account)');
  const answer = await world.send('createMessageThread', {
    path: { projectId: world.projectId },
    json: { kind: 'group', title: world.name(), memberIds: [await world.idOfOther()] },
  });
  const id = recordOf(answer)?.id;
  if (!id) throw new Skip('the group was not made');
  return id;
};
const knownGroup = oncePerRun(group);

const text = adding((world) => ({ body: world.name() }));

const picture = withForm(() => ({
  file: new File(['conformance'], 'conformance.txt', { type: 'text/plain' }),
}));

/** An RFI of the run, as something that was made from a message. */
const rfiOf: Prepare = async (world, operation) => {
  const { rfiId = '' } = await world.path(world.run.api.find('getRfi'));
  return world.plain(operation, { add: { record: { type: 'rfi', id: rfiId } } });
};

export const recipes: Recipes = {
  listMessageThreads: {},
  createMessageThread: {
    call: channel,
    fixed: ['kind', 'memberIds', 'record'],
    variants: { 'a direct thread': { call: withOther } },
    failures: {
      VALIDATION_FAILED: {
        'a group without a title': async (world) => ({
          path: { projectId: world.projectId },
          json: { kind: 'group', memberIds: [world.me] },
        }),
      },
    },
  },
  getMessageThread: {},
  updateMessageThread: {
    fixed: ['memberIds'],
    call: async (world, operation) => {
      const { path, json } = await world.plain(operation);
      const version = json && typeof json === 'object' && 'version' in json ? json.version : 1;
      return { path, json: { version, title: world.name() } };
    },
  },
  // A position beyond the last message is the last one.
  updateMessageThreadState: { fixed: ['readUpTo'] },
  removeMessageThreadMembership: {
    once: true,
    call: async (world) => ({
      path: { projectId: world.projectId, threadId: await group(world) },
    }),
    visible: async (world) => ({ projectId: world.projectId, threadId: await knownGroup(world) }),
  },
  listMessages: {},
  createMessage: {
    call: text,
    // A message without files needs a text.
    fixed: ['body', 'mentions', 'records', 'replyToId', 'attachmentIds', 'visibility'],
    failures: {
      VALIDATION_FAILED: {
        'neither a text nor a file': async (world, operation) => ({
          ...(await world.plain(operation)),
          json: {},
        }),
      },
    },
  },
  updateMessage: { call: text, fixed: ['body', 'mentions'] },
  deleteMessage: {},
  updateMessageReaction: {},
  updateMessagePin: {
    failures: { LIMIT_REACHED: 'a run pins far fewer messages than the limit' },
  },
  addMessageAttachment: { call: picture },
  addMessageRecord: {
    call: rfiOf,
    fixed: ['record'],
    failures: { LIMIT_REACHED: 'a run links few records' },
  },
  listMessageHits: {},
  listExportableThreads: {},
  exportMessageThread: {
    call: async (world) => ({
      path: { projectId: world.projectId, threadId: await knownGroup(world) },
      json: { reason: world.name() },
    }),
  },
};
