import type { TenantState } from '../../core/state/model.ts';
import type { StoredPage, StoredPageVersion } from '../../core/state/pages.ts';
import { plainText, wordsIn } from './nodes.ts';
import { contentAt, plainOf, seqOf, updatesOf } from './text.ts';

type State = Pick<TenantState, 'pageUpdates'>;

/** A session of writing ends when nobody has written for so long. */
const SESSION_MS = 30 * 60 * 1000;

/** The version of the text after some updates; null if nothing was written since the version before. */
function versionAt(
  state: State,
  { id, versions }: StoredPage,
  seq: number,
  name: string | null,
  author?: { at: string; byId: string },
): StoredPageVersion | null {
  const from = versions.at(-1)?.seq ?? 0;
  const written = updatesOf(state, id).slice(from, seq);
  const last = written.at(-1) ?? updatesOf(state, id)[seq - 1];
  const made = author ?? last;
  if (!made || (written.length === 0 && name === null)) return null;
  const isNow = seq === seqOf(state, id);
  return {
    number: (versions.at(-1)?.number ?? 0) + 1,
    name,
    seq,
    createdAt: made.at,
    createdById: made.byId,
    authorIds: [...new Set(written.map(({ byId }) => byId))],
    wordCount: wordsIn(isNow ? plainOf(state, id) : plainText(contentAt(state, id, seq))),
  };
}

const isOver = (state: State, pageId: string, now: number, seq: number): boolean => {
  const last = updatesOf(state, pageId)[seq - 1];
  return last !== undefined && now - Date.parse(last.at) > SESSION_MS;
};

/** Returns the versions of a page, with the one that a session of writing left behind when it ended. */
export function versionsOf(state: State, page: StoredPage, now: number): StoredPageVersion[] {
  const seq = seqOf(state, page.id);
  const last = isOver(state, page.id, now, seq) ? versionAt(state, page, seq, null) : null;
  return last ? [...page.versions, last] : page.versions;
}

/** Returns the page with a version of what was written before, if a new session of writing begins. */
export function withSession(state: State, page: StoredPage, now: number, seq: number): StoredPage {
  const over = isOver(state, page.id, now, seq);
  if (page.writingSince !== null && !over) return page;
  const last = over ? versionAt(state, page, seq, null) : null;
  return {
    ...page,
    writingSince: page.updatedAt,
    versions: last ? [...page.versions, last] : page.versions,
  };
}

/**
 * Returns the page with a version of the text as it is now. A version without a name is made only of what no version
 * has.
 */
export function withVersion(
  state: State,
  page: StoredPage,
  name: string | null,
  author: { at: string; byId: string },
): StoredPage {
  const versions = versionsOf(state, page, Date.parse(author.at));
  const made = versionAt(state, { ...page, versions }, seqOf(state, page.id), name, author);
  return { ...page, versions: made ? [...versions, made] : versions };
}
