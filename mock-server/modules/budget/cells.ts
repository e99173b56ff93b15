import { DISCIPLINES } from '../../core/lists/disciplines.ts';
import type { StoredBudget, StoredBudgetLine } from '../../core/state/budget.ts';
import type { FieldProblem } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { isCode } from './codes.ts';
import { extended, MAX_MINOR, quantityOf, WHOLE } from './money.ts';

type Schemas = components['schemas'];
export type Cells = Schemas['BudgetLineCells'];
type Cell = keyof Cells;
export type Clearable = NonNullable<Schemas['BudgetLineItem']['clear']>[number];

const CATEGORIES: readonly Schemas['Category'][] = [
  'general',
  'architectural',
  'structural',
  'mep',
];
const COST_TYPES: readonly Schemas['CostType'][] = [
  'labor',
  'material',
  'equipment',
  'subcontract',
  'other',
];
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The cells that decide about the original. They are locked in an active budget. */
const LOCKED: readonly string[] = ['quantity', 'unitCostMinor', 'originalMinor'];

export type Draft = Omit<StoredBudgetLine, 'id' | 'projectId' | 'version'>;

/** Returns a line before its first cell. */
export const blankLine = (position: number): Draft => ({
  position,
  code: '',
  description: '',
  category: null,
  discipline: null,
  costType: 'other',
  quantity: null,
  uom: '',
  unitCostMinor: null,
  originalMinor: 0,
  isOriginalTyped: false,
  isContingency: false,
  startMonth: null,
  finishMonth: null,
  forecastMethod: 'remaining',
  forecastBp: null,
  forecastMinor: null,
  forecastReason: null,
});

/** One of the values, however it is written: 'MEP', 'mep', 'Conveying systems', 'conveying_systems'. */
const optionOf = <V extends string>(options: readonly V[], text: string): V | undefined => {
  const key = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return options.find((option) => option === key);
};

/** A fault says why a cell is refused. */
type Fault = readonly [code: string, detail: string];

const isAmount = (value: number) => Math.abs(value) <= MAX_MINOR;
const tooLarge: Fault = ['maximum', 'must be at most 10 billion'];

type Reader<V> = (value: V) => Fault | Partial<Draft>;

const choice =
  <V extends string>(name: 'category' | 'discipline' | 'costType', options: readonly V[]) =>
  (text: string): Fault | Partial<Draft> => {
    const value = optionOf(options, text);
    return value === undefined
      ? ['enum', `must be one of ${options.join(', ')}`]
      : { [name]: value };
  };

const month = (name: 'startMonth' | 'finishMonth') => (text: string) =>
  MONTH.test(text.trim())
    ? { [name]: text.trim() }
    : (['month', 'must be a month, such as 2026-11'] as const);

/** Reads a cell into a line, or finds its fault. */
const readers: { [C in Cell]-?: Reader<NonNullable<Cells[C]>> } = {
  position: (position) => ({ position }),
  code: (text) => {
    const code = text.trim();
    if (code === '') return ['required', 'must not be empty'];
    return isCode(code) ? { code } : ['pattern', 'must be a cost code, such as 03 30 00'];
  },
  description: (text) =>
    text.trim() === '' ? ['required', 'must not be empty'] : { description: text.trim() },
  category: choice('category', CATEGORIES),
  discipline: choice('discipline', DISCIPLINES),
  costType: choice('costType', COST_TYPES),
  quantity: (text) => {
    const quantity = quantityOf(text);
    return quantity === null
      ? ['number', 'must be a number with up to nine digits and three decimals']
      : { quantity };
  },
  uom: (uom) => ({ uom: uom.trim() }),
  unitCostMinor: (unitCostMinor) => (isAmount(unitCostMinor) ? { unitCostMinor } : tooLarge),
  originalMinor: (originalMinor) =>
    isAmount(originalMinor) ? { originalMinor, isOriginalTyped: true } : tooLarge,
  isContingency: (isContingency) => ({ isContingency }),
  startMonth: month('startMonth'),
  finishMonth: month('finishMonth'),
  forecastMethod: (forecastMethod) => ({ forecastMethod }),
  forecastBp: (forecastBp) =>
    forecastBp >= 0 && forecastBp <= WHOLE
      ? { forecastBp }
      : ['maximum', 'must be from 0 to 100 percent'],
  forecastMinor: (forecastMinor) => (isAmount(forecastMinor) ? { forecastMinor } : tooLarge),
  forecastReason: (text) => ({ forecastReason: text.trim() || null }),
};

