import { Refusal } from '../support/refusal.ts';
import { checkAnswer, codeOf } from './check.ts';
import { foreign, otherMethods, signedOut, unknownIds } from './checks/access.ts';
import { simultaneous, staleVersions } from './checks/concurrency.ts';
import { chosenColumns, groups } from './checks/derived.ts';
import { remainingFailures } from './checks/failures.ts';
import { repeatedKeys } from './checks/idempotency.ts';
import { invalidInputs } from './checks/invalid.ts';
import { lists } from './checks/lists.ts';
import { permittedActions } from './checks/permitted.ts';
import { preflight } from './checks/preflight.ts';
import { absentProperties, spellings, undoneChanges, unknownProperties } from './checks/stated.ts';
import { recipeRequests, validInputs } from './checks/valid.ts';
import type { Operation } from './operations.ts';
import { dataOf, isObject, type Json, rowsOf, strings } from './requests/values.ts';
import { type Run, Skip } from './run.ts';
import type { Answer } from './target.ts';
import { type Settings, Trial } from './trial.ts';
import type { World } from './world.ts';

const PREPARATION = 'as preparation';

export type Account = readonly [email: string, password: string];

const steps = [
  recipeRequests,
  lists,
  groups,
  chosenColumns,
  validInputs,
  spellings,
  unknownProperties,
  absentProperties,
  undoneChanges,
  invalidInputs,
  signedOut,
  unknownIds,
  otherMethods,
  preflight,
  staleVersions,
  simultaneous,
  repeatedKeys,
  foreign,
  permittedActions,
  remainingFailures,
];

export interface Watch {
  /** Called after each operation. */
  progress?: (operation: Operation) => void;
  /** Ends the run early; records that it created are still removed. */
  signal?: AbortSignal;
}

/** Tests all operations. @returns the number of records that remain on the host */
export async function testOperations(
  world: World,
  operations: readonly Operation[],
  settings: Settings,
  { progress, signal }: Watch = {},
): Promise<number> {
  try {
    for (const operation of operations) {
      if (signal?.aborted) break;
      if (world.run.missing.has(operation.id)) continue;
      await test(new Trial(world, operation, settings));
      progress?.(operation);
    }
  } finally {
    world.remaining = await world.cleanUp();
  }
  return world.remaining;
}

async function test(trial: Trial): Promise<void> {
  const { operation, run } = trial;
  run.tally(operation);
  for (const step of steps) {
    // The host may say so only in its first answer.
    if (run.missing.has(operation.id)) return;
    await trial.attempt(() => step(trial));
  }
}

/**
 * Signs in the accounts and reads their projects.
 * @returns whether operations can be tested; errors of the host are added to the departures
 * @throws Refusal if no host answers, or the host does not know the account
 */
export async function signInAccounts(
  world: World,
  accounts: { main: Account; other?: Account },
  isInProgress = false,
): Promise<boolean> {
  const { run } = world;
  const hasSignedIn = await tried(async () => {
    run.tokens.main = await signIn(run, accounts.main, '--account', isInProgress);
    if (accounts.other)
      run.tokens.other = await signIn(run, accounts.other, '--other-account', isInProgress);
  });
  if (hasSignedIn !== null) return run.missing.has('login');
  await tried(async () => {
    const me = dataOf((await world.send('getCurrentUser', { path: {} })).json);
    world.me = isObject(me) ? String(me.id) : '';
  });
  await tried(async () => {
    await world.permittedInAccount('main');
  });
  world.noProject = (await tried(() => findProjects(world))) ?? world.noProject;
  return true;
}

async function findProjects(world: World): Promise<void> {
  const all = { path: {}, query: { limit: 100 } };
  const projects = rowsOf((await world.send('listProjects', all)).json).filter(hasId);
  const byPermissions = projects.sort((a, b) => permissionCount(b) - permissionCount(a));
  [world.project = null, world.otherProject = null] = byPermissions;
  world.closed = projects.find(({ status }) => status === 'closed') ?? null;
  if (!world.project) return;
  const path = { projectId: world.project.id };
  const members = await world.send('listProjectMembers', { ...all, path });
  const ownRow = rowsOf(members.json).find(({ id }) => id === world.me);
  world.isMember = ownRow !== undefined;
  world.duties = strings(ownRow?.duties);
}

/** Returns the reason if something cannot be done on this host, otherwise null. */
async function tried(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Skip) return error.message;
    throw error;
  }
}

const hasId = (project: Json): project is Json & { id: string } => typeof project.id === 'string';
const permissionCount = ({ permittedActions }: Json) => strings(permittedActions).length;

/** @param isInProgress whether the host may have no sign-in yet */
async function signIn(
  run: Run,
  [email, password]: Account,
  option: string,
  isInProgress: boolean,
): Promise<string> {
  run.target.secrets.hide(password);
  const login = run.api.find('login');
  const input = { path: {}, json: { email, password } };
  const answer = await run.send(login, input);
  if (isInProgress && [404, 405, 501].includes(answer.status)) {
    run.missing.set(login.id, String(answer.status));
    throw new Skip('needs login, which the host does not offer');
  }
  const why = commandLineMistake(answer, email, option);
  if (why) throw new Refusal(run.target.secrets.redact(why), 2);
  const expected = { statuses: [200] };
  run.check(login, answer, expected, PREPARATION);
  const data = dataOf(answer.json);
  if (answer.status !== 200 || !isObject(data)) {
    // Nothing can be tested without a sign-in, so its failure counts in a limited run, too.
    if (run.departures.length === 0)
      run.addResult(login, PREPARATION, answer.sent, checkAnswer(login, answer, expected));
    throw new Skip(`${email} could not be signed in (${answer.status})`);
  }
  return String(data.accessToken);
}

/** Explains a failed sign-in that is caused by the command line, not by the host. */
function commandLineMistake(answer: Answer, email: string, option: string): string | null {
  const { status, sent, text } = answer;
  const got = [status, codeOf(answer)].filter(Boolean).join(' ');
  if (status === 0) return `${new URL(sent.url).origin} gave no answer: ${text}.`;
  if ([401, 403, 422].includes(status)) return `${email} cannot sign in (${got}): see ${option}.`;
  if (status === 501)
    return `The host does not offer the sign-in yet (${got}): repeat the run with --implemented.`;
  if (status !== 404 && status !== 405) return null;
  return `There is no sign-in at ${sent.url} (${got}): check that --target is the API address, such as https://host/api/v1.`;
}
