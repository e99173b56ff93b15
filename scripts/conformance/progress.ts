import { codeOf } from './check.ts';
import type { Operation } from './operations.ts';
import { isObject } from './requests/values.ts';
import { type Input, Skip } from './run.ts';
import type { Answer } from './target.ts';
import type { World } from './world.ts';

const UNKNOWN = 'conformance-unknown';
const NOWHERE = 'conformance-no-such-path';

/** Asks once for each operation whether the host offers it, and notes in the run those that it does not. */
export async function probe(world: World, operations: readonly Operation[]): Promise<void> {
  const { run } = world;
  const unclear: Operation[] = [];
  for (const operation of operations) {
    const input = harmless(world, operation);
    const answer = await run.send(operation, input);
    const refusal = notOffered(answer);
    if (refusal) run.missing.set(operation.id, refusal);
    if (answer.status !== 404) continue;
    const isOfRecord = Object.values(input.path).includes(UNKNOWN);
    if (!isOfRecord) run.missing.set(operation.id, '404');
    else if (likeNoRoute(answer, await nowhere(world, operation, input))) unclear.push(operation);
  }
  // The host answers to an unknown record as to an unknown path, so only a real record can tell.
  for (const operation of unclear) {
    const reason = await withRecord(world, operation);
    if (reason !== null) run.missing.set(operation.id, reason);
  }
}

/** Returns why a call about a record that exists shows that it is not offered, or shows nothing; null if it is. */
async function withRecord(world: World, operation: Operation): Promise<string | null> {
  const { run } = world;
  try {
    const input = await world.input(operation);
    const answer = await run.send(operation, input);
    world.remember(operation, input, answer);
    // The call may have changed what the next ones rely on, such as a scan that is no longer processed.
    if (operation.method !== 'get') world.discardRecords();
    const isRefused =
      answer.status === 404 && likeNoRoute(answer, await nowhere(world, operation, input));
    return isRefused ? '404 for a record that exists' : null;
  } catch (error) {
    if (error instanceof Skip) return `404, unclear: ${error.message}`;
    throw error;
  }
}

/** Returns the answer of a host that does not offer a call, if it is one. */
function notOffered(answer: Answer): string | undefined {
  const code = codeOf(answer);
  const isRefusal = answer.status === 501 || answer.status === 405 || code === 'NOT_IMPLEMENTED';
  return isRefusal ? String(answer.status) : undefined;
}

/** Returns a request that changes nothing: a read, or a write to an unknown record with a body that cannot be read. */
function harmless({ project }: World, { method, pathNames, body }: Operation): Input {
  const known = method === 'get' ? project?.id : undefined;
  const idOf = (name: string) => (name === 'projectId' && known) || UNKNOWN;
  const path = Object.fromEntries(pathNames.map((name) => [name, idOf(name)]));
  return body ? { path, raw: { type: body.mediaType, body: '{' } } : { path };
}

/** Sends the same request to a path that no contract has. */
function nowhere({ run }: World, operation: Operation, input: Input): Promise<Answer> {
  const parts = operation.path.split('/');
  const last = parts.findLastIndex((part) => part !== '' && !part.startsWith('{'));
  const path = parts.with(last, NOWHERE).join('/');
  return run.send({ ...operation, path }, input);
}

/** Whether two answers look the same apart from what they say about the address. */
const likeNoRoute = (answer: Answer, other: Answer): boolean => look(answer) === look(other);

function look({ status, headers, json }: Answer): string {
  const { type, title, code, ...rest } = isObject(json) ? json : {};
  const [mediaType] = (headers.get('content-type') ?? '').split(';');
  return JSON.stringify([status, mediaType, type, title, code, Object.keys(rest).sort()]);
}
