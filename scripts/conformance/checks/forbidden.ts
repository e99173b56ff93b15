import type { Action, Need } from '../../contract/document.ts';
import { ALL, rulesFor } from '../../contract/permissions.ts';
import { recordOf } from '../check.ts';
import { actionOf, meeting } from '../requests/needs.ts';
import { isObject, type Json, rowsOf, strings } from '../requests/values.ts';
import type { Input } from '../run.ts';
import type { Trial } from '../trial.ts';
import { takesVersion, withVersion } from './concurrency.ts';

/** Row rules that a record of one account never meets for another one. */
const OF_ITS_CREATOR = ['own', 'created', 'own_draft', 'own_recent'];

/** A record as the other account sees it. */
interface Seen {
  record: Json;
  /** The record, or the part of it that the path names. */
  target: Json;
}

/** Reads the innermost record of a path that can be read. Returns null if the other account cannot see it. */
export async function seenByOther(trial: Trial, path: Input['path']): Promise<Seen | null> {
  const { run, operation } = trial;
  for (const name of operation.pathNames.slice(1).reverse()) {
    const place = operation.path.indexOf(`{${name}}`) + name.length + 2;
    const get = run.api.at('get', operation.path.slice(0, place));
    // A file shows nothing of its record.
    if (!get || name === 'fileName') {
      const row = await rowOfOther(trial, path, name);
      if (row) return { record: row, target: row };
      continue;
    }
    const expected = { statuses: [200, 403, 404] };
    const answer = await run.call(get, { path, as: 'other' }, expected, 'as the other account');
    const record = recordOf(answer);
    const last = path[operation.pathNames.at(-1) ?? ''];
    const target = record && (record.id === last ? record : partOf(record, last));
    return record && target ? { record, target } : null;
  }
  return null;
}

/** Returns the row of a record that only its list shows. */
async function rowOfOther(
  { run, operation, world }: Trial,
  path: Input['path'],
  name: string,
): Promise<Json | undefined> {
  const list = run.api.at('get', operation.path.slice(0, operation.path.indexOf(`/{${name}}`)));
  if (!list) return undefined;
  const { query } = await world.input(list);
  const input: Input = { path, query: { ...query, limit: 100 }, as: 'other' };
  // A list may be about a record that the account does not see, as its path or its recipe says.
  const isOfRecord =
    list.pathNames.length > 1 || world.recipes[list.id]?.failures?.NOT_FOUND !== undefined;
  const expected = { statuses: isOfRecord ? [200, 403, 404] : [200, 403] };
  const answer = await run.call(list, input, expected, 'as the other account');
  return rowsOf(answer.json).find(({ id }) => id === path[name]);
}

/** Returns the part of a record with an id; the record, if no part has an id of its own. */
export const partOf = (record: Json, id: string | undefined): Json | undefined => {
  const parts = Object.values(record).flatMap((value) => (Array.isArray(value) ? value : []));
  const ownParts = parts.filter(isObject).filter((part) => 'permittedActions' in part);
  return ownParts.find((part) => part.id === id) ?? (ownParts.length > 0 ? undefined : record);
};

/** Whether the other account lacks an action on a record of the run. */
function lacks(need: Need, action: Action, role: string, { record, target }: Seen): boolean {
  const rules = rulesFor(action, role);
  if (rules.includes(ALL)) return false;
  if (action.shownIn === 'record' && Array.isArray(target.permittedActions))
    return !strings(target.permittedActions).includes(need.action);
  if (action.shownIn === 'statuses')
    return !strings(record.permittedStatuses).includes(
      String(need.request?.status ?? need.request?.to),
    );
  return rules.every((rule) => OF_ITS_CREATOR.includes(rule));
}

/** Returns the request without permission, or the reason why a run cannot send one. */
export async function withoutPermission(trial: Trial, base: Input): Promise<Input | string> {
  const { operation, recipe, run, world } = trial;
  const isOfProject = operation.pathNames.includes('projectId');
  if (operation.needs.length === 0)
    return isOfProject ? 'every member of the project may call it' : 'it is about no project';
  if (!run.tokens.other) return 'needs a second account (--other-account)';
  if (!isOfProject) return withoutAccountPermission(trial, base);
  const project = (await world.projectsOf('other')).find(({ id }) => id === world.projectId);
  if (!project) return 'the other account is not a member of the project';
  const visible = operation.pathNames.length > 1 ? await recipe.visible?.(world) : undefined;
  const reasons = new Set<string>();
  for (const need of operation.needs) {
    const found = await refusedBy(trial, base, need, project, visible);
    if (typeof found !== 'string') return { ...found, as: 'other' };
    reasons.add(found);
  }
  return [...reasons].join('; ');
}

/** Returns the request to an operation of the account that the other caller may not make, or why there is none. */
async function withoutAccountPermission(trial: Trial, base: Input): Promise<Input | string> {
  const { operation, run, world } = trial;
  const permitted = await world.permittedInAccount('other');
  const isGranted = operation.needs.every((need) => {
    const { modules } = run.api.permissions;
    const { shownIn, name = need.action } = actionOf(run.api.permissions, need);
    // Whoever may not see the records of a module may not change one either.
    const view = modules[need.module]?.actions.view?.name ?? 'view';
    return permitted.includes(shownIn === 'account' ? name : view);
  });
  return isGranted ? GRANTED : { ...base, as: 'other' };
}

const GRANTED = 'the other account has the permission';

/** Returns the request that the other account may not make for want of one permission, or why there is none. */
async function refusedBy(
  trial: Trial,
  base: Input,
  need: Need,
  { role, permittedActions }: Json,
  visible: Input['path'] | undefined,
): Promise<Input | string> {
  const { operation, run } = trial;
  const action = actionOf(run.api.permissions, need);
  const isOfRecord = operation.pathNames.length > 1;
  if (need.each) return 'each item has a result of its own';
  if (action.hides && isOfRecord) return 'what the account may not see answers 404';
  const input = meeting(need, operation, base);
  if (!input) return 'no request of the run needs the permission';
  if (action.shownIn === 'project')
    return strings(permittedActions).includes(action.name ?? need.action) ? GRANTED : input;
  const rules = rulesFor(action, String(role));
  if (!isOfRecord) return rules.length > 0 ? GRANTED : input;
  let reason = 'the other account cannot see the record';
  for (const path of visible ? [visible, input.path] : [input.path]) {
    const seen = await seenByOther(trial, path);
    if (!seen) continue;
    const conditions = Object.entries(need.record ?? {});
    if (!conditions.every(([name, value]) => seen.record[name] === value)) {
      reason = 'the record is not in the state that the permission is about';
    } else if (lacks(need, action, String(role), seen)) {
      const request = { ...input, path };
      const version = Number(seen.record.version);
      return takesVersion(trial) ? withVersion(operation, request, version) : request;
    } else reason = GRANTED;
  }
  return reason;
}
