import type { BudgetFigures, BudgetLine, BudgetSnapshotLine } from '@/api/generated/types.gen';
import { FIGURES, sumOf } from '../figures';

/** The present state of the budget, in a comparison. */
export const NOW = 'now';

type Line = Pick<BudgetSnapshotLine, 'lineId' | 'code' | 'description' | 'figures'>;

export interface Difference {
  lineId: string;
  code: string;
  description: string;
  /** Null for a line that is not in it. */
  before: BudgetFigures | null;
  after: BudgetFigures | null;
  /** After less before, in each column. */
  change: BudgetFigures;
}

export const asSnapshotLines = (lines: readonly BudgetLine[]): Line[] =>
  lines.map(({ id, code, description, figures }) => ({ lineId: id, code, description, figures }));

const none = sumOf([]);

/** The lines that differ between two states of the budget. Their changes add up to that of the totals. */
export function differences(before: readonly Line[], after: readonly Line[]): Difference[] {
  const was = new Map(before.map((line) => [line.lineId, line]));
  const is = new Map(after.map((line) => [line.lineId, line]));
  return [...new Set([...was.keys(), ...is.keys()])]
    .flatMap((lineId) => {
      const [old, now] = [was.get(lineId), is.get(lineId)];
      const named = now ?? old;
      if (!named) return [];
      const change = { ...none };
      for (const { key } of FIGURES) {
        change[key] = (now?.figures[key] ?? 0) - (old?.figures[key] ?? 0);
      }
      const isSame = old && now && FIGURES.every(({ key }) => change[key] === 0);
      if (isSame) return [];
      const { code, description } = named;
      const figures = { before: old?.figures ?? null, after: now?.figures ?? null };
      return { lineId, code, description, ...figures, change };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
