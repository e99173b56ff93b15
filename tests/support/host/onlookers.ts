import { readFileSync } from 'node:fs';
import { allKinds } from '../../../mock-server/core/kinds/registry.ts';
import { type Onlooker, seerOf } from '../../../mock-server/core/kinds/seer.ts';
import { systemLevels } from '../../../mock-server/core/permissions/levels.ts';
import { DEMO_ACCOUNT } from '../../../mock-server/core/state/account.ts';
import type { TenantState } from '../../../mock-server/core/state/model.ts';
import type { CustomRole, Flag } from '../../../mock-server/core/state/roles.ts';
import { DEFAULT_SPEC, type Mock } from '../../../mock-server/server/http.ts';
import { Client } from './mock.ts';

export const PROJECT = 'prj_harbor';

/** Something that a person reads or not. */
export interface Thing {
  type: string;
  id: string;
  path: string;
}

/** A word in the text of what somebody must not read, and of nothing else. */
export const SECRET = 'Zxqv';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  $ref?: string;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  security?: object[];
}

const spec: {
  paths: Record<string, { get?: Operation; parameters?: Parameter[] }>;
  components: { parameters: Record<string, Parameter> };
} = JSON.parse(readFileSync(DEFAULT_SPEC, 'utf8'));

/** The calls that read, without those of visitors and streams. */
const reads = Object.entries(spec.paths).flatMap(([path, { get, parameters = [] }]) => {
  if (!get || path.startsWith('/public/') || get.operationId === 'openEventStream') return [];
  const all = [...parameters, ...(get.parameters ?? [])].map((parameter) =>
    parameter.$ref
      ? (spec.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter)
      : parameter,
  );
  const query = all.filter((parameter) => parameter.in === 'query');
  return [{ path, id: get.operationId, query }];
});

const camel = (type: string) => type.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The paths that read one record, by the type of the record. The kinds are there once a mock is. */
const detailPaths = () =>
  new Map(
    [...allKinds()].flatMap(({ type }) => {
      const found = reads.find(({ path }) => path.endsWith(`/{${camel(type)}Id}`));
      return found?.path.startsWith('/projects/{projectId}/') ? [[type, found.path] as const] : [];
    }),
  );

interface Row {
  id: string;
  projectId?: string;
}

/** A copy of a role without some modules and flags. */
export const reduced = (
  basedOn: CustomRole['basedOn'],
  without: readonly string[],
  flags: readonly Flag[],
): CustomRole => ({
  id: `rol_${basedOn}-less`,
  accountId: DEMO_ACCOUNT,
  name: `${basedOn}, reduced`,
  description: '',
  basedOn,
  levels: {
    ...systemLevels(basedOn),
    ...Object.fromEntries(without.map((module) => [module, 'none' as const])),
  },
  flags,
  version: 1,
});

/** Makes more of the seed private, so that each kind has something that somebody does not read. */
export function hideSome(state: TenantState): void {
  const half = <R extends Row>(rows: Record<string, R>, change: (row: R) => Partial<R>) => {
    const own = Object.values(rows).filter(({ projectId }) => projectId === PROJECT);
    for (const row of own.filter((_, i) => i % 3 === 0)) rows[row.id] = { ...row, ...change(row) };
  };
  half(state.punchItems, () => ({ private: true, submitted: true }));
  half(state.rfis, () => ({ private: true, submitted: true }));
  half(state.submittals, () => ({ private: true, submitted: true }));
  half(state.photos, () => ({ private: true }));
  half(state.pages, (page) => ({ access: 'restricted' as const, grants: page.grants.slice(0, 1) }));
  half(state.documents, ({ kind }) => (kind === 'folder' ? { isPrivate: true } : {}));
}

/**
 * Returns some things of each kind: one for each group of people who see it, by the rule of the kind. Whether somebody reads
 * it directly is found out by calls.
 */
