import { recordOf } from '../check.ts';
import type { Operation } from '../operations.ts';
import { defaultBody, defaultQuery } from '../requests/defaults.ts';
import { arbitrary, sample } from '../requests/generate.ts';
import { collectionOf } from '../requests/known-records.ts';
import { isPart, partsIn } from '../requests/parts.ts';
import { isObject, type Json, rowsOf, strings } from '../requests/values.ts';
import type { Input } from '../run.ts';
import type { Trial } from '../trial.ts';
import type { Rng } from './rng.ts';
import type { SignedInAccount } from './testbed.ts';

/** Ids that match no record. */
export const oddIds = [
  'conformance-unknown',
  '__proto__',
  'constructor',
  'toString',
  '',
  '../../projects',
  "' OR 1=1 --",
  '\u0000',
  '\u202eabc',
  '🏗'.repeat(20),
  'x'.repeat(65),
  'x'.repeat(4000),
];

/** Builds a request about existing records that any client created, based on the lists. */
export async function existingInput(
  trial: Trial,
  signedIn: SignedInAccount,
  rng: Rng,
): Promise<Input> {
  const { operation, run, world } = trial;
  const path: Record<string, string> = {};
  let record: Json = {};
  for (const name of operation.pathNames) {
    if (name === 'projectId') {
      const project = rng.chance(0.9) ? signedIn.project : signedIn.otherProject;
      path.projectId = project?.id ?? 'conformance-unknown';
      continue;
    }
    const rows = isPart(name) ? partsOf(record, partsIn(name)) : await listed(trial, name, path);
    const row = rows.length > 0 ? rng.pick(rows) : {};
    path[name] = String(row.id ?? 'conformance-unknown');
    if (isPart(name)) continue;
    record = row;
    const get = run.api.at('get', `${collectionOf(operation, name)}/{${name}}`);
    if (!get || !operation.pathNames.some(isPart)) continue;
    const answer = await run.call(get, { path: { ...path } }, { statuses: [200] }, 'a record');
    record = recordOf(answer) ?? record;
  }
  const version = Number(record.version ?? 1);
  const values = { version, name: () => world.name() };
  const query = defaultQuery(run.api, operation, values);
  const status = strings(record.permittedStatuses).at(0);
  const add: Json = operation.id.startsWith('transition') && status ? { status } : {};
  return { path, query, ...defaultBody(run.api, operation, values, add) };
}

function partsOf(record: Json, name: string): Json[] {
  const parts = record[name];
  return Array.isArray(parts) ? parts.filter(isObject) : [];
}

async function listed(
  { operation, run }: Trial,
  name: string,
  path: Record<string, string>,
): Promise<Json[]> {
  const list = run.api.at('get', collectionOf(operation, name));
  if (!list) return [];
  const required = defaultQuery(run.api, list, { version: 1, name: () => 'x' });
  const isPaged = list.query.some((parameter) => parameter.name === 'limit');
  const query = { ...required, ...(isPaged && { limit: 10 }) };
  const answer = await run.call(list, { path, query }, { statuses: [200] }, 'a list');
  return rowsOf(answer.json);
}

/** Generates a whole body from the schema, with existing people and companies and the current version. */
export function generated(trial: Trial, base: Input, signedIn: SignedInAccount, rng: Rng): Input {
  const { body } = trial.operation;
  if (body?.mediaType !== 'application/json') return base;
  const [value] = sample(arbitrary(trial.run.api, body.schema), 1, rng.below(2 ** 31));
  const fields = isObject(base.json) ? base.json : {};
  const json = withKnownIds(value, signedIn, rng);
  if (!isObject(json)) return { ...base, json };
  // Sometimes keep properties of the base request, so that some requests succeed.
  const kept = Object.entries(fields).filter(([name]) => name === 'version' || rng.chance(0.5));
  return { ...base, json: { ...json, ...Object.fromEntries(kept) } };
}

function withKnownIds(value: unknown, signedIn: SignedInAccount, rng: Rng, name = ''): unknown {
  const { members, companies, links } = signedIn;
  const isPeople = /^(assigneeIds|watcherIds|reviewerIds|mentions)$/.test(name);
  if (isPeople && Array.isArray(value) && members.length > 0) {
    const some = value.map(() => rng.pick(members));
    if (some.length === 0 && rng.chance(0.5)) some.push(signedIn.me);
    return [...new Set(some)];
  }
  if (name === 'linked' && Array.isArray(value) && links.length > 0) {
    return value.map(() => rng.pick(links));
  }
  if (typeof value === 'string' && members.length > 0) {
    if (/^(managerId|finalApproverId|submitterId|onBehalfOfId|receivedFromId)$/.test(name)) {
      return rng.pick(members);
    }
    if (name === 'responsibleCompanyId') return rng.pick([...companies, ...members]);
  }
  if (Array.isArray(value)) return value.map((each) => withKnownIds(each, signedIn, rng));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withKnownIds(part, signedIn, rng, key)]),
  );
}

/**
 * Returns how often an operation is chosen. Hashing a password or drawing a scan takes as long as many other
 * calls.
 */
export const weightOf = ({ tag, id }: Operation): number => {
  if (/^(signup|login|resetPassword)$/.test(id)) return 0.1;
  return tag === 'auth' || tag === 'scans' ? 0.2 : 1;
};
