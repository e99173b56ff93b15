import { isMember, personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { lookUp } from '../../core/state/model.ts';
import type { StoredMinutes, StoredPage } from '../../core/state/pages.ts';
import { invalid } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { byName } from './reports.ts';

type Schemas = components['schemas'];
type Changes = Omit<Schemas['UpdateMinutesRequest'], 'version'>;

export function minutesOf(call: LogCall, page: StoredPage, minutes: StoredMinutes) {
  const { pages } = call.tenant.state;
  const { attendees, points } = minutes;
  const ids = [
    ...attendees.map(({ userId }) => userId),
    ...points.flatMap(({ assigneeId }) => assigneeId ?? []),
  ];
  const data: Schemas['Minutes'] = {
    pageId: page.id,
    ...minutes,
    people: [...new Set(ids)].map((id) => personOf(call, id)).sort(byName),
    points: points.map((point) => ({
      ...point,
      sinceDate: lookUp(pages, point.sincePageId)?.date ?? null,
    })),
  };
  return data;
}

const repeatedAt = (ids: readonly string[]): number =>
  ids.findIndex((id, i) => ids.indexOf(id) !== i);

/** What is wrong with a change of minutes; null if nothing is. */
export function minutesFault({ tenant }: LogCall, page: StoredPage, changes: Changes) {
  const { projectId, minutes } = page;
  const known = new Set([
    ...(minutes?.attendees.map(({ userId }) => userId) ?? []),
    ...(minutes?.points.flatMap(({ assigneeId }) => assigneeId ?? []) ?? []),
  ]);
  // Whoever has left the project stays in the minutes in which they are.
  const isStranger = (id: string) => !known.has(id) && !isMember(tenant, projectId, id);
  const { attendees = [], points = [], agenda = [], decisions = [] } = changes;
  const member = 'must be a member of the project';
  const stranger = attendees.findIndex(({ userId }) => isStranger(userId));
  if (stranger >= 0) return invalid(`/attendees/${stranger}/userId`, 'reference', member);
  const other = points.findIndex(({ assigneeId }) => assigneeId !== null && isStranger(assigneeId));
  if (other >= 0) return invalid(`/points/${other}/assigneeId`, 'reference', member);
  const twice = repeatedAt(attendees.map(({ userId }) => userId));
  if (twice >= 0) return invalid(`/attendees/${twice}/userId`, 'unique', 'must be there once');
  for (const [name, items] of Object.entries({ points, agenda, decisions })) {
    const index = repeatedAt(items.map(({ id }) => id));
    if (index >= 0) return invalid(`/${name}/${index}/id`, 'unique', 'must be there once');
  }
  return null;
}

/** Minutes after a change. A point that is known keeps the meeting that it comes from. */
export function changedMinutes(page: StoredPage, minutes: StoredMinutes, changes: Changes) {
  const since = new Map(minutes.points.map(({ id, sincePageId }) => [id, sincePageId]));
  const { points, attendees, agenda, decisions } = changes;
  return {
    previousPageId: minutes.previousPageId,
    attendees: attendees ?? minutes.attendees,
    agenda: agenda ?? minutes.agenda,
    decisions: decisions ?? minutes.decisions,
    points:
      points?.map((point) => ({ ...point, sincePageId: since.get(point.id) ?? page.id })) ??
      minutes.points,
    version: minutes.version + 1,
  } satisfies StoredMinutes;
}
