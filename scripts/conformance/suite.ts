import { Refusal } from '../support/refusal.ts';
import { foreign, otherMethods, signedOut, unknownIds } from './access.ts';
import { codeOf } from './check.ts';
import { simultaneous, staleVersions } from './concurrency.ts';
import { remainingFailures } from './failures.ts';
import { invalidInputs } from './invalid.ts';
import { filters, pages } from './lists.ts';
import type { Operation } from './operations.ts';
import { type Run, Skip } from './run.ts';
import type { Answer } from './target.ts';
import { type Settings, Trial } from './trial.ts';
import { recipeRequests, validInputs } from './valid.ts';
import { dataOf, isObject, type Json, rowsOf, strings } from './values.ts';
import type { World } from './world.ts';

export type Account = readonly [email: string, password: string];

const steps = [
  recipeRequests,
  pages,
  filters,
  validInputs,
  invalidInputs,
  signedOut,
  unknownIds,
  otherMethods,
  staleVersions,
  simultaneous,
  foreign,
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
      const trial = new Trial(world, operation, settings);
      world.run.tally(operation);
      for (const step of steps) await trial.attempt(() => step(trial));
      progress?.(operation);
    }
  } finally {
    world.remaining = await world.cleanUp();
  }
  return world.remaining;
}

/**
 * Signs in the accounts and reads their projects.
 * @returns whether that succeeded; errors of the host are added to the departures
 * @throws Refusal if no host answers, or the host does not know the account
 */
export async function signInAccounts(
  world: World,
  accounts: { main: Account; other?: Account },
): Promise<boolean> {
  const { run } = world;
  try {
    run.tokens.main = await signIn(run, accounts.main, '--account');
    if (accounts.other) run.tokens.other = await signIn(run, accounts.other, '--other-account');
    const me = dataOf((await world.send('getCurrentUser', nothing)).json);
    world.me = isObject(me) ? String(me.id) : '';
    const all = { path: {}, query: { limit: 100 } };
    const projects = rowsOf((await world.send('listProjects', all)).json).filter(hasId);
    const byPermissions = projects.sort((a, b) => permissionCount(b) - permissionCount(a));
    [world.project = null, world.otherProject = null] = byPermissions;
    world.closed = projects.find(({ status }) => status === 'closed') ?? null;
    if (!world.project) return true;
    const path = { projectId: world.project.id };
    const members = await world.send('listProjectMembers', { ...all, path });
    world.isMember = rowsOf(members.json).some(({ id }) => id === world.me);
    return true;
  } catch (error) {
    if (error instanceof Skip && run.departures.length > 0) return false;
    throw error;
  }
}

const nothing = { path: {} };
const hasId = (project: Json): project is Json & { id: string } => typeof project.id === 'string';
const permissionCount = ({ permittedActions }: Json) => strings(permittedActions).length;

async function signIn(run: Run, [email, password]: Account, option: string): Promise<string> {
  run.target.secrets.hide(password);
  const login = run.api.find('login');
  const input = { path: {}, json: { email, password } };
  const answer = await run.send(login, input);
  const why = commandLineMistake(answer, email, option);
  if (why) throw new Refusal(run.target.secrets.redact(why), 2);
  run.check(login, answer, { statuses: [200] }, 'as preparation');
  const data = dataOf(answer.json);
  if (answer.status !== 200 || !isObject(data))
    throw new Skip(`${email} could not be signed in (${answer.status})`);
  return String(data.accessToken);
}

/** Explains a failed sign-in that is caused by the command line, not by the host. */
function commandLineMistake(answer: Answer, email: string, option: string): string | null {
  const { status, sent, text } = answer;
  const got = [status, codeOf(answer)].filter(Boolean).join(' ');
  if (status === 0) return `${new URL(sent.url).origin} gave no answer: ${text}.`;
  if ([401, 403, 422].includes(status)) return `${email} cannot sign in (${got}): see ${option}.`;
  if (status !== 404 && status !== 405) return null;
  return `There is no sign-in at ${sent.url} (${got}): check that --target is the API address, such as https://host/api/v1.`;
}
