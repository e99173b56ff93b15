import type { LogCall } from '../../core/members/viewer.ts';
import { addEntry } from '../../core/state/activity.ts';
import type { StoredBudget, StoredBudgetLine } from '../../core/state/budget.ts';
import { nowOf } from '../../core/state/made.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import type { FieldProblem, ProblemCode } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { blankLine, writeCells } from './cells.ts';
import { codeKey } from './codes.ts';
import { ofProject, touchBudget } from './store.ts';

type Schemas = components['schemas'];
type Item = Schemas['BudgetLineItem'];

export const MAX_LINES = 5_000;
const STEP = 1_000;

/** Returns what a pair of code and cost type is unique by. */
export const pairKey = ({ code, costType }: Pick<StoredBudgetLine, 'code' | 'costType'>): string =>
  `${codeKey(code)} ${costType}`;

/** A change of a cell, for the activity log. */
export type CellChange = Schemas['FieldChange'];

export interface Failed {
  code: ProblemCode;
  detail: string;
  errors: FieldProblem[];
  currentVersion?: number;
}

export type Done = { id: string | null; failed: Failed } | { id: string; failed: null };

const failed = (code: ProblemCode, detail: string, errors: FieldProblem[] = []): Failed => ({
  code,
  detail,
  errors,
});

/** The lines of a project while a call writes them, so that 1,000 items need no search each. */
export class LineWriter {
  readonly #state: TenantState;
  readonly #projectId: string;
  readonly #status: StoredBudget['status'];
  /** Line ids by code and cost type. */
  readonly #pairs: Map<string, string>;
  readonly #used: ReadonlySet<string>;
  #count: number;
  #last: number;
  readonly changes: CellChange[] = [];

  constructor(state: TenantState, projectId: string, status: StoredBudget['status']) {
    const lines = ofProject(state.budgetLines, projectId);
    this.#state = state;
    this.#projectId = projectId;
    this.#status = status;
    this.#pairs = new Map(lines.map((line) => [pairKey(line), line.id]));
    this.#used = usedLines(state, projectId);
    this.#count = lines.length;
    this.#last = lines.reduce((last, { position }) => Math.max(last, position), 0);
  }

  withPair(pair: Pick<StoredBudgetLine, 'code' | 'costType'>): StoredBudgetLine | undefined {
    const id = this.#pairs.get(pairKey(pair));
    return id === undefined ? undefined : this.#state.budgetLines[id];
  }

  get room(): number {
    return MAX_LINES - this.#count;
  }

  /** The place of the next line that names none. */
  get nextPosition(): number {
    return this.#last + STEP;
  }

  /** Does one item of a bulk call. */
  write(item: Item, index: number): Done {
    if (item.action === 'create') return this.#create(item, index);
    const id = item.id ?? '';
    const line = lookUp(this.#state.budgetLines, id);
    const missing = missingOf(item, index);
    if (missing.length > 0) {
      return { id: null, failed: failed('VALIDATION_FAILED', 'Some values are missing.', missing) };
    }
    if (line?.projectId !== this.#projectId) {
      return { id: null, failed: failed('NOT_FOUND', 'This line does not exist.') };
    }
    if (item.version !== line.version) {
      const stale = failed('STALE_VERSION', 'Someone else changed this in the meantime.');
      return { id, failed: { ...stale, currentVersion: line.version } };
    }
    return item.action === 'delete' ? this.#delete(line) : this.#update(line, item, index);
  }

  #create({ cells = {}, clear }: Item, index: number): Done {
    if (this.room <= 0) {
      return { id: null, failed: failed('LIMIT_REACHED', `At most ${MAX_LINES} lines fit.`) };
    }
    const at = (cell: string) => `/items/${index}/cells/${cell}`;
    const { line, faults, isLocked } = writeCells({
      before: blankLine(this.nextPosition),
      isNew: true,
      status: this.#status,
      cells,
      clear,
      at,
      clearAt: (i) => `/items/${index}/clear/${i}`,
    });
    const problem = this.#problemOf(line, faults, isLocked, at('code'));
    if (problem) return { id: null, failed: problem };
    return { id: this.add(line), failed: null };
  }

