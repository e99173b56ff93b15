import type { CostCode } from '@/api/generated/types.gen';

export interface CodeRow {
  /** Null for the heading above the codes that belong to no division. */
  code: CostCode | null;
  depth: number;
}

/** Returns the tree as rows: each division with the codes below it, and then the codes without one. */
export function codeRows(codes: readonly CostCode[]): CodeRow[] {
  const known = new Set(codes.map(({ code }) => code));
  const below = new Map<string | null, CostCode[]>();
  for (const code of codes) {
    // The code above may not be in the list.
    const parent = code.parentCode !== null && known.has(code.parentCode) ? code.parentCode : null;
    below.set(parent, [...(below.get(parent) ?? []), code]);
  }
  const branch = (code: CostCode, depth: number): CodeRow[] => [
    { code, depth },
    ...(below.get(code.code) ?? []).flatMap((child) => branch(child, depth + 1)),
  ];
  const roots = below.get(null) ?? [];
  const loose = roots.filter(({ isDivision }) => !isDivision);
  return [
    ...roots.filter(({ isDivision }) => isDivision).flatMap((root) => branch(root, 0)),
    ...(loose.length > 0 ? [{ code: null, depth: 0 }] : []),
    ...loose.flatMap((costCode) => branch(costCode, 1)),
  ];
}
