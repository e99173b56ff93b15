import { recordOf } from './check.ts';
import { fileOf } from './defaults.ts';
import { type Input, Skip } from './run.ts';
import { type Json, strings } from './values.ts';
import type { Recipe, World } from './world.ts';

/** What tells the three logs apart. */
interface Log {
  noun: 'PunchItem' | 'Rfi' | 'Submittal';
  plural: string;
  snake: string;
  /** What a new record needs to be opened at once; null where it cannot be. */
  open: ((me: string, date: string) => Json) | null;
  answer: { id: string; body: () => Json };
}

const SOON_MS = 14 * 24 * 60 * 60 * 1000;
const soon = () => new Date(Date.now() + SOON_MS).toISOString().slice(0, 10);

export function logRecipes(log: Log): Record<string, Recipe> {
  const { noun, plural, snake, answer } = log;
  const parameter = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}Id`;
  const create = `create${noun}`;
  const transition = `transition${noun}`;

  /** @throws Skip when the account may not open what it has made */
  async function requireOpening(world: World): Promise<void> {
    if (!world.isMember) throw new Skip('the account is no member of the project');
    const path = await world.path(world.run.api.find(`get${noun}`));
    requireWay(world, path, 'open');
  }

  function requireWay(world: World, path: Record<string, string>, status: string): void {
    const { permittedStatuses } = world.seen(path[parameter] ?? '');
    if (!strings(permittedStatuses).includes(status)) {
      throw new Skip(`the account may not take its ${snake} to ${status}`);
    }
  }

  /** A record that is open and waits for the account. */
  async function opened(world: World): Promise<Record<string, string>> {
    await requireOpening(world);
    const operation = world.run.api.find(create);
    const add = log.open
      ? { status: 'open', ...log.open(world.me, soon()) }
      : { specSection: '01 33 00', steps: [{ dueDays: 5, mode: 'all', reviewerIds: [world.me] }] };
    const made = recordOf(await world.ask(create, await world.plain(operation, { add })));
    if (!made) throw new Skip(`${create} gave no id`);
    const path = { projectId: world.projectId, [parameter]: made.id };
    if (!log.open) {
      await world.ask(`add${noun}Attachment`, { path, form: { file: fileOf(['txt']) } });
      await to(world, path, { status: 'open' });
    }
    return path;
  }

  const to = (world: World, path: Record<string, string>, wanted: Json) =>
    world.ask(transition, { path, json: { version: versionOf(world, path), ...wanted } });

  const versionOf = (world: World, path: Record<string, string>) =>
    world.version(path[parameter] ?? '');

  /** Some records with what is to be done with them. */
  const several =
    (rest: Json, count = 2) =>
    async (world: World): Promise<Input> => {
      const items: Json[] = [];
      for (let i = 0; i < count; i += 1) {
        const path = await world.path(world.run.api.find(`get${noun}`), true);
        const id = path[parameter] ?? '';
        items.push({ id, version: world.version(id) });
      }
      return { path: { projectId: world.projectId }, json: { items, ...rest } };
    };

  const update = `update${noun}`;
  const removal = `remove${noun}Attachment`;
  return {
    [create]: {
      action: `create_${snake}`,
      ...(log.open && {
        others: {
          'opened at once': {
            input: async (world, operation) => {
              await requireOpening(world);
              const add = { status: 'open', ...log.open?.(world.me, soon()) };
              return world.plain(operation, { add });
            },
          },
        },
      }),
    },
    [`export${plural}`]: { action: `export_${snake}s` },
    [update]: {
      input: (world, operation) => world.plain(operation, { add: { title: world.name() } }),
    },
    [transition]: {
      input: async (world, operation) => {
        const input = await world.plain(operation, { fresh: true, add: { status: 'closed' } });
        requireWay(world, input.path, 'closed');
        return input;
      },
      fixed: ['resolution', 'closeReason', 'finalResponse'],
      others: {
        'to the status that it has': {
          input: (world, operation) =>
            world.plain(operation, { fresh: true, add: { status: 'draft' } }),
          statuses: [409],
          codes: ['WRONG_STATE'],
        },
      },
    },
    [answer.id]: {
      input: async (world) => {
        const path = await opened(world);
        return { path, json: { version: versionOf(world, path), ...answer.body() } };
      },
      others: {
        'of a draft': {
          input: (world, operation) => world.plain(operation, { fresh: true, add: answer.body() }),
          // A draft is with nobody who could be permitted to answer.
          statuses: [403, 409],
          codes: ['WRONG_STATE', 'FORBIDDEN'],
        },
      },
    },
    ...(noun === 'Submittal' && {
      createSubmittalRevision: {
        input: async (world) => {
          const path = await opened(world);
          requireWay(world, path, 'closed');
          await to(world, path, { status: 'closed', finalResponse: 'revise_and_resubmit' });
          return { path, json: { version: versionOf(world, path) } };
        },
      },
    }),
    [`add${noun}Comment`]: { fixed: ['mentions', 'visibility'] },
    [`add${noun}Attachment`]: { fixed: ['kind'] },
    [removal]: {
      after: async (world, { path }) => {
        const after = recordOf(await world.ask(`get${noun}`, { path }));
        const isThere = JSON.stringify(after?.attachments).includes(String(path.attachmentId));
        return isThere ? [{ expected: 'the file is gone', got: 'it is still there' }] : [];
      },
    },
    [`bulkUpdate${plural}`]: {
      input: several({ action: 'update', changes: { priority: 'high' } }),
      fixed: ['items', 'action', 'changes', 'transition'],
      others: {
        transition: { input: several({ action: 'transition', transition: { status: 'closed' } }) },
        delete: { input: several({ action: 'delete' }, 1) },
        'update without changes': { input: several({ action: 'update' }, 1), statuses: [422] },
        'of a record that is not there': {
          input: async (world) => ({
            path: { projectId: world.projectId },
            json: { items: [{ id: 'conformance-unknown', version: 1 }], action: 'delete' },
          }),
        },
      },
    },
  };
}
