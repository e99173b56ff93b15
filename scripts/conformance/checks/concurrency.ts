import type { Expected } from '../check.ts';
import type { Operation } from '../operations.ts';
import { isPart } from '../requests/parts.ts';
import { isObject } from '../requests/values.ts';
import type { Input } from '../run.ts';
import type { Trial } from '../trial.ts';

const STALE: Expected = { statuses: [409], codes: ['STALE_VERSION'] };

/** A write with a stale version is refused and changes nothing. */
export async function staleVersions(trial: Trial): Promise<void> {
  const { operation, run, world } = trial;
  if (!takesVersion(trial)) return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const version = versionIn(input) ?? world.version(recordIn(trial, input));
    await trial.refused(
      'a version that does not exist yet',
      withVersion(operation, input, version + 7),
      STALE,
    );
  });
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const version = versionIn(input) ?? world.version(recordIn(trial, input));
    const update = updateOf(trial);
    // Neither closed records nor those in a recycle bin can be changed.
    const id = recordIn(trial, input);
    if (!update || world.isGone(id) || world.seen(id).status === 'closed') return;
    const path = Object.fromEntries(Object.entries(input.path).filter(([name]) => !isPart(name)));
    const json = update === operation ? input.json : { version, description: world.name() };
    await world.send(update.id, { path, json });
    const answer = await trial.refused(
      'a stale version',
      withVersion(operation, input, version),
      STALE,
    );
    const now = isObject(answer.json) ? answer.json.currentVersion : undefined;
    if (answer.status !== 409 || now === undefined || Number(now) > version) return;
    run.addResult(operation, 'a stale version', answer.sent, [
      { expected: `a currentVersion after ${version}`, got: String(now) },
    ]);
  });
}

/** Of two equal writes at the same time, exactly one succeeds. */
export async function simultaneous(trial: Trial): Promise<void> {
  const { operation, run } = trial;
  if (operation.method !== 'patch' || !takesVersion(trial)) return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const expected = { statuses: [...operation.successes, 409] };
    const name = 'two writes at the same time';
    const answers = await Promise.all([1, 2].map(() => run.call(operation, input, expected, name)));
    for (const answer of answers) await trial.remember(input, answer);
    const [answer] = answers;
    const done = answers.filter(({ status }) => status < 300).length;
    if (done === 1 || !answer) return;
    run.addResult(operation, name, answer.sent, [
      { expected: 'one to succeed and one to be refused', got: `${done} that succeeded` },
    ]);
  });
}

export const takesVersion = ({ operation }: Trial): boolean =>
  operation.query.some(({ name }) => name === 'version') ||
  Object.hasOwn(operation.body?.flat.properties ?? {}, 'version');

const updateOf = ({ operation, run }: Trial) => {
  const [item = ''] = /^\/projects\/\{projectId\}\/[^/]+\/\{\w+\}/.exec(operation.path) ?? [];
  // A part of a record that is read by itself has a version of its own.
  if (item && operation.path !== item && run.api.at('get', operation.path)) return operation;
  return run.api.at('patch', item);
};

const recordIn = ({ operation }: Trial, { path }: Input): string => {
  const name = operation.pathNames.findLast((each) => !isPart(each)) ?? '';
  return path[name] ?? '';
};

function versionIn({ json, query }: Input): number | undefined {
  const version = isObject(json) ? json.version : query?.version;
  return version === undefined ? undefined : Number(version);
}

export function withVersion(operation: Operation, input: Input, version: number): Input {
  if (operation.query.some(({ name }) => name === 'version')) {
    return { ...input, query: { ...input.query, version } };
  }
  if (input.form) return { ...input, form: { ...input.form, version: String(version) } };
  return { ...input, json: { ...(isObject(input.json) ? input.json : {}), version } };
}