export function sampleOf(mock: Mock, tenant: string, userIds: readonly string[]): Thing[] {
  const store = mock.store.tenant(tenant);
  const { state } = store;
  const onlookers = userIds.map((id): Onlooker | null => {
    const user = state.users[id];
    if (!user) throw new Error(`There is no ${id}.`);
    const call = { tenant: store, user: () => user, origin: '', now: store.now() };
    return seerOf(call).member(PROJECT);
  });
  const paths = detailPaths();
  return [...allKinds()].flatMap(({ type, records, sees }) => {
    const path = paths.get(type);
    if (!path || !records) return [];
    const groups = new Map<string, Thing>();
    for (const row of Object.values(records(state)) as Row[]) {
      if (row.projectId !== PROJECT) continue;
      const seen = onlookers.map((who) => Number(who !== null && (sees?.(row, who) ?? true)));
      const key = `${seen.join('')} ${'deletedAt' in row && row.deletedAt !== null}`;
      const place = path.replace('{projectId}', PROJECT).replace(/\{\w+\}$/, row.id);
      if (!groups.has(key)) groups.set(key, { type, id: row.id, path: place });
    }
    return [...groups.values()];
  });
}

/** Returns all records of the project that have a path of their own. */
export function thingsOf(state: TenantState): Thing[] {
  const paths = detailPaths();
  return [...allKinds()].flatMap(({ type, records }) => {
    const path = paths.get(type);
    if (!path || !records) return [];
    const own = (Object.values(records(state)) as Row[]).filter(
      ({ projectId }) => projectId === PROJECT,
    );
    const place = path.replace('{projectId}', PROJECT);
    return own.map(({ id }) => ({ type, id, path: place.replace(/\{\w+\}$/, id) }));
  });
}

/** Returns what is kept of a record; undefined if it is gone. */
export const rowOf = (state: TenantState, { type, id }: Thing): object | undefined =>
  recordsOf(state, type)[id];

/** These properties hold words that people typed. */
const TEXTS =
  /^(?:title|name|description|body|label|note|comment|reference|vendor|question|answer)$/;

function marked(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return TEXTS.test(key) ? `${value} ${SECRET}` : value;
  if (Array.isArray(value)) return value.map((item) => marked(item, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, marked(part, name)]),
  );
}

const recordsOf = (state: TenantState, type: string): Record<string, Row> => {
  const kind = [...allKinds()].find((candidate) => candidate.type === type);
  return (kind?.records?.(state) ?? {}) as Record<string, Row>;
};

type Logs = 'punchItems' | 'rfis' | 'submittals';

/** Writes the secret word into what people write to each other. @returns a function that takes it out */
export function markTalk(
  state: TenantState,
  {
    threads,
    names: isNamed,
    internal,
  }: { threads: readonly Thing[]; names: boolean; internal: boolean },
): () => void {
  const messages = { ...state.messages };
  const names = { ...state.threads };
  for (const { id } of threads) {
    state.messages[id] = marked(state.messages[id] ?? []) as (typeof messages)[string];
    if (isNamed) state.threads[id] = marked(state.threads[id]) as (typeof names)[string];
  }
  const restores = (['punchItems', 'rfis', 'submittals'] satisfies Logs[]).map((log) => {
    const rows = state[log] as Record<string, Row & { comments: { visibility: string }[] }>;
    const before = { ...rows };
    for (const row of internal ? Object.values(rows) : []) {
      const comments = row.comments.map((comment) =>
        comment.visibility === 'internal' ? (marked(comment) as typeof comment) : comment,
      );
      rows[row.id] = { ...row, comments };
    }
    return () => Object.assign(rows, before);
  });
  return () => {
    Object.assign(state.messages, messages);
    Object.assign(state.threads, names);
    for (const restore of restores) restore();
  };
}

/** The conversations of the project. */
export const threadsOf = ({ threads }: TenantState): Thing[] =>
  Object.values(threads)
    .filter(({ projectId }) => projectId === PROJECT)
    .map(({ id }) => ({
      type: 'thread',
      id,
      path: `/projects/${PROJECT}/message-threads/${id}`,
    }));

/** Writes the secret word into things and into what the log says of them. @returns a function that takes it out */
export function mark(state: TenantState, things: readonly Thing[]): () => void {
  const before = things.map(({ type, id }) => [type, recordsOf(state, type)[id] as Row] as const);
  const ids = new Set(things.map(({ id }) => id));
  const activity = [...state.activity];
  for (const [type, row] of before) recordsOf(state, type)[row.id] = marked(row) as Row;
  state.activity.splice(
    0,
    state.activity.length,
    ...activity.map((entry) =>
      entry.record && ids.has(entry.record.id)
        ? { ...entry, record: { ...entry.record, title: `${entry.record.title} ${SECRET}` } }
        : entry,
    ),
  );
  return () => {
    for (const [type, row] of before) recordsOf(state, type)[row.id] = row;
    state.activity.splice(0, state.activity.length, ...activity);
  };
}

