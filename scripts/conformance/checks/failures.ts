import type { Expected } from '../check.ts';
import type { Operation } from '../operations.ts';
import { isPart } from '../requests/parts.ts';
import { rowsOf, strings } from '../requests/values.ts';
import type { Input } from '../run.ts';
import type { Trial } from '../trial.ts';
import type { Failure, Prepare, Recipe } from '../world.ts';
import { takesVersion, withVersion } from './concurrency.ts';
import { withoutPermission } from './forbidden.ts';
import { wrongInputs } from './invalid.ts';

/** A request that fails, and the expected answer. */
interface Provocation {
  name: string;
  call: Prepare;
  expected: Expected;
}

/** Returns the failing requests of a recipe. */
export const recipeFailures = (operation: Operation, { failures = {} }: Recipe): Provocation[] =>
  Object.entries(failures).flatMap(([code, failure]) =>
    situationsOf(code, failure).map(([name, situation]) => {
      const { request: call, or } =
        typeof situation === 'function' ? { request: situation, or: [] } : situation;
      return { name, call, expected: expectedOf(operation, [code, ...or]) };
    }),
  );

function situationsOf(code: string, failure: Failure) {
  if (typeof failure === 'string') return [];
  return typeof failure === 'function' ? [[code, failure] as const] : Object.entries(failure);
}

function expectedOf({ failures }: Operation, codes: readonly string[]): Expected {
  return { statuses: codes.flatMap((code) => failures.get(code) ?? []), codes };
}

/** Returns the failing request, or the reason why a run cannot send one. */
type General = (trial: Trial, base: Input) => Input | string | Promise<Input | string>;

const reason =
  (text: string): General =>
  () =>
    text;

/** Returns a malformed request from invalid.ts. */
const wrong =
  (code: string): General =>
  (trial, base) => {
    const { forms, values } = wrongInputs(trial, base);
    const found = [...forms, ...values].find(({ expected }) => expected.codes?.[0] === code);
    return found?.input ?? 'its request has nothing that could be invalid in this way';
  };

/** How to cause the failures that many operations declare. */
export const generalFailures: Readonly<Record<string, General>> = {
  MALFORMED_REQUEST: wrong('MALFORMED_REQUEST'),
  UNSUPPORTED_MEDIA_TYPE: wrong('UNSUPPORTED_MEDIA_TYPE'),
  VALIDATION_FAILED: (trial, base) => {
    const [last] = trial.operation.pathNames.filter((name) => name.endsWith('Id')).slice(-1);
    return last
      ? { ...base, path: { ...base.path, [last]: 'x'.repeat(65) } }
      : wrong('VALIDATION_FAILED')(trial, base);
  },
  PAYLOAD_TOO_LARGE: reason('its request has no part that a run could make so large'),
  NOT_ACCEPTABLE: ({ operation }, base) =>
    operation.successes.every((status) => operation.answers.get(String(status))?.mediaType === null)
      ? 'its success has no body'
      : { ...base, headers: { ...base.headers, accept: 'application/x-conformance' } },
  METHOD_NOT_ALLOWED: reason('its path accepts every method that a run tries'),
  SECOND_FACTOR_MISSING: reason('a run does not ask its account for a second factor'),
  STEP_UP_REQUIRED: reason('a run does not wait until a sign-in is no longer recent'),
  SEE_AS_READ_ONLY: reason('a run sees the project as nobody else'),
  UNAUTHENTICATED: ({ operation }, base) =>
    operation.secured ? { ...base, as: 'nobody' } : 'needs no token',
  TOKEN_EXPIRED: reason('only the host can create an expired token'),
  FORBIDDEN: withoutPermission,
  NOT_FOUND: ({ operation }, base) => {
    const last = operation.pathNames.at(-1);
    return last
      ? { ...base, path: { ...base.path, [last]: 'conformance-unknown' } }
      : 'its path has no record id';
  },
  STALE_VERSION: (trial, base) =>
    takesVersion(trial) ? withVersion(trial.operation, base, 1_000_000) : 'takes no version',
  PROJECT_CLOSED: inClosedProject,
  MODULE_OFF: withoutModule,
  IDEMPOTENCY_KEY_IN_USE: reason('the host answers the first request before it reads the second'),
  IDEMPOTENCY_KEY_REUSED: reason('its request has no content that could differ'),
  RATE_LIMITED: reason('a run does not send enough requests to reach the rate limit'),
  NOT_IMPLEMENTED: reason('only a host in progress answers it'),
  INTERNAL: reason('only a fault of the host causes it'),
  UNAVAILABLE: reason('only an overloaded host or one under maintenance returns it'),
};

/** The request in a project that does not use the module. The record in its path does not matter. */
async function withoutModule({ operation, run, world }: Trial, base: Input) {
  const ownSwitch = run.api.permissions.modules[operation.tag]?.switch ?? '';
  const projects = await world.projectsOf('main');
  const project = projects.find(({ modulesOn }) => !strings(modulesOn).includes(ownSwitch));
  if (!project) return 'the account has no project without the module';
  return { ...base, path: { ...base.path, projectId: String(project.id) } };
}

/** The request in a project where nothing can be changed. */
async function inClosedProject(trial: Trial, base: Input): Promise<Input | string> {
  const { operation, run, world } = trial;
  if (!world.closed) return 'the account has no closed project';
  const path = { ...base.path, projectId: world.closed.id };
  const [, name, ...parts] = operation.pathNames;
  if (!name) return { ...base, path };
  if (parts.length > 0 || isPart(name)) return 'needs a part of a record in a closed project';
  const list = run.api.at('get', operation.path.slice(0, operation.path.indexOf(`/{${name}}`)));
  if (!list) return 'there is no list of the records in a closed project';
  const { query } = await world.input(list);
  const expected = { statuses: [200] };
  const answer = await run.call(list, { path, query }, expected, 'in a closed project');
  const [row] = rowsOf(answer.json);
  if (!row) return 'the closed project has no such record';
  const input = { ...base, path: { ...path, [name]: String(row.id) } };
  return takesVersion(trial) ? withVersion(operation, input, Number(row.version)) : input;
}

/** Causes the declared failures that no other step has seen, and notes the reason if that is not possible. */
export async function remainingFailures(trial: Trial): Promise<void> {
  const { operation, recipe, run } = trial;
  const { seen, unprovoked, skipped } = run.tally(operation);
  // The answer to HEAD has no body, so only the status can be checked.
  const isSeen = (code: string, status: number) =>
    operation.method === 'head' ? seen.has(String(status)) : seen.has(`${status} ${code}`);
  const why = () => skipped.join('; ') || 'the host checked something else first';
  for (const [code, status] of operation.failures) {
    if (isSeen(code, status)) continue;
    const ownFailure = recipe.failures?.[code];
    if (ownFailure) unprovoked.set(code, typeof ownFailure === 'string' ? ownFailure : why());
    else
      await trial.attempt(async () => {
        const found = await generalFailures[code]?.(trial, await trial.prepared());
        if (typeof found === 'object')
          await trial.refused(code, found, expectedOf(operation, [code]));
        else unprovoked.set(code, found ?? why());
      });
    if (!isSeen(code, status) && !unprovoked.has(code)) unprovoked.set(code, why());
  }
}
