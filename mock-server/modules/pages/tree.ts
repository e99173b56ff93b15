import type { TenantState } from '../../core/state/model.ts';
import { lookUp } from '../../core/state/model.ts';
import type { StoredPage } from '../../core/state/pages.ts';

type State = Pick<TenantState, 'pages'>;

export const MAX_PAGES = 2000;
const MAX_DEPTH = 8;

export const pagesIn = ({ pages }: State, projectId: string): StoredPage[] =>
  Object.values(pages).filter((page) => page.projectId === projectId);

/** Returns the pages with a parent, in their order. Null is the top of a project. */
export const siblingsIn = (
  state: State,
  projectId: string,
  parentId: string | null,
): StoredPage[] =>
  pagesIn(state, projectId)
    .filter((page) => page.parentId === parentId)
    .sort((a, b) => a.position - b.position);

/**
 * Parts all pages in a page, each before those in it.
 * @returns those that somebody may take along with the page, and the first ones on each way down that they may not; what is
 *   in these stays with them
 */
export function partedBelow(
  state: State,
  { id, projectId }: StoredPage,
  mayTake: (page: StoredPage) => boolean,
): { taken: StoredPage[]; left: StoredPage[] } {
  const parted = { taken: [] as StoredPage[], left: [] as StoredPage[] };
  for (const page of siblingsIn(state, projectId, id)) {
    if (!mayTake(page)) {
      parted.left.push(page);
      continue;
    }
    const { taken, left } = partedBelow(state, page, mayTake);
    parted.taken.push(page, ...taken);
    parted.left.push(...left);
  }
  return parted;
}

/** Returns the pages above a page, the nearest first. */
export function above(state: State, page: StoredPage): StoredPage[] {
  const parent = page.parentId === null ? undefined : lookUp(state.pages, page.parentId);
  return parent ? [parent, ...above(state, parent)] : [];
}

/** Returns some pages in the order of the tree. One whose parent is not among them is at the top. */
export function inOrder(some: readonly StoredPage[]): StoredPage[] {
  const ids = new Set(some.map(({ id }) => id));
  const children = new Map<string | null, StoredPage[]>();
  for (const page of some) {
    const parentId = page.parentId !== null && ids.has(page.parentId) ? page.parentId : null;
    children.set(parentId, [...(children.get(parentId) ?? []), page]);
  }
  const from = (parentId: string | null): StoredPage[] =>
    (children.get(parentId) ?? [])
      .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
      .flatMap((page) => [page, ...from(page.id)]);
  return from(null);
}

const heightOf = (state: State, page: StoredPage): number =>
  Math.max(
    0,
    ...siblingsIn(state, page.projectId, page.id).map((sibling) => 1 + heightOf(state, sibling)),
  );

/** Returns what is wrong with a parent for a page; null if nothing is. @param page absent if it is new */
export function parentFault(state: State, parent: StoredPage, page?: StoredPage): string | null {
  if (parent.archivedAt !== null) return 'must not be in the archive';
  const trail = [parent, ...above(state, parent)];
  if (page && trail.some(({ id }) => id === page.id)) return 'must not be the page or in it';
  const depth = trail.length + (page ? heightOf(state, page) : 0);
  return depth > MAX_DEPTH ? `must have at most ${MAX_DEPTH - 1} pages above it` : null;
}

/** Gives the pages with a parent the positions 0, 1 and so on. @returns those whose position changes */
export const renumbered = (pages: readonly StoredPage[]): StoredPage[] =>
  pages.flatMap((page, position) => (page.position === position ? [] : [{ ...page, position }]));