const emptied: Readonly<Record<Clearable, Partial<Draft>>> = {
  category: { category: null },
  discipline: { discipline: null },
  quantity: { quantity: null },
  unitCostMinor: { unitCostMinor: null },
  originalMinor: { isOriginalTyped: false },
  startMonth: { startMonth: null },
  finishMonth: { finishMonth: null },
};

/** A line after its cells were written, with the faults of these by their names. */
export interface WrittenLine {
  line: Draft;
  faults: FieldProblem[];
  isLocked: boolean;
}

interface Writing {
  before: Draft;
  isNew: boolean;
  status: StoredBudget['status'];
  cells: Cells;
  clear?: readonly Clearable[];
  /** Where a cell is in the request. */
  at: (cell: Cell) => string;
  /** Where the name of a cell is that is emptied. */
  clearAt?: (index: number) => string;
}

/** Writes cells into a line. The faults are those of single cells first, then those that cells have with each other. */
export function writeCells({
  before,
  isNew,
  status,
  cells,
  clear = [],
  at,
  clearAt = (i) => `/clear/${i}`,
}: Writing): WrittenLine {
  const faults: FieldProblem[] = [];
  const fault = (pointer: string, [code, detail]: Fault) => faults.push({ pointer, code, detail });
  let line = before;
  const given = (Object.entries(cells) as [Cell, never][]).filter(
    ([cell, value]) => Object.hasOwn(readers, cell) && value !== undefined,
  );
  for (const [i, cell] of clear.entries()) {
    if (given.some(([name]) => name === cell)) {
      fault(clearAt(i), ['conflict', 'must not name a cell that has a new value']);
    }
    line = { ...line, ...emptied[cell] };
  }
  for (const [cell, value] of given) {
    const read = (readers[cell] as Reader<unknown>)(value);
    if (Array.isArray(read)) fault(at(cell), read as unknown as Fault);
    else line = { ...line, ...(read as Partial<Draft>) };
  }
  if (isNew) {
    for (const cell of ['code', 'description', 'costType'] as const) {
      if (cells[cell] === undefined) fault(at(cell), ['required', 'is needed for a new line']);
    }
  }
  line = withForecast(line, cells, (cell, found) => fault(at(cell), found));
  if (line.startMonth && line.finishMonth && line.startMonth > line.finishMonth) {
    const cell = cells.finishMonth === undefined ? 'startMonth' : 'finishMonth';
    fault(at(cell), ['order', 'must not be before the start']);
  }
  if (!line.isOriginalTyped) {
    const { quantity, unitCostMinor } = line;
    const originalMinor =
      quantity === null || unitCostMinor === null ? 0 : extended(quantity, unitCostMinor);
    if (originalMinor === null) {
      fault(at(cells.quantity === undefined ? 'unitCostMinor' : 'quantity'), tooLarge);
    } else line = { ...line, originalMinor };
  }
  const locks = status === 'active' ? lockedCells() : [];
  for (const pointer of locks) fault(pointer, ['locked', 'is locked in an active budget']);
  return { line, faults, isLocked: locks.length > 0 };

  /** The cells that would change an original that is locked. */
  function lockedCells(): string[] {
    const isChanged = (name: string) =>
      LOCKED.includes(name) &&
      (line[name as 'quantity'] !== before[name as 'quantity'] ||
        (name === 'originalMinor' && line.isOriginalTyped !== before.isOriginalTyped));
    if (isNew && line.originalMinor === 0) return [];
    return [
      ...given.filter(([name]) => isChanged(name)).map(([name]) => at(name)),
      ...clear.flatMap((name, i) => (isChanged(name) ? [clearAt(i)] : [])),
    ];
  }
}

/** Keeps of the forecast what its method needs, and finds what is missing. */
function withForecast(line: Draft, cells: Cells, fault: (cell: Cell, found: Fault) => void): Draft {
  const { forecastMethod, forecastBp, forecastMinor, forecastReason } = line;
  const isAsked = ['forecastMethod', 'forecastBp', 'forecastMinor', 'forecastReason'].some(
    (name) => cells[name as Cell] !== undefined,
  );
  if (isAsked && forecastMethod === 'percent' && forecastBp === null) {
    fault('forecastBp', ['required', 'is needed for this method']);
  }
  if (isAsked && forecastMethod === 'typed') {
    if (forecastMinor === null) fault('forecastMinor', ['required', 'is needed for this method']);
    if (forecastReason === null) {
      fault('forecastReason', ['required', 'is needed for an amount that was typed']);
    }
  }
  return {
    ...line,
    forecastBp: forecastMethod === 'percent' ? forecastBp : null,
    forecastMinor: forecastMethod === 'typed' ? forecastMinor : null,
    forecastReason: forecastMethod === 'typed' ? forecastReason : null,
  };
}
