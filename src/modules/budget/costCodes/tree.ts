import type { CostCode } from '@/api/generated/types.gen';

export interface CodeRow {
  /** Null for the heading above the codes that belong to no division. */
  code: CostCode | null;
  depth: number;
}

/** The tree as rows: each division with the codes below it, and then the codes without one. */
export function codeRows(codes: readonly CostCode[]): CodeRow[] {
  const known = new Set(codes.map(({ code }) => code));
  const below = new Map<string | null, CostCode[]>();
  for (const one of codes) {
    // The code above may not be in the list.
    const parent = one.parentCode !== null && known.has(one.parentCode) ? one.parentCode : null;
    below.set(parent, [...(below.get(parent) ?? []), one]);
  }
  const branch = (code: CostCode, depth: number): CodeRow[] => [
    { code, depth },
    ...(below.get(code.code) ?? []).flatMap((one) => branch(one, depth + 1)),
  ];
  const roots = below.get(null) ?? [];
  const loose = roots.filter(({ isDivision }) => !isDivision);
  return [
    ...roots.filter(({ isDivision }) => isDivision).flatMap((one) => branch(one, 0)),
    ...(loose.length > 0 ? [{ code: null, depth: 0 }] : []),
    ...loose.flatMap((one) => branch(one, 1)),
  ];
}