  #update(before: StoredBudgetLine, { cells = {}, clear }: Item, index: number): Done {
    const at = (cell: string) => `/items/${index}/cells/${cell}`;
    const { line, faults, isLocked } = writeCells({
      before,
      isNew: false,
      status: this.#status,
      cells,
      clear,
      at,
      clearAt: (i) => `/items/${index}/clear/${i}`,
    });
    const { id } = before;
    const problem = this.#problemOf(line, faults, isLocked, at('code'), id);
    if (problem) return { id, failed: problem };
    this.replace(before, { ...before, ...line });
    return { id, failed: null };
  }

  #delete(line: StoredBudgetLine): Done {
    const { id } = line;
    const isInUse = this.#used.has(id);
    if (isInUse || (this.#status === 'active' && line.originalMinor !== 0)) {
      const why = isInUse
        ? 'Other records name this line.'
        : 'The originals of an active budget are locked.';
      return { id, failed: failed('WRONG_STATE', why) };
    }
    delete this.#state.budgetLines[id];
    this.#pairs.delete(pairKey(line));
    this.#count -= 1;
    this.changes.push({ field: line.code, from: line.description, to: null });
    return { id, failed: null };
  }

  #problemOf(
    line: Pick<StoredBudgetLine, 'code' | 'costType'>,
    faults: FieldProblem[],
    isLocked: boolean,
    pointer: string,
    ownId?: string,
  ): Failed | null {
    if (faults.some(({ code }) => code !== 'locked')) {
      return failed('VALIDATION_FAILED', 'Some of the values are not valid.', faults);
    }
    if (isLocked)
      return failed('WRONG_STATE', 'The originals of an active budget are locked.', faults);
    const other = this.#pairs.get(pairKey(line));
    if (other === undefined || other === ownId) return null;
    const detail = 'Another line has this code and cost type.';
    return failed('NAME_TAKEN', detail, [{ pointer, code: 'unique', detail }]);
  }

  /** Gives the lines with a code another one. Returns false, and changes nothing, if two lines would become the same. */
  recode(from: string, to: string): boolean {
    const lines = ofProject(this.#state.budgetLines, this.#projectId).filter(
      ({ code }) => codeKey(code) === codeKey(from),
    );
    const isTaken = lines.some(({ id, costType }) => {
      const other = this.#pairs.get(pairKey({ code: to, costType }));
      return other !== undefined && other !== id;
    });
    if (isTaken) return false;
    for (const line of lines) this.replace(line, { ...line, code: to });
    return true;
  }

  add(line: Omit<StoredBudgetLine, 'id' | 'projectId' | 'version'>): string {
    const id = newId('bgl');
    this.#state.budgetLines[id] = { ...line, id, projectId: this.#projectId, version: 1 };
    this.#pairs.set(pairKey(line), id);
    this.#count += 1;
    this.#last = Math.max(this.#last, line.position);
    this.changes.push({ field: line.code, from: null, to: line.description });
    return id;
  }

  replace(before: StoredBudgetLine, line: StoredBudgetLine): void {
    const ownChanges = cellChanges(before, line);
    if (ownChanges.length === 0) return;
    this.#state.budgetLines[line.id] = { ...line, version: before.version + 1 };
    this.#pairs.delete(pairKey(before));
    this.#pairs.set(pairKey(line), line.id);
    this.#last = Math.max(this.#last, line.position);
    this.changes.push(...ownChanges);
  }
}

/** Returns the cells that an edit changed, each under the code of its line. */
function cellChanges(before: StoredBudgetLine, after: StoredBudgetLine): CellChange[] {
  const text = (value: unknown) => (value === null || value === '' ? null : String(value));
  return (Object.keys(after) as (keyof StoredBudgetLine)[]).flatMap((name) => {
    const from = text(before[name]);
    const to = text(after[name]);
    return name === 'version' || from === to ? [] : [{ field: `${after.code} ${name}`, from, to }];
  });
}

const missingOf = ({ id, version }: Item, index: number): FieldProblem[] =>
  Object.entries({ id, version }).flatMap(([name, value]) =>
    value === undefined
      ? [{ pointer: `/items/${index}/${name}`, code: 'required', detail: 'is needed' }]
      : [],
  );

/** The lines that other records name. */
function usedLines(state: TenantState, projectId: string): ReadonlySet<string> {
  const rows = [
    ...ofProject(state.commitments, projectId).flatMap(({ lines }) => lines),
    ...ofProject(state.changeOrders, projectId).flatMap(({ lines }) => lines),
    ...ofProject(state.directCosts, projectId),
  ];
  return new Set(rows.map(({ budgetLineId }) => budgetLineId));
}

/** How many changed cells an entry of the activity log names. */
const NAMED_CHANGES = 200;

/** Logs what happened to lines as one entry about the budget, and raises its version. */
export function logLines(
  call: LogCall,
  projectId: string,
  changes: readonly CellChange[],
  action: 'updated' | 'imported' = 'updated',
): void {
  if (changes.length === 0) return;
  const { state } = call.tenant;
  const at = nowOf(call);
  touchBudget(state, projectId, at);
  const rest = changes.length - NAMED_CHANGES;
  const more = { field: 'more', from: null, to: `${rest} more changes` };
  addEntry(state, {
    at,
    actorKind: 'person',
    actorId: call.user().id,
    action,
    module: 'budget',
    projectId,
    record: { type: 'budget', id: projectId, number: null, title: 'Budget' },
    changes: [...changes.slice(0, NAMED_CHANGES), ...(rest > 0 ? [more] : [])],
    reason: null,
  });
}
