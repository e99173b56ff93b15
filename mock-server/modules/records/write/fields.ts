import { isMember, isParty, roleOf } from '../../../core/members/people.ts';
import type { LogCall, Viewer } from '../../../core/members/viewer.ts';
import type { ActivityEntry } from '../../../core/state/activity.ts';
import type { LogRecord } from '../../../core/state/records/logs.ts';
import { type FieldProblem, type Refusal, refuse } from '../../../engine/problem.ts';
import type { components } from '../../../generated/contract.d.ts';
import { linkedRecords } from '../links.ts';
import { isOffered } from '../locations.ts';
import { type AnyLog, type Changes, withoutDuty } from '../log.ts';
import { closedRecord, type Found, incomplete, put } from './write.ts';

type Schemas = components['schemas'];

/** Copies the request's values to the record. The engine has already stripped undeclared properties. */
function applyChanges(next: LogRecord, { clear = [], ...values }: Changes): void {
  Object.assign(next, values, Object.fromEntries(clear.map((name) => [name, null])));
}

/** People, companies and records named in the request that the project does not have. */
function unknownReferences<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  viewer: Viewer,
  before: R,
  next: R,
  changes: Changes,
): FieldProblem[] {
  const { tenant } = call;
  const projectId = viewer.project.id;
  const isPerson = (id: string) => isMember(tenant, projectId, id);
  const isAnybody = (id: string) => isParty(tenant, projectId, id);
  const isCompany = (id: string) => isAnybody(id) && !isPerson(id);
  const isLinked = (link: Schemas['RecordLink']) => linkedRecords(call, viewer, [link]).length > 0;
  const ownReferences = log.references(next).filter(({ name }) => Object.hasOwn(changes, name));
  const named: [pointer: string, isKnown: boolean, what: string][] = [
    ['/managerId', changes.managerId === undefined || isPerson(changes.managerId), 'member'],
    [
      '/projectLocationId',
      !changes.projectLocationId ||
        // An archived location stays on its records.
        changes.projectLocationId === before.projectLocationId ||
        isOffered(tenant, projectId, changes.projectLocationId),
      'location',
    ],
    ...ownReferences.map(({ name, kind, id }): [string, boolean, string] =>
      kind === 'person'
        ? [`/${name}`, id === null || isPerson(id), 'member']
        : [`/${name}`, id === null || isCompany(id), 'company'],
    ),
    ...each('watcherIds', changes.watcherIds, isPerson, 'member'),
    ...each('assigneeIds', changes.assigneeIds, isAnybody, 'member or a company'),
    ...each('linked', changes.linked, isLinked, 'record'),
  ];
  return named
    .filter(([, isKnown]) => !isKnown)
    .map(([pointer, , what]) => {
      const detail = `must be a ${what} of the project`;
      return { pointer, code: 'reference', detail };
    });
}

const each = <T>(
  name: string,
  values: readonly T[] | undefined,
  isKnown: (value: T) => boolean,
  what: string,
) => (values ?? []).map((v, i): [string, boolean, string] => [`/${name}/${i}`, isKnown(v), what]);

/**
 * Returns the properties that name a member without the duty, as a change of a record would leave it. Members who lost
 * the duty since they were named stay.
 */
function namedWithoutDuty<R extends LogRecord>(
  log: AnyLog<R>,
  { tenant }: LogCall,
  before: R,
  next: R,
): FieldProblem[] {
  const lacking = (record: R) =>
    log.duties(record).flatMap(({ name, ids, allows }) =>
      [ids].flat().flatMap((id, i) => {
        const role = roleOf(tenant, record.projectId, id);
        if (role === null || allows(role)) return [];
        return { name, id, pointer: typeof ids === 'string' ? `/${name}` : `/${name}/${i}` };
      }),
    );
  const known = lacking(before);
  return lacking(next)
    .filter(
      ({ name, id }) => !known.some((reference) => reference.name === name && reference.id === id),
    )
    .map(({ pointer }) => withoutDuty(pointer));
}

/** Applies all changes of a request to a copy of a record, and returns what is wrong with them. */
export function change<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  viewer: Viewer,
  next: R,
  changes: Changes,
): FieldProblem[] {
  const before = structuredClone(next);
  applyChanges(next, changes);
  const unknown = unknownReferences(log, call, viewer, before, next, changes);
  const logProblems = log.apply?.(call, viewer, next, changes) ?? [];
  return [...unknown, ...logProblems, ...namedWithoutDuty(log, call, before, next)];
}

/** Returns the properties that a request names, before and after it. */
function edited<R extends LogRecord>(
  record: R,
  next: R,
  { clear = [], ...values }: Changes,
): ActivityEntry['edit'] {
  const names = [...Object.keys(values), ...clear];
  const of = (source: R) =>
    structuredClone(
      Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name))),
    );
  return { before: of(record), after: of(next) };
}

/**
 * Updates a record. An open record must still have what its status needs.
 *
 * @param more Applies what is no plain property of the record, and returns what is wrong with it.
 */
export function update<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  found: Found<R>,
  changes: Changes,
  more?: (next: R) => FieldProblem[],
): Found<R> | Refusal<'VALIDATION_FAILED' | 'WRONG_STATE'> {
  const { record, viewer } = found;
  if (record.status === 'closed') return closedRecord();
  const detail = log.locked?.(record, changes);
  if (detail) return refuse('WRONG_STATE', { detail });
  const next = structuredClone(record);
  const errors = [...(more?.(next) ?? []), ...change(log, call, viewer, next, changes)];
  if (next.status !== 'draft') errors.push(...log.needed(next));
  const edit = edited(record, next, changes);
  return incomplete(errors) ?? put(log, call, found, next, { action: 'updated', edit });
}