/** Kinds of records without which the rest of a project stands. */
const LEAVES: readonly string[] = [
  ...['punch_item', 'rfi', 'submittal', 'photo', 'scan', 'model', 'tour', 'video', 'field_cam'],
];

/** Takes things away, with what the log, pins and links say of them. @returns a function that brings them back */
export function take(state: TenantState, things: readonly Thing[]): () => void {
  const leaves = things.filter(({ type }) => LEAVES.includes(type));
  const ids = new Set(leaves.map(({ id }) => id));
  const activity = [...state.activity];
  const rows = leaves.map(({ type, id }) => [type, recordsOf(state, type)[id] as Row] as const);
  for (const [type, { id }] of rows) delete recordsOf(state, type)[id];
  state.activity.splice(
    0,
    state.activity.length,
    ...activity.filter(({ record }) => !record || !ids.has(record.id)),
  );
  return () => {
    for (const [type, row] of rows) recordsOf(state, type)[row.id] = row;
    state.activity.splice(0, state.activity.length, ...activity);
  };
}

/** The calls by which somebody reads something without naming it, and those that read the given things with their parts. */
export function channels(readable: readonly Thing[]): string[] {
  const ids: Record<string, string> = { projectId: PROJECT, versionNumber: '1' };
  for (const { type, id } of readable) ids[`${camel(type)}Id`] ??= id;
  return channelsWith(ids, SECRET);
}

/** All calls that read and whose path has only these parameters; those that search, search for a word. */
export function channelsWith(ids: Readonly<Record<string, string>>, word: string): string[] {
  return reads.flatMap(({ path, query }) => {
    const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole);
    if (filled.includes('{')) return [];
    const given = query
      .filter(({ required }) => required)
      .map((each) => pair(each.name, each.example));
    const limit = query.some(({ name }) => name === 'limit') ? [pair('limit', 100)] : [];
    const search = query.some(({ name }) => name === 'q') ? [pair('q', word)] : [];
    const own = [...given, ...limit];
    return [own, ...(search.length > 0 ? [[...own, ...search]] : [])].map((pairs) =>
      pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled,
    );
  });
}

const pair = (name: string, value: unknown) => `${name}=${encodeURIComponent(String(value))}`;

/** The path at which a visitor reads a record, by its type. */
export const publicPathOf = (type: string): string | undefined =>
  Object.keys(spec.paths).find(
    (path) =>
      path.startsWith('/public/') &&
      (path.endsWith(`/{${camel(type)}Id}`) || path.endsWith(`/{${camel(type)}Id}/file`)),
  );

/** The calls by which a visitor reads what a link shows. */
export const publicChannels = (targets: readonly { type: string; id: string }[]): string[] =>
  Object.entries(spec.paths).flatMap(([path, { get }]) => {
    if (!get || !path.startsWith('/public/')) return [];
    const filled = path.replace(
      /\{(\w+)\}/g,
      (whole, name: string) => targets.find(({ type }) => `${camel(type)}Id` === name)?.id ?? whole,
    );
    return filled.includes('{') ? [] : [filled];
  });

/** What an answer says, apart from the grants of files and times of calls. */
export async function said(client: Client, path: string): Promise<string> {
  const answer = await client.call('GET', path);
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return `${answer.status} ${text}`
    .replace(/\?grant=[\w.-]+/g, '')
    .replace(/"last(?:ActiveAt|UsedAt|SignInAt)":(?:"[^"]*"|null)/g, '');
}

export async function readableBy(client: Client, things: readonly Thing[]): Promise<Thing[]> {
  const found: Thing[] = [];
  for (const thing of things) {
    if ((await client.call('GET', thing.path)).status === 200) found.push(thing);
  }
  return found;
}

/** A client of somebody in a tenant. */
export async function clientOf(mock: Mock, tenant: string, email: string): Promise<Client> {
  const client = new Client(mock, tenant);
  await client.signIn(email);
  return client;
}
