import type { TenantState } from '../../../core/state/model.ts';
import { extended } from '../money.ts';
import { ofProject } from '../store.ts';

const TOWER = 'prj_harbor';

/** Adds lines to the budget of Harbor Point Tower up to a total, to test a large one: floor by floor the same work. */
export function growBudget(state: TenantState, total: number): void {
  const lines = ofProject(state.budgetLines, TOWER);
  const added = Array.from({ length: Math.max(0, total - lines.length) }, (_, i) => {
    const like = lines[i % lines.length];
    if (!like) throw new Error('The tower has no lines.');
    const floor = Math.floor(i / lines.length) + 1;
    const quantity = `${((i * 37) % 900) + 10}.${i % 10}`;
    const unitCostMinor = 500 + ((i * 7_919) % 90_000);
    return {
      ...like,
      id: `bgl_s${i + 1}`,
      position: like.position + floor,
      code: `${like.code}.${floor}`,
      description: `${like.description}, area ${floor}`,
      quantity,
      unitCostMinor,
      originalMinor: extended(quantity, unitCostMinor) ?? 0,
      isOriginalTyped: false,
      isContingency: false,
      version: 1,
    };
  });
  state.budgetLines = {
    ...state.budgetLines,
    ...Object.fromEntries(added.map((line) => [line.id, line])),
  };
}
