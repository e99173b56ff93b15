import type {
  BudgetLine,
  BudgetLineBulkResult,
  BudgetLineItem,
  BudgetLineOutcome,
} from '@/api/generated/types.gen';
import { cellsOf, editBack } from './cells';
import type { ColumnId } from './columns';
import { withEmptyEnd } from './drafts';
import { faultsOf, type Job } from './jobs';
import { copyMarks, putMark } from './marks';
import type { SheetState, SheetStore } from './sheetState';

/** What the sheet needs from outside. */
export interface SheetPort {
  line: (id: string) => BudgetLine | undefined;
  send: (items: BudgetLineItem[]) => Promise<BudgetLineBulkResult['data']>;
  /** Shows the lines as they are on the host now. */
  put: (
    lines: readonly BudgetLine[],
    removed: readonly string[],
    totals: BudgetLineBulkResult['data']['totals'],
  ) => void;
}

type Step = readonly BudgetLineItem[];
type Kind = 'edit' | 'undo' | 'redo';
/** Makes a job when its turn comes, since it may need what the save before gave. */
type JobMaker = () => Job | null;

/** The most items of a call. */
const MOST = 1_000;

/** Saves the changes of a sheet one after the other, and undoes them. */
export class Saves {
  readonly #port: SheetPort;
  readonly #store: SheetStore;
  #undo: Step[] = [];
  #redo: Step[] = [];
  /** Saves run one after the other, so that each has the version that the last one made. */
  #tail: Promise<unknown> = Promise.resolve();
  #running = 0;
  /** The versions of lines after our own writes. */
  readonly #mine = new Map<string, number>();
  /** The present id of a line that was deleted and restored, or was a draft. */
  readonly #aliases = new Map<string, string>();

  constructor(port: SheetPort, store: SheetStore) {
    this.#port = port;
    this.#store = store;
  }

  /** The present key of a row. */
  readonly keyOf = (key: string): string => {
    const next = this.#aliases.get(key);
    return next === undefined ? key : this.keyOf(next);
  };

  /** The version to write over a line that the user saw in version `seen`. */
  versionOf(id: string, seen: number): number {
    return Math.max(seen, this.#mine.get(id) ?? 0);
  }

  /** Shows how the saves stand, with a part that changes at the same time. */
  #show(part: Partial<SheetState> = {}): void {
    this.#store.set({
      ...part,
      canUndo: this.#undo.length > 0,
      canRedo: this.#redo.length > 0,
      isSaving: this.#running > 0,
    });
  }

  readonly undo = (): Promise<void> => this.#back(this.#undo, 'undo');
  readonly redo = (): Promise<void> => this.#back(this.#redo, 'redo');

  #back(stack: Step[], kind: 'undo' | 'redo'): Promise<void> {
    const step = stack.pop();
    if (!step) return Promise.resolve();
    this.#show();
    const jobs = step.map((item) => () => {
      const id = item.id && this.keyOf(item.id);
      const version = id === undefined ? undefined : (this.#mine.get(id) ?? item.version);
      return {
        row: id ?? '',
        texts: new Map<ColumnId, string>(),
        item: { ...item, ...(id && { id }), ...(version && { version }) },
      };
    });
    return this.run(jobs, kind);
  }

  /** Saves what the makers give once their turn comes; null for nothing. */
  run(jobs: readonly JobMaker[], kind: Kind): Promise<void> {
    if (jobs.length === 0) return Promise.resolve();
    this.#running++;
    this.#show();
    const run = this.#tail.then(() => this.#save(jobs, kind));
    this.#tail = run.catch(() => {});
    return run;
  }

  async #save(makers: readonly JobMaker[], kind: Kind): Promise<void> {
    const step: BudgetLineItem[] = [];
    const rows = new Set<string>();
    try {
      const jobs = makers.flatMap((make) => make() ?? []);
      for (let start = 0; start < jobs.length; start += MOST) {
        const part = jobs.slice(start, start + MOST);
        for (const { row } of part) rows.add(row);
        const { results, totals } = await this.#port
          .send(part.map(({ item }) => item))
          .catch((error) => {
            this.#refuse(jobs.slice(start), 'failed');
            throw error;
          });
        step.push(...this.#take(part, results, totals));
      }
    } finally {
      this.#running--;
      // Undoing goes backwards through the step.
      if (step.length > 0) (kind === 'undo' ? this.#redo : this.#undo).push(step.reverse());
      if (kind === 'edit' && step.length > 0) this.#redo = [];
      this.#show(this.#running === 0 ? { pending: new Map() } : {});
    }
  }

  /** Shows the outcome of a call. @returns the items that undo it */
  #take(
    jobs: readonly Job[],
    results: readonly BudgetLineOutcome[],
    totals: BudgetLineBulkResult['data']['totals'],
  ): BudgetLineItem[] {
    const back: BudgetLineItem[] = [];
    const lines: BudgetLine[] = [];
    const removed: string[] = [];
    const faults = copyMarks(this.#store.state().faults);
    const created = new Set<string>();
    for (const [index, job] of jobs.entries()) {
      const outcome = results[index];
      if (!outcome) continue;
      const { ok, line, problem } = outcome;
      const { item, row } = job;
      const before = item.id ? this.#port.line(item.id) : undefined;
      if (!ok) {
        if (line) lines.push(line);
        if (line && problem?.code === 'STALE_VERSION') this.#mine.delete(line.id);
        for (const [column, fault] of faultsOf(job, outcome)) putMark(faults, row, column, fault);
        if (problem?.code === 'NOT_FOUND' && item.id) removed.push(item.id);
        continue;
      }
      if (item.action === 'delete' && before) {
        removed.push(before.id);
        back.push({ action: 'create', cells: cellsOf(before), id: before.id });
      }
      if (!line) continue;
      lines.push(line);
      this.#mine.set(line.id, line.version);
      if (item.action === 'create') {
        created.add(row);
        // The id of a line that is restored; the host gives it a new one.
        this.#aliases.set(item.id ?? row, line.id);
        back.push({ action: 'delete', id: line.id, version: line.version });
      } else if (before) {
        const { cells, clear } = editBack(line, before);
        back.push({ action: 'update', id: line.id, version: line.version, cells, clear });
      }
    }
    this.#port.put(lines, removed, totals);
    this.#store.set({
      faults,
      drafts: withEmptyEnd(this.#store.state().drafts.filter(({ key }) => !created.has(key))),
    });
    return back;
  }

  #refuse(jobs: readonly Job[], code: string): void {
    const faults = copyMarks(this.#store.state().faults);
    for (const { row, texts } of jobs) {
      for (const [column, text] of texts) if (row) putMark(faults, row, column, { text, code });
    }
    this.#store.set({ faults });
  }
}
