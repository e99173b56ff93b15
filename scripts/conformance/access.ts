import type { Expected } from './check.ts';
import type { Caller, Input } from './run.ts';
import type { Trial } from './trial.ts';
import { rowsOf, strings } from './values.ts';

const UNAUTHENTICATED: Expected = { statuses: [401], codes: ['UNAUTHENTICATED', 'TOKEN_EXPIRED'] };
const UNKNOWN: Expected = { statuses: [404], codes: ['NOT_FOUND'] };
const FORBIDDEN: Expected = { statuses: [403], codes: ['FORBIDDEN'] };

/** Requests without a valid token get nothing. */
export async function signedOut(trial: Trial): Promise<void> {
  if (!trial.operation.secured) return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const token = trial.run.tokens.main ?? '';
    for (const [name, as] of invalidCallers(token)) {
      // Values derived from a token could be turned back into it.
      if (token && typeof as === 'object' && isMadeOf(token, as.authorization)) {
        trial.run.target.secrets.hide(as.authorization.replace('Bearer ', ''));
      }
      await trial.refused(name, { ...input, as }, UNAUTHENTICATED);
    }
  });
}

const isMadeOf = (token: string, text: string) =>
  token.split('.').some((part) => part.length > 0 && text.includes(part.slice(0, 20)));

/** Missing and invalid tokens. */
export function invalidCallers(token: string): [string, Caller][] {
  const bearer = (text: string): Caller => ({ authorization: `Bearer ${text}` });
  const expiredToken = expired(token);
  return [
    ['without a token', 'nobody'],
    ['with a malformed token', bearer('conformance')],
    ['with a truncated token', bearer(token.slice(0, -8))],
    ['with another scheme', { authorization: 'Basic Y29uZm9ybWFuY2U6eA==' }],
    ...(expiredToken
      ? [['with a changed expiry in the token', bearer(expiredToken)] as [string, Caller]]
      : []),
    ['with an unsigned token', bearer(unsigned(token))],
  ];
}

/** Changes the expiry of a JSON Web Token, which also breaks its signature (RFC 7519). */
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

/** A token that claims to need no signature (RFC 8725 section 2.1). */
function unsigned(token: string): string {
  const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return `${head}.${token.split('.')[1] ?? 'e30'}.`;
}

/** Ids that do not exist or belong to another type of record. */
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
      // A parameter that is not an id may be a number or an enum; another value is invalid, not unknown.
      const unknown = name.endsWith('Id') ? UNKNOWN : tooLong;
      await trial.refused(`an unknown ${name}`, at(name, 'conformance-unknown'), unknown);
      await trial.refused(`a ${name} too long`, at(name, 'x'.repeat(65)), tooLong);
      await trial.refused(`a ${name} that is not an id`, at(name, "' OR 1=1 --"), tooLong);
    }
    const { otherProject } = world;
    const isOfRecord = operation.pathNames.length > 1 && operation.pathNames.includes('projectId');
    if (isOfRecord && otherProject) {
      await trial.refused('a record of another project', at('projectId', otherProject.id), UNKNOWN);
    }
  });
}

/** Records of another account's project, and private records, do not exist for other accounts. */
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
        'a private view, by the other account',
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
    'as preparation',
  );
  const ids = rowsOf(answer.json).map(({ id }) => String(id));
  world.projects.set(as, ids);
  return ids;
}

/** The host refuses every action that it does not list in the other account's permittedActions. */
async function forbidden(trial: Trial, input: Input): Promise<void> {
  const { operation, recipe, run, world } = trial;
  const { projectId } = world;
  if (recipe.action) {
    const project = await run.call(
      run.api.find('getProject'),
      { path: { projectId }, as: 'other' },
      { statuses: [200] },
      'as preparation',
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
  // A list with required parameters is not the list of these records.
  if (!list || list.query.some(({ required }) => required)) return;
  // An account that cannot see the list has no record to test with.
  const rows = rowsOf(
    (
      await run.call(
        list,
        { path: { projectId }, query: { limit: 100 }, as: 'other' },
        { statuses: [200, 403] },
        'as preparation',
      )
    ).json,
  );
  const locked = rows.find(
    ({ permittedActions, status }) =>
      status === 'open' && !strings(permittedActions).includes('update'),
  );
  if (!locked) return;
  // Sends an empty change, because the record does not belong to the run.
  const path = { ...input.path, [operation.pathNames.at(-1) ?? '']: String(locked.id) };
  await trial.refused(
    'without the permission to update',
    { path, json: { version: locked.version }, as: 'other' },
    FORBIDDEN,
  );
}

/** A path answers only the methods that it has. */
export async function otherMethods(trial: Trial): Promise<void> {
  const { operation, run } = trial;
  const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const isSame = (path: string) =>
    pattern.test(path) || new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(operation.path);
  const taken = run.api.operations.filter(({ path }) => isSame(path)).map(({ method }) => method);
  const free = ['put', 'patch', 'post'].find((method) => !taken.includes(method));
  // HEAD declares no bodies, so use another operation of its path.
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
