import type { BudgetLine, BudgetLineCells, BudgetLineItem } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import { parseMoney, parseQuantity } from '@/shared/format/money';
import { readMonth } from '@/shared/format/readDate';
import { type CellId, COLUMNS, type ColumnId } from './columns';

export type Clear = NonNullable<BudgetLineItem['clear']>[number];

/** What to send for a line. */
export interface Edit {
  cells: BudgetLineCells;
  clear: Clear[];
}

const CLEARABLE: readonly string[] = [
  ...['category', 'discipline', 'quantity', 'unitCostMinor', 'originalMinor'],
  ...['startMonth', 'finishMonth'],
];

const isYes = (text: string): boolean => /^(yes|y|true|x|1|✓)$/i.test(text);

/**
 * Adds what was typed into a cell to an edit.
 * @returns the code of the fault if the text cannot be sent as a value of the cell
 */
export function addCell({ cells, clear }: Edit, id: CellId, typed: string): string | null {
  const text = typed.trim();
  if (text === '' && CLEARABLE.includes(id)) {
    clear.push(id as Clear);
    return null;
  }
  if (id === 'isContingency') {
    cells.isContingency = isYes(text);
    return text === '' || isYes(text) || /^(no|n|false|0)$/i.test(text) ? null : 'flag';
  }
  if (id === 'unitCostMinor' || id === 'originalMinor') {
    const minor = parseMoney(text);
    if (minor === null) return 'number';
    cells[id] = minor;
  } else if (id === 'quantity') {
    const quantity = parseQuantity(text);
    if (quantity === null) return 'number';
    cells.quantity = quantity;
  } else if (id === 'startMonth' || id === 'finishMonth') {
    cells[id] = readMonth(text) ?? text;
  } else if (id === 'category' || id === 'discipline' || id === 'costType') {
    const options = COLUMNS.find((column) => column.id === id)?.options ?? [];
    const value = options.find(
      (option) =>
        option === text.toLowerCase() || optionLabel(option).toLowerCase() === text.toLowerCase(),
    );
    // The host says what it accepts, so an unknown value is sent as it was typed.
    cells[id] = value ?? text.slice(0, 40);
  } else {
    cells[id] = text;
  }
  return null;
}

/** All cells of a line, to create it again. */
export function cellsOf(line: BudgetLine): BudgetLineCells {
  const { position, code, description, costType, uom, isContingency } = line;
  return {
    ...{ position, code, description, costType, uom, isContingency },
    ...(line.category && { category: line.category }),
    ...(line.discipline && { discipline: line.discipline }),
    ...(line.quantity !== null && { quantity: line.quantity }),
    ...(line.unitCostMinor !== null && { unitCostMinor: line.unitCostMinor }),
    ...(line.isOriginalTyped && { originalMinor: line.figures.originalMinor }),
    ...(line.startMonth && { startMonth: line.startMonth }),
    ...(line.finishMonth && { finishMonth: line.finishMonth }),
    ...forecastOf(line),
  };
}

const forecastOf = (line: BudgetLine): BudgetLineCells => ({
  forecastMethod: line.forecastMethod,
  ...(line.forecastBp !== null && { forecastBp: line.forecastBp }),
  ...(line.forecastMinor !== null && { forecastMinor: line.forecastMinor }),
  ...(line.forecastReason !== null && { forecastReason: line.forecastReason }),
});

/** The edit that turns a line back into what it was. */
export function editBack(now: BudgetLine, before: BudgetLine): Edit {
  const was = cellsOf(before);
  const is = cellsOf(now);
  const cells: Record<string, unknown> = {};
  const clear: Clear[] = [];
  for (const id of new Set([...Object.keys(was), ...Object.keys(is)]) as Set<
    keyof BudgetLineCells
  >) {
    if (id.startsWith('forecast') || was[id] === is[id]) continue;
    if (was[id] === undefined) clear.push(id as Clear);
    else cells[id] = was[id];
  }
  // A method drops the values of the others, so its values go together.
  const [forecastWas, forecastIs] = [forecastOf(before), forecastOf(now)];
  if (JSON.stringify(forecastWas) !== JSON.stringify(forecastIs)) Object.assign(cells, forecastWas);
  return { cells, clear };
}

const header = (id: ColumnId): string => COLUMNS.find((column) => column.id === id)?.header ?? id;

/** Why a cell was refused. */
export function faultText(id: ColumnId, code: string): string {
  const name = header(id);
  const options = COLUMNS.find((column) => column.id === id)?.options;
  switch (code) {
    case 'required':
      return `${name} is required`;
    case 'enum':
      return options && options.length < 8
        ? `${name} is one of ${options.map(optionLabel).join(', ')}`
        : `${name} is not in the list`;
    case 'number':
      return id === 'quantity'
        ? 'A quantity has up to nine digits and three decimals'
        : `${name} is not an amount with at most two decimals`;
    case 'flag':
      return 'Enter Yes, or leave it empty';
    case 'minimum':
    case 'maximum':
      return `${name} is outside the range that is allowed`;
    case 'month':
      return 'Enter a month such as 2026-11';
    case 'order':
      return 'The finish is before the start';
    case 'locked':
      return `${name} is locked while the budget is active. A change order changes the budget`;
    case 'taken':
      return 'Another line has this code and cost type';
    case 'stale':
      return 'Another person changed this line';
    case 'inUse':
      return 'Commitments, changes or costs name this line, so it stays';
    case 'missing':
      return 'Another person deleted this line';
    case 'pattern':
      return id === 'code'
        ? 'A code has at least two letters or digits, with single spaces, dots or dashes between'
        : `${name} is not valid`;
    case 'maxLength':
      return `${name} is too long`;
    case 'failed':
      return 'This could not be saved';
    default:
      return `${name} is not accepted`;
  }
}
