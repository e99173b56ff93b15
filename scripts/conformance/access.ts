import type { Expected } from './check.ts';
import type { Caller, Input } from './run.ts';
import type { Trial } from './trial.ts';
import { rowsOf, strings } from './values.ts';

const UNAUTHENTICATED: Expected = { statuses: [401], codes: ['UNAUTHENTICATED', 'TOKEN_EXPIRED'] };
const UNKNOWN: Expected = { statuses: [404], codes: ['NOT_FOUND'] };
const FORBIDDEN: Expected = { statuses: [403], codes: ['FORBIDDEN'] };

/** Who is not signed in gets nothing. */
export async function signedOut(trial: Trial): Promise<void> {
  if (!trial.operation.secured) return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const token = trial.run.tokens.main ?? '';
    for (const [name, as] of strangers(token)) {
      // What was made of a token could be made a token again.
      if (token && typeof as === 'object' && isMadeOf(token, as.authorization)) {
        trial.run.target.secrets.hide(as.authorization.replace('Bearer ', ''));
      }
      await trial.refused(name, { ...input, as }, UNAUTHENTICATED);
    }
  });
}

const isMadeOf = (token: string, text: string) =>
  token.split('.').some((part) => part.length > 0 && text.includes(part.slice(0, 20)));

/** Ways to come without a token that is good. */
export function strangers(token: string): [string, Caller][] {
  const bearer = (text: string): Caller => ({ authorization: `Bearer ${text}` });
  const aged = expired(token);
  return [
    ['without a token', 'nobody'],
    ['with a token that is none', bearer('conformance')],
    ['with a token that was cut', bearer(token.slice(0, -8))],
    ['with another scheme', { authorization: 'Basic Y29uZm9ybWFuY2U6eA==' }],
    ...(aged ? [['with a token whose time was changed', bearer(aged)] as [string, Caller]] : []),
    ['with an unsigned token', bearer(unsigned(token))],
  ];
}

/** A JSON Web Token with another expiry, so that its signature is wrong as well (RFC 7519). */
function expired(token: string): string | null {
  const [head = '', claims = '', signature = ''] = token.split('.');
  try {
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const old = Buffer.from(JSON.stringify({ ...read, exp: 1 })).toString('base64url');
    return `${head}.${old}.${signature}`;
  } catch {
    return null;
  }
}

/** RFC 8725 section 2.1: a token that says it needs no signature. */
function unsigned(token: string): string {
  const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return `${head}.${token.split('.')[1] ?? 'e30'}.`;
}

/** Ids that are of nothing, or of something else. */
export async function unknownIds(trial: Trial): Promise<void> {
  const { operation, world } = trial;
  if (operation.pathNames.length === 0) return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const at = (name: string, id: string): Input => ({
      ...input,
      path: { ...input.path, [name]: id },
    });
    for (const name of operation.pathNames) {
      const tooLong = { statuses: [404, 422], codes: ['NOT_FOUND', 'VALIDATION_FAILED'] };
      // What is no id may be a number, or one of a few names: another one is not unknown, but none.
      const unknown = name.endsWith('Id') ? UNKNOWN : tooLong;
      await trial.refused(`an unknown ${name}`, at(name, 'conformance-unknown'), unknown);
      await trial.refused(`a ${name} too long`, at(name, 'x'.repeat(65)), tooLong);
      await trial.refused(`a ${name} that is no id`, at(name, "' OR 1=1 --"), tooLong);
    }
    const { elsewhere } = world;
    const isOfRecord = operation.pathNames.length > 1 && operation.pathNames.includes('projectId');
    if (isOfRecord && elsewhere) {
      await trial.refused('a record of another project', at('projectId', elsewhere.id), UNKNOWN);
    }
  });
}

