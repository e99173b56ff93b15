import type { SpatialTreeItem } from '@thatopen/fragments';

/** Walks the spatial tree, in which class nodes and item nodes alternate. */
export function walk(
  node: SpatialTreeItem,
  type: string | null,
  storey: number | null,
  found: (localId: number, type: string, storey: number | null) => void,
): void {
  const kind = node.category ?? type;
  const level = kind === 'IFCBUILDINGSTOREY' && node.localId !== null ? node.localId : storey;
  if (node.localId !== null && kind) found(node.localId, kind, level);
  for (const child of node.children ?? []) walk(child, kind, level, found);
}
