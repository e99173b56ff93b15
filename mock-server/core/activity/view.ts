import type { components, operations } from '../../generated/contract.d.ts';
import { csv } from '../lists/csv.ts';
import { labelOf } from '../lists/label.ts';
import { searchesFor } from '../lists/search.ts';
import { fullName, type PeopleCall, personOf } from '../members/people.ts';
import type { LogCall } from '../members/viewer.ts';
import type { ActivityEntry } from '../state/activity.ts';
import { lookUp } from '../state/model.ts';
import { activityGrants, visibleEntries } from './visible.ts';

type Schemas = components['schemas'];
export type ActivityQuery = NonNullable<operations['exportActivity']['parameters']['query']>;

function actorOf(
  call: PeopleCall,
  { actorKind: kind, actorId, actorName }: ActivityEntry,
): Schemas['ActivityActor'] {
  if (actorId !== null) return { kind, ...personOf(call, actorId) };
  return { kind, id: null, name: actorName ?? 'System', avatarUrl: null };
}

function projectOf({ tenant }: PeopleCall, projectId: string | null) {
  const project = projectId === null ? undefined : lookUp(tenant.state.projects, projectId);
  return project ? { id: project.id, name: project.name } : null;
}

/** Returns the entries that the caller sees and the filters let through, oldest first. */
export function filteredEntries(call: LogCall, query: ActivityQuery): readonly ActivityEntry[] {
  const { q, userId, module, action, projectId, recordId, from, to } = query;
  const finds = searchesFor(q);
  // Times in the log are in UTC and have milliseconds, so they are in order as texts.
  const utc = (time: string | undefined) => time && new Date(time).toISOString();
  const [since, until] = [utc(from), utc(to)];
  return visibleEntries(call).filter(
    (entry) =>
      (userId === undefined || entry.actorId === userId) &&
      (!module || module.includes(entry.module)) &&
      (!action || action.includes(entry.action)) &&
      (projectId === undefined || entry.projectId === projectId) &&
      (recordId === undefined || entry.record?.id === recordId) &&
      (!since || entry.at >= since) &&
      (!until || entry.at < until) &&
      (q === undefined || finds(...textsOf(call, entry))),
  );
}

const textsOf = (call: PeopleCall, entry: ActivityEntry): string[] => [
  entry.record?.number ?? '',
  entry.record?.title ?? '',
  actorOf(call, entry).name,
  projectOf(call, entry.projectId)?.name ?? '',
  ...entry.changes.flatMap(({ from, to }) => [from ?? '', to ?? '']),
];

/** Returns an entry as the caller sees it. */
export function entryView(call: LogCall) {
  const seesClients = activityGrants(call, 'view_clients');
  const { id: self } = call.user();
  return (entry: ActivityEntry): Schemas['ActivityEntry'] => {
    const { id, at, action, module, projectId, record, changes, reason, onBehalfOf } = entry;
    const { via = null } = entry;
    const showsClient = entry.actorId === self || seesClients(projectId);
    return {
      ...{ id, at, action, module, record, changes, reason },
      actor: actorOf(call, entry),
      via,
      onBehalfOf: onBehalfOf ? { ...onBehalfOf, avatarUrl: null } : null,
      project: projectOf(call, projectId),
      client: (showsClient && entry.client) || null,
    };
  };
}

/** Returns everybody who did something that the caller sees, by name. */
export function actorsSeen(call: LogCall): Schemas['PersonRef'][] {
  const ids = new Set(visibleEntries(call).flatMap(({ actorId }) => actorId ?? []));
  return [...ids]
    .map((id) => personOf(call, id))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

const HEAD = [
  'Time',
  'Person',
  'Seen as',
  'API token',
  'Action',
  'Module',
  'Project',
  'Number',
  'Record',
  'Property',
  'Before',
  'After',
  'Reason',
  'IP address',
  'Device',
];

/** Returns the entries with a row for each changed property, newest first. */
export function activityCsv(call: LogCall, entries: readonly ActivityEntry[]): Buffer {
  const view = entryView(call);
  const rows = entries.toReversed().flatMap((stored) => {
    const { changes, ...entry } = view(stored);
    const what = [
      entry.at,
      fullName(entry.actor),
      entry.onBehalfOf?.name ?? '',
      entry.via?.name ?? '',
      labelOf(entry.action),
      labelOf(entry.module),
      entry.project?.name ?? '',
      entry.record?.number ?? '',
      entry.record?.title ?? '',
    ];
    const { reason, client } = entry;
    const why = [reason ?? '', client?.ip ?? '', client?.userAgent ?? ''];
    const none = { field: '', from: null, to: null };
    return (changes.length > 0 ? changes : [none]).map(({ field, from, to }) => [
      ...what,
      ...[field, from ?? '', to ?? ''],
      ...why,
    ]);
  });
  return csv(HEAD, rows);
}