/** What is of another account's project, or for its maker alone, is not there for others. */
export async function foreign(trial: Trial): Promise<void> {
  const { operation, run, world } = trial;
  if (!run.tokens.other || !operation.pathNames.includes('projectId')) return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const other = await projectsOf(trial, 'other');
    const main = await projectsOf(trial, 'main');
    const notMine = other.find((id) => !main.includes(id));
    const notTheirs = main.find((id) => !other.includes(id));
    const at = (projectId: string): Input => ({ ...input, path: { ...input.path, projectId } });
    if (notMine) await trial.refused("another account's project", at(notMine), UNKNOWN);
    if (notTheirs) {
      await trial.refused(
        'a project that the other account is not in',
        { ...at(notTheirs), as: 'other' },
        UNKNOWN,
      );
    }
    if (operation.id === 'deleteSavedView') {
      await trial.refused(
        'a view that is not shared, by the other account',
        { ...input, as: 'other' },
        UNKNOWN,
      );
    }
    if (other.includes(world.projectId)) await forbidden(trial, input);
  });
}

async function projectsOf({ run, world }: Trial, as: 'main' | 'other'): Promise<string[]> {
  const known = world.projects.get(as);
  if (known) return known;
  const answer = await run.call(
    run.api.find('listProjects'),
    { path: {}, query: { limit: 100 }, as },
    { statuses: [200] },
    'as a preparation',
  );
  const ids = rowsOf(answer.json).map(({ id }) => String(id));
  world.projects.set(as, ids);
  return ids;
}

/** What the host itself says that the other account may not do, it refuses. */
async function forbidden(trial: Trial, input: Input): Promise<void> {
  const { operation, recipe, run, world } = trial;
  const { projectId } = world;
  if (recipe.action) {
    const project = await run.call(
      run.api.find('getProject'),
      { path: { projectId }, as: 'other' },
      { statuses: [200] },
      'as a preparation',
    );
    const data = project.json as { data?: { permittedActions?: unknown } } | undefined;
    if (strings(data?.data?.permittedActions).includes(recipe.action)) return;
    await trial.refused(
      `without the permission to ${recipe.action}`,
      { ...input, as: 'other' },
      FORBIDDEN,
    );
  }
  if (operation.method !== 'patch') return;
  const list = run.api.at('get', operation.path.replace(/\/\{\w+\}$/, ''));
  // One that wants to know more says nothing of who may change what.
  if (!list || list.query.some(({ required }) => required)) return;
  // Who may not even see the list has no record to try it with.
  const rows = rowsOf(
    (
      await run.call(
        list,
        { path: { projectId }, query: { limit: 100 }, as: 'other' },
        { statuses: [200, 403] },
        'as a preparation',
      )
    ).json,
  );
  const locked = rows.find(
    ({ permittedActions, status }) =>
      status === 'open' && !strings(permittedActions).includes('update'),
  );
  if (!locked) return;
  // A change of nothing, for the record is not the run's own.
  const path = { ...input.path, [operation.pathNames.at(-1) ?? '']: String(locked.id) };
  await trial.refused(
    'without the permission to update',
    { path, json: { version: locked.version }, as: 'other' },
    FORBIDDEN,
  );
}

/** A path answers the methods that it has. */
export async function otherMethods(trial: Trial): Promise<void> {
  const { operation, run } = trial;
  const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const isSame = (path: string) =>
    pattern.test(path) || new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(operation.path);
  const taken = run.api.operations.filter(({ path }) => isSame(path)).map(({ method }) => method);
  const free = ['put', 'patch', 'post'].find((method) => !taken.includes(method));
  // What HEAD declares has no bodies; another operation of its path is asked in its place.
  if (!free || trial.settings.readOnly || operation.method === 'head') return;
  await trial.attempt(async () => {
    const { path } = await trial.prepared();
    const expected = { statuses: [405], codes: ['METHOD_NOT_ALLOWED'] };
    await run.call(
      { ...operation, method: free },
      { path },
      expected,
      `the method ${free.toUpperCase()}`,
    );
  });
}
