import type { Page } from '@/api/generated/types.gen';
import type { DropPlace } from '@/shared/tree/useTreeDrag';

export interface TreeNode {
  page: Page;
  children: TreeNode[];
}

/** Nests a flat list. A page whose parent is not in the list stands at the top. */
export function treeOf(pages: readonly Page[]): TreeNode[] {
  const nodes = new Map<string, TreeNode>(pages.map((page) => [page.id, { page, children: [] }]));
  const top: TreeNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.page.parentId === null ? undefined : nodes.get(node.page.parentId);
    (parent?.children ?? top).push(node);
  }
  const sort = (list: TreeNode[]) => {
    list.sort((a, b) => a.page.position - b.page.position);
    for (const { children } of list) sort(children);
  };
  sort(top);
  return top;
}

/** Returns the ids of the pages around a page, the closest first. */
export function ancestorsOf(pages: readonly Page[], id: string | null): string[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const found: string[] = [];
  let parentId = id === null ? null : (byId.get(id)?.parentId ?? null);
  while (parentId !== null && !found.includes(parentId)) {
    found.push(parentId);
    parentId = byId.get(parentId)?.parentId ?? null;
  }
  return found;
}

/** Tells whether a page is another one, or in it. */
export const isWithin = (pages: readonly Page[], id: string, ancestor: string): boolean =>
  id === ancestor || ancestorsOf(pages, id).includes(ancestor);

/** Returns all pages in the order of the tree, with their depth. */
export function rowsOf(tree: readonly TreeNode[], depth = 0): { page: Page; depth: number }[] {
  return tree.flatMap(({ page, children }) => [{ page, depth }, ...rowsOf(children, depth + 1)]);
}

/** Returns the parent and the position of a page that is dropped at another one. */
export function dropAt(pages: readonly Page[], movedId: string, target: Page, place: DropPlace) {
  if (place === 'inside') {
    const inside = pages.filter(({ parentId, id }) => parentId === target.id && id !== movedId);
    return { parentId: target.id, position: inside.length };
  }
  const siblings = pages
    .filter(({ parentId, id }) => parentId === target.parentId && id !== movedId)
    .sort((a, b) => a.position - b.position);
  const index = siblings.findIndex(({ id }) => id === target.id);
  return { parentId: target.parentId, position: index + (place === 'after' ? 1 : 0) };
}
