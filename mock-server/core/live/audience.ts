import type { Seer } from '../kinds/seer.ts';
import { hears, rowNamed } from '../kinds/sees.ts';
import type { TenantState } from '../state/model.ts';
import type { Audiences, Subject } from './event.ts';

type Check<Name extends keyof Audiences> = (seer: Seer, audience: Audiences[Name]) => boolean;

const checks: Partial<{ [Name in keyof Audiences]: Check<Name> }> = {};

/** Adds a kind of audience that only a tag can tell. */
export function registerAudience<Name extends keyof Audiences>(
  name: Name,
  check: Check<Name>,
): void {
  Object.assign(checks, { [name]: check });
}

/** The last row of each record that is gone, because earlier events about it can be sent again. */
const lastRows = new WeakMap<TenantState, Map<string, object>>();

const keyOf = ({ type, id }: Subject) => `${type} ${id}`;

function lastRowsOf(state: TenantState): Map<string, object> {
  const known = lastRows.get(state);
  if (known) return known;
  const rows = new Map<string, object>();
  lastRows.set(state, rows);
  for (const { audience } of state.stream.sent) {
    if (audience.to === 'record') noteGone(state, audience.about);
  }
  return rows;
}

/** Keeps the row of a record that is gone. */
export function noteGone(state: TenantState, about: Subject): void {
  if (about.row) lastRowsOf(state).set(keyOf(about), about.row);
}

/**
 * Whether a receiver may hear of a record now. A stream can bring an event later than it happened, and the record may be
 * private since.
 */
function hearsNow(seer: Seer, about: Subject): boolean {
  const { state } = seer.call.tenant;
  const row = rowNamed(state, about) ?? about.row ?? lastRowsOf(state).get(keyOf(about));
  return row !== undefined && hears(seer, { ...about, row });
}

registerAudience(
  'people',
  ({ userId, call }, { ids, themselves }) =>
    ids.includes(userId) && !(themselves && call.user().viewing),
);
registerAudience('record', (seer, { about }) => hearsNow(seer, about));
registerAudience(
  'strangers',
  (seer, { about }) => seer.member(about.projectId ?? '') !== null && !hearsNow(seer, about),
);
registerAudience('project', (seer, { projectId }) => seer.member(projectId) !== null);

/** Tells whether somebody may know of an event. Nobody knows of an audience that this version does not know. */
export function isFor<Name extends keyof Audiences>(
  seer: Seer,
  audience: { to: Name } & Audiences[Name],
): boolean {
  return checks[audience.to]?.(seer, audience) ?? false;
}
