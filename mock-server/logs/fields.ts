import type { FieldProblem, Refusal } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import type { LogRecord } from '../state/logs.ts';
import { linkedRecords } from './links.ts';
import type { AnyLog } from './log.ts';
import { isMember, isParty } from './people.ts';
import type { LogCall, Viewer } from './viewer.ts';
import { type Found, findFor, incomplete, put, type WriteCode } from './write.ts';

type Schemas = components['schemas'];

/** What may be changed in every log; `clear` names what is to be empty. */
export type Changes = Omit<
  Schemas['PunchItemChanges'],
  'punchType' | 'finalApproverId' | 'startDate' | 'costImpact' | 'scheduleImpact' | 'clear'
> & { clear?: readonly string[] };

/** What may be changed in most logs. */
export const COMMON_FIELDS = [
  'title',
  'description',
  'priority',
  'discipline',
  'category',
  'location',
  'locationDetail',
  'managerId',
  'assigneeIds',
  'watcherIds',
  'dueDate',
  'private',
  'submitted',
  'linked',
] as const satisfies readonly (keyof LogRecord)[];

/** What the request names and the log knows; all else in the request has not been checked. */
function knownOf<R extends LogRecord>({ fields }: AnyLog<R>, changes: Changes): Changes {
  const names = fields.map(String).filter((name) => Object.hasOwn(changes, name));
  return Object.fromEntries(names.map((name) => [name, Reflect.get(changes, name)]));
}

/** Takes over what the request names. */
export function takeOver<R extends LogRecord>(log: AnyLog<R>, next: R, changes: Changes): void {
  Object.assign(next, knownOf(log, changes));
  for (const name of changes.clear ?? []) Object.assign(next, { [name]: null });
}

/** People, companies and records that the request names and that are not there. */
export function strangers<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  viewer: Viewer,
  request: Changes,
  next: R,
): FieldProblem[] {
  const { tenant } = call;
  const changes = knownOf(log, request);
  const projectId = viewer.project.id;
  const isPerson = (id: string) => isMember(tenant, projectId, id);
  const isAnybody = (id: string) => isParty(tenant, projectId, id);
  const isCompany = (id: string) => isAnybody(id) && !isPerson(id);
  const isLinked = (link: Schemas['RecordLink']) => linkedRecords(call, viewer, [link]).length > 0;
  const own = log.references(next).filter(({ name }) => Object.hasOwn(changes, name));
  const named: [pointer: string, isKnown: boolean, what: string][] = [
    ['/managerId', changes.managerId === undefined || isPerson(changes.managerId), 'member'],
    ...own.map(({ name, kind, id }): [string, boolean, string] =>
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

/** Changes a record that may be changed, as long as it keeps what its status needs. */
export function update<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  where: { projectId: string; id: string },
  version: number,
  changes: Changes,
): Found<R> | Refusal<WriteCode> {
  const found = findFor(log, call, where, 'update', version);
  if ('refused' in found) return found;
  const next = structuredClone(found.record);
  takeOver(log, next, changes);
  const errors = strangers(log, call, found.viewer, changes, next);
  if (next.status !== 'draft') errors.push(...log.needed(next));
  const refusal = incomplete(errors);
  return refusal ?? put(log, call, found, next, { action: 'updated' });
}
