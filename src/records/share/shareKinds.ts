import type { TargetType } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { shareKind } from '@/shared/modules/modules';

type Typed = readonly { type: TargetType }[];

export const isMixed = (targets: Typed): boolean =>
  new Set(targets.map(({ type }) => type)).size > 1;

/** Counts targets: '3 scans', or '3 items' for mixed types. */
export function countTargets(targets: Typed): string {
  const [first] = targets;
  return count(targets.length, first && !isMixed(targets) ? shareKind(first.type).noun : 'item');
}

export const someHaveFiles = (targets: Typed): boolean =>
  targets.some(({ type }) => shareKind(type).hasFile);
