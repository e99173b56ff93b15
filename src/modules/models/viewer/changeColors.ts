import type { ModelChange, ModelChangeKind } from '@/api/generated/types.gen';

/** The colors of elements by id, in sRGB. */
export type ElementColors = ReadonlyMap<string, number>;

export const noColors: ElementColors = new Map();

/** As in the list of changes. */
const COLORS: Record<ModelChangeKind, number> = {
  lost: 0xd6336c,
  gained: 0x2f9e44,
  changed: 0xf08c00,
};

/**
 * Colors the changed elements that a version has: removed elements are in the earlier one, all
 * others in the later one. Unchanged elements keep their color.
 */
export function colorsOf(
  rows: readonly Pick<ModelChange, 'change' | 'element'>[],
  { shown, version, since }: { shown: number; version: number; since: number | null },
): ElementColors {
  const isIn = (change: ModelChangeKind) =>
    shown === version ? change !== 'lost' : shown === since && change !== 'gained';
  return new Map(
    rows
      .filter(({ change }) => isIn(change))
      .map(({ change, element }) => [element.id, COLORS[change]] as const),
  );
}
