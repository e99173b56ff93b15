import { recordOf } from '../../conformance/check.ts';
import { withVersion } from '../../conformance/checks/concurrency.ts';
import { fileOf } from '../../conformance/requests/defaults.ts';
import { type Json, rowsOf, strings } from '../../conformance/requests/values.ts';
import { Skip } from '../../conformance/run.ts';
import type { Prepare, Recipes, World } from '../../conformance/world.ts';
import { adding, oncePerRun } from './requests.ts';

/** The differences between the three logs. */
interface Log {
  noun: 'PunchItem' | 'Rfi' | 'Submittal';
  plural: string;
  snake: string;
  /** Fields that open a new record directly; null if records start as a draft. */
  open: ((me: string, date: string) => Json) | null;
  /** The transition of the ball in court that answers, and the duty of people in whose court the ball can be. */
  answer: { id: string; body: Json; duty: string };
}

const SOON_MS = 14 * 24 * 60 * 60 * 1000;
const soon = () => new Date(Date.now() + SOON_MS).toISOString().slice(0, 10);

/** Returns the recipes that all logs share, and the helpers that `createSubmittalRevision` needs as well. */
export function logRecipes(log: Log) {
  const { noun, plural, snake, answer } = log;
  const parameter = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}Id`;
  const create = `create${noun}`;
  const get = `get${noun}`;
  const transition = `transition${noun}`;

  const versionOf = (world: World, path: Record<string, string>) =>
    world.version(path[parameter] ?? '');

  /** @throws Skip if the account may not make this transition */
  function requireTransition(world: World, path: Record<string, string>, status: string): void {
    const { permittedStatuses } = world.seen(path[parameter] ?? '');
    if (!strings(permittedStatuses).includes(status)) {
      throw new Skip(`the account may not change its ${snake} to ${status}`);
    }
  }

  async function requireOpening(world: World): Promise<void> {
    if (!world.isMember) throw new Skip('the account is not a member of the project');
    if (!world.duties.includes(answer.duty)) throw new Skip(`the account cannot answer a ${snake}`);
    requireTransition(world, await world.path(world.run.api.find(get)), 'open');
  }

  const to = (world: World, path: Record<string, string>, target: Json) =>
    world.send(transition, { path, json: { version: versionOf(world, path), ...target } });

  const openFields = (world: World) => ({ status: 'open', ...log.open?.(world.me, soon()) });

  /** Creates an open record with the account as the ball in court. */
  async function opened(world: World, more: Json = {}): Promise<Record<string, string>> {
    await requireOpening(world);
    const operation = world.run.api.find(create);
    const add = log.open
      ? { ...openFields(world), ...more }
      : {
          ...more,
          specSection: '01 33 00',
          steps: [{ dueDays: 5, mode: 'all', reviewerIds: [world.me] }],
        };
    const made = recordOf(await world.send(create, await world.plain(operation, { add })));
    if (!made) throw new Skip(`${create} returned no id`);
    const path = { projectId: world.projectId, [parameter]: made.id };
    if (!log.open) {
      await world.send(`add${noun}Attachment`, { path, form: { file: fileOf(['txt']) } });
      await to(world, path, { status: 'open' });
    }
    return path;
  }

  /** Creates an open record that the other account watches, since it sees no drafts and maybe no others. */
  const visible = oncePerRun(async (world) =>
    opened(world, { watcherIds: [await world.idOfOther()] }),
  );

  async function visibleFile(world: World) {
    const path = await visible(world);
    const form = { file: fileOf(['txt']) };
    const record = recordOf(await world.send(`add${noun}Attachment`, { path, form }));
    const [file] = rowsOf({ data: record?.attachments }).slice(-1);
    return { ...path, attachmentId: String(file?.id) };
  }

  /** Builds a bulk change of some drafts. */
  const bulk =
    (change: Json, count = 2): Prepare =>
    async (world) => {
      const items: Json[] = [];
      for (let i = 0; i < count; i += 1) {
        const path = await world.path(world.run.api.find(get), true);
        items.push({ id: path[parameter] ?? '', version: versionOf(world, path) });
      }
      return { path: { projectId: world.projectId }, json: { items, ...change } };
    };

  /** The request about a record that was closed in the meantime. */
  const whenClosed =
    (call: Prepare): Prepare =>
    async (world, operation) => {
      const input = await call(world, operation);
      const { attachmentId: _, ...path } = input.path;
      requireTransition(world, path, 'closed');
      await to(world, path, { status: 'closed' });
      // No other case can use the record now.
      world.discardRecords();
      return withVersion(operation, input, versionOf(world, path));
    };
  /** Either a file or the id of a document is attached. */
  const attaching =
    (options: { fresh?: boolean } = {}): Prepare =>
    async (world, operation) => ({
      ...(await world.plain(operation, options)),
      form: { file: fileOf(['txt']) },
    });
  const fresh: Prepare = (world, operation) => world.plain(operation, { fresh: true });

  const recipes: Recipes = {
    [`list${plural}`]: {},
    [create]: {
      call: adding(({ isMember, me }) => (isMember ? { watcherIds: [me] } : {})),
      ...(log.open && {
        variants: {
          'opened directly': {
            call: async (world, operation) => {
              await requireOpening(world);
              return world.plain(operation, { add: openFields(world) });
            },
          },
        },
      }),
    },
    [`export${plural}`]: {},
    [get]: {},
    [`update${noun}`]: {
      call: adding((world) => ({ title: world.name() })),
      visible,
      failures: { WRONG_STATE: whenClosed(fresh) },
    },
    [`delete${noun}`]: { visible },
    [transition]: {
      call: async (world, operation) => {
        const input = await world.plain(operation, { fresh: true, add: { status: 'closed' } });
        requireTransition(world, input.path, 'closed');
        return input;
      },
      visible,
      fixed: ['resolution', 'closeReason', 'finalResponse'],
      failures: {
        WRONG_STATE: {
          'to its current status': (world, operation) =>
            world.plain(operation, { fresh: true, add: { status: 'draft' } }),
        },
      },
    },
    [answer.id]: {
      call: async (world) => {
        const path = await opened(world);
        return { path, json: { version: versionOf(world, path), ...answer.body } };
      },
      visible,
      failures: {
        WRONG_STATE: {
          'of a draft': {
            request: (world, operation) =>
              world.plain(operation, { fresh: true, add: answer.body }),
            // A draft has no ball in court, so the host may check that first.
            or: ['FORBIDDEN'],
          },
        },
      },
    },
    [`update${noun}Watch`]: {},
    [`add${noun}Comment`]: { visible, fixed: ['mentions', 'visibility'] },
    [`add${noun}Attachment`]: {
      call: attaching(),
      visible,
      fixed: ['kind', 'documentId', 'file'],
      failures: { WRONG_STATE: whenClosed(attaching({ fresh: true })) },
    },
    [`remove${noun}Attachment`]: {
      visible: visibleFile,
      failures: { WRONG_STATE: whenClosed(fresh) },
      after: async (world, { path }) => {
        const after = recordOf(await world.send(get, { path }));
        const isThere = JSON.stringify(after?.attachments).includes(String(path.attachmentId));
        return isThere ? [{ expected: 'the file is gone', got: 'it is still there' }] : [];
      },
    },
    [`bulkUpdate${plural}`]: {
      call: bulk({ action: 'update', changes: { priority: 'high' } }),
      fixed: ['items', 'action', 'changes', 'transition'],
      variants: {
        transition: { call: bulk({ action: 'transition', transition: { status: 'closed' } }) },
        delete: { call: bulk({ action: 'delete' }, 1) },
        'of a record that does not exist': {
          call: async (world) => ({
            path: { projectId: world.projectId },
            json: { items: [{ id: 'conformance-unknown', version: 1 }], action: 'delete' },
          }),
        },
      },
      failures: {
        VALIDATION_FAILED: { 'update without changes': bulk({ action: 'update' }, 1) },
      },
    },
  };
  return { recipes, opened, requireTransition, to, versionOf };
}
