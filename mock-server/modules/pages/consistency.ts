import {
  type ConsistencyRule,
  disorder,
  type Faults,
  keyFaults,
  parties,
  repeated,
  unknown,
} from '../../core/consistency.ts';
import { hashOf } from './signing.ts';
import { seqOf } from './text.ts';
import { above } from './tree.ts';

const MAX_DEPTH = 20;

/** Pages form a tree without gaps, have a text, and name people who exist. A signed page is still what was signed. */
export const rules: readonly ConsistencyRule[] = [
  function* treeFaults(state): Faults {
    const { pages, pageUpdates, projects } = state;
    yield* keyFaults('page', pages);
    yield* unknown('pages', pageUpdates, Object.keys(pages));
    yield* unknown('texts of pages', pages, Object.keys(pageUpdates));
    const places = new Map<string, number[]>();
    for (const page of Object.values(pages)) {
      const where = `page ${page.id}`;
      yield* unknown(where, projects, [page.projectId]);
      yield* unknown(where, pages, [page.parentId, page.minutes?.previousPageId]);
      const parent = page.parentId === null ? undefined : pages[page.parentId];
      if (parent && parent.projectId !== page.projectId) yield `${where} is in another project`;
      if (above(state, page).length > MAX_DEPTH) yield `${where} is in itself`;
      const key = `${page.projectId} ${page.parentId}`;
      places.set(key, [...(places.get(key) ?? []), page.position]);
    }
    for (const [key, positions] of places) {
      const hasGaps = positions.sort((a, b) => a - b).some((position, i) => position !== i);
      if (hasGaps) yield `pages in ${key} have the places ${positions.join(', ')}`;
    }
  },
  function* pageFaults(state): Faults {
    const { pages, pageUpdates, users, companies, photos } = state;
    const known = parties(state);
    for (const page of Object.values(pages)) {
      const where = `page ${page.id}`;
      const { signature, countersignature, versions, threads, grants, report, minutes } = page;
      yield* unknown(where, users, [page.createdById, page.updatedById, ...page.favoriteOfIds]);
      yield* unknown(
        where,
        known,
        grants.filter(({ kind }) => kind !== 'role').map(({ id }) => id),
      );
      yield* disorder(where, {
        createdAt: page.createdAt,
        signature: signature?.at ?? null,
        countersignature: countersignature?.at ?? null,
      });
      if ((page.status === 'completed') !== (signature !== null)) {
        yield `${where} is ${page.status}, and ${signature ? 'has' : 'lacks'} a signature`;
      }
      if (signature && hashOf(state, page) !== signature.hash)
        yield `${where} was changed after it was signed`;
      if ((page.kind === 'daily_report') !== (report !== null)) yield `${where} has no report`;
      if ((page.kind === 'minutes') !== (minutes !== null)) yield `${where} has no minutes`;
      const updates = pageUpdates[page.id] ?? [];
      if (updates.length === 0) yield `${where} has no text`;
      yield* repeated(`updates of ${where}`, updates, ({ id }) => id);
      yield* unknown(
        `updates of ${where}`,
        users,
        updates.map(({ byId }) => byId),
      );
      for (const [i, version] of versions.entries()) {
        if (version.number !== i + 1)
          yield `${where}: version ${version.number} is in place ${i + 1}`;
        if (version.seq > seqOf(state, page.id))
          yield `${where}: version ${version.number} is ahead`;
        yield* unknown(where, users, [version.createdById, ...version.authorIds]);
      }
      yield* repeated(`threads of ${where}`, threads, ({ anchor }) => anchor);
      for (const { id, comments } of threads) {
        if (comments.length === 0) yield `thread ${id} of ${where} is empty`;
        for (const { createdById, mentionIds } of comments)
          yield* unknown(`thread ${id} of ${where}`, users, [createdById, ...mentionIds]);
      }
      // What is signed stays as it was signed, also if its company was merged into another one.
      const crews = signature ? [] : (report?.crews ?? []);
      yield* unknown(
        where,
        companies,
        crews.map(({ companyId }) => companyId),
      );
      yield* unknown(where, photos, report?.photoIds ?? []);
      yield* unknown(where, users, minutes?.attendees.map(({ userId }) => userId) ?? []);
      yield* unknown(where, users, minutes?.points.map(({ assigneeId }) => assigneeId) ?? []);
    }
  },
];
