import type { Expected } from '../check.ts';
import type { Caller, Input } from '../run.ts';
import type { Refused, Trial } from '../trial.ts';
import { seenByOther } from './forbidden.ts';

const UNAUTHENTICATED: Expected = { statuses: [401], codes: ['UNAUTHENTICATED', 'TOKEN_EXPIRED'] };
const UNKNOWN: Expected = { statuses: [404], codes: ['NOT_FOUND'] };
const HIDDEN: Expected = { statuses: [403, 404], codes: ['FORBIDDEN', 'NOT_FOUND'] };

/** Requests without a valid token get nothing. */
export async function signedOut(trial: Trial): Promise<void> {
  if (!trial.operation.secured) return;
  await trial.attempt(async () => {
    const token = trial.run.tokens.main ?? '';
    const callers = invalidCallers(token);
    for (const [, as] of callers) {
      // Values derived from a token could be turned back into it.
      if (token && typeof as === 'object' && isMadeOf(token, as.authorization)) {
        trial.run.target.secrets.hide(as.authorization.replace('Bearer ', ''));
      }
    }
    await trial.refusedEach((base) =>
      callers.map(([name, as]) => ({ name, input: { ...base, as }, expected: UNAUTHENTICATED })),
    );
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

/** Returns a token that claims to need no signature (RFC 8725 section 2.1). */
function unsigned(token: string): string {
  const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return `${head}.${token.split('.')[1] ?? 'e30'}.`;
}

/** Ids that do not exist or belong to another type of record. */
export async function unknownIds(trial: Trial): Promise<void> {
  const { operation, world } = trial;
  if (operation.pathNames.length === 0) return;
  const { otherProject } = world;
  const { sharedIds, chosenId } = world.recipes[operation.id] ?? {};
  const isOfRecord = operation.pathNames.length > 1 && operation.pathNames.includes('projectId');
  const names = chosenId ? operation.pathNames.slice(0, -1) : operation.pathNames;
  const tooLong = { statuses: [404, 422], codes: ['NOT_FOUND', 'VALIDATION_FAILED'] };
  await trial.attempt(() =>
    trial.refusedEach((base) => {
      const tryAt = (title: string, name: string, id: string, expected: Expected): Refused => ({
        name: title,
        input: { ...base, path: { ...base.path, [name]: id } },
        expected,
      });
      const others = names.flatMap((name) => [
        // A parameter that is not an id may be a number or an enum; another value is invalid, not unknown.
        tryAt(
          `an unknown ${name}`,
          name,
          'conformance-unknown',
          name.endsWith('Id') ? UNKNOWN : tooLong,
        ),
        tryAt(`a ${name} too long`, name, 'x'.repeat(65), tooLong),
        tryAt(`a ${name} that is not an id`, name, "' OR 1=1 --", tooLong),
      ]);
      if (isOfRecord && otherProject && !sharedIds && !chosenId)
        others.push(tryAt('a record of another project', 'projectId', otherProject.id, UNKNOWN));
      return others;
    }),
  );
}

/** Records of another account's project, and private records, do not exist for other accounts. */
export async function foreign(trial: Trial): Promise<void> {
  const { operation, run, world } = trial;
  if (!run.tokens.other || !operation.pathNames.includes('projectId')) return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const idsOf = async (as: 'main' | 'other') =>
      (await world.projectsOf(as)).map(({ id }) => String(id));
    const [other, main] = [await idsOf('other'), await idsOf('main')];
    const notMine = other.find((id) => !main.includes(id));
    const notTheirs = main.find((id) => !other.includes(id));
    const inputIn = (projectId: string): Input => ({
      ...input,
      path: { ...input.path, projectId },
    });
    if (notMine) await trial.refused("another account's project", inputIn(notMine), UNKNOWN);
    if (notTheirs) {
      await trial.refused(
        'a project that the other account is not in',
        { ...inputIn(notTheirs), as: 'other' },
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
    const { chosenId } = trial.recipe;
    if (!other.includes(world.projectId) || operation.pathNames.length < 2 || chosenId) return;
    if (await seenByOther(trial, input.path)) return;
    const title = 'a record that the other account cannot see';
    await trial.refused(title, { ...input, as: 'other' }, HIDDEN);
  });
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
