import { minorDigits } from '../../core/lists/minorUnits.ts';
import type { StoredBudget, StoredBudgetLine } from '../../core/state/budget.ts';
import type { TenantState } from '../../core/state/model.ts';
import type { FieldProblem } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { blankLine, type Cells, type Draft, writeCells } from './cells.ts';
import { isCode } from './codes.ts';
import { LineWriter, MAX_LINES, pairKey } from './lines.ts';
import { minorOf, sum } from './money.ts';

type Schemas = components['schemas'];
type Row = Schemas['BudgetImportRow'];
type Outcome = Schemas['BudgetImportOutcome'];
type Request = Schemas['ImportBudgetLinesRequest'];

/** The limits of texts in lines. */
const LIMITS = { description: 200, uom: 20 } as const;
const texts = {
  number: 'must be an amount, such as 1234.50',
  decimals: 'must not have more decimals than the currency',
  maximum: 'must be at most 10 billion',
} as const;

/** Takes the commas between thousands away. In '12,40' there is none. */
const ungrouped = (text: string): string =>
  /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;

interface Read {
  cells: Cells;
  faults: FieldProblem[];
}

/** Reads the texts of a row into cells. Empty ones are absent. */
function cellsOf(row: Row, index: number, digits: number): Read {
  const faults: FieldProblem[] = [];
  const given = Object.entries(row).flatMap(([name, value]) => {
    const text = String(value).trim();
    return text === '' ? [] : [[name, text] as const];
  });
  const cells = given.flatMap(([name, text]): [string, string | number][] => {
    const fault = (code: string, detail: string) => {
      faults.push({ pointer: `/rows/${index}/${name}`, code, detail });
      return [];
    };
    if (name === 'unitCost' || name === 'original') {
      const minor = minorOf(text, digits);
      if (typeof minor === 'string') return fault(minor, texts[minor]);
      return [[`${name}Minor`, minor]];
    }
    const limit = LIMITS[name as keyof typeof LIMITS];
    if (limit && text.length > limit) {
      return fault('maxLength', `must have at most ${limit} characters`);
    }
    return [[name, name === 'quantity' ? ungrouped(text) : text]];
  });
  return { cells: Object.fromEntries(cells), faults };
}

interface Planned {
  outcome: Outcome;
  line: Draft | null;
  before: StoredBudgetLine | null;
}

/** What an import makes of the rows. It changes nothing by itself. */
function planImport(
  writer: LineWriter,
  status: StoredBudget['status'],
  { rows, existing }: Request,
  digits: number,
): Planned[] {
  const seen = new Set<string>();
  let added = 0;
  let position = writer.nextPosition;
  return rows.map((row, index): Planned => {
    const { cells, faults } = cellsOf(row, index, digits);
    const before = existingLine(writer, cells);
    if (before && existing === 'skip') {
      const outcome: Outcome = {
        action: 'skip',
        lineId: before.id,
        originalMinor: before.originalMinor,
        faults: [],
      };
      return { outcome, line: null, before };
    }
    const written = writeCells({
      before: before ?? blankLine(position),
      isNew: before === undefined,
      status,
      cells,
      // Without a typed original, the row says that it is quantity x unit cost.
      clear:
        before?.isOriginalTyped && cells.originalMinor === undefined && cells.quantity !== undefined
          ? ['originalMinor']
          : [],
      at: (cell) => `/rows/${index}/${cell.replace(/Minor$/, '')}`,
      clearAt: () => `/rows/${index}/quantity`,
    });
    // A cell that could not be read was missing for the line as well.
    const all = [
      ...faults,
      ...written.faults.filter(({ pointer }) => !faults.some((fault) => fault.pointer === pointer)),
    ];
    const key = pairKey(written.line);
    if (all.length === 0 && seen.has(key)) {
      const detail = 'an earlier row has this code and cost type';
      all.push({ pointer: `/rows/${index}/code`, code: 'unique', detail });
    }
    if (all.length === 0 && !before && added >= writer.room) {
      const detail = `a budget has at most ${MAX_LINES} lines`;
      all.push({ pointer: `/rows/${index}/code`, code: 'limit', detail });
    }
    if (all.length > 0) {
      const outcome: Outcome = { action: 'fault', lineId: null, originalMinor: null, faults: all };
      return { outcome, line: null, before: null };
    }
    seen.add(key);
    if (!before) {
      added += 1;
      position += 1_000;
    }
    const outcome: Outcome = {
      action: before ? 'update' : 'create',
      lineId: before?.id ?? null,
      originalMinor: written.line.originalMinor,
      faults: [],
    };
    return { outcome, line: written.line, before: before ?? null };
  });
}

/** The line that a row is about, if its code and its cost type can be read. */
function existingLine(writer: LineWriter, { code = '', costType = '' }: Cells) {
  if (!isCode(code)) return undefined;
  const type = costType
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return writer.withPair({ code, costType: type as StoredBudgetLine['costType'] });
}

/** Imports rows, or only says what would happen. */
export function importLines(
  state: TenantState,
  projectId: string,
  status: StoredBudget['status'],
  request: Request,
) {
  const writer = new LineWriter(state, projectId, status);
  const planned = planImport(
    writer,
    status,
    request,
    minorDigits(state.projects[projectId]?.currency ?? ''),
  );
  const countOf = (action: Outcome['action']) =>
    planned.filter(({ outcome }) => outcome.action === action).length;
  const faultCount = countOf('fault');
  const isImported = request.mode === 'valid' || (request.mode === 'all' && faultCount === 0);
  const outcomes = planned.map(({ outcome, line, before }): Outcome => {
    if (!isImported || !line) return outcome;
    if (!before) return { ...outcome, lineId: writer.add(line) };
    writer.replace(before, { ...before, ...line });
    return outcome;
  });
  return {
    changes: writer.changes,
    result: {
      rows: outcomes,
      createCount: countOf('create'),
      updateCount: countOf('update'),
      skipCount: countOf('skip'),
      faultCount,
      isImported,
      originalMinor: sum(outcomes.map(({ originalMinor }) => originalMinor ?? 0)),
    },
  };
}
