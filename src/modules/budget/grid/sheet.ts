import type { BudgetLineItem } from '@/api/generated/types.gen';
import { addCell, type Edit } from './cells';
import type { CellId, ColumnId } from './columns';
import { emptyDraft, withEmptyEnd } from './drafts';
import { grouped } from './grouped';
import type { Job } from './jobs';
import { copyMarks, putMark } from './marks';
import { Saves, type SheetPort } from './saves';
import { SheetStore } from './sheetState';
import type { Unsent } from './unsent';

export interface Change {
  row: string;
  column: CellId;
  text: string;
}

/** The cells that a line cannot be without. */
const NEEDED = ['code', 'description', 'costType'] as const;

/** Edits lines like a spreadsheet: saves each change at once, and keeps what the host refuses. */
export class Sheet {
  readonly #port: SheetPort;
  readonly #store = new SheetStore();
  readonly #saves: Saves;
  readonly subscribe: SheetStore['subscribe'];
  readonly state: SheetStore['state'];
  readonly keyOf: Saves['keyOf'];
  readonly undo: Saves['undo'];
  readonly redo: Saves['redo'];

  constructor(port: SheetPort) {
    this.#port = port;
    this.#saves = new Saves(port, this.#store);
    this.subscribe = this.#store.subscribe;
    this.state = this.#store.state;
    this.keyOf = this.#saves.keyOf;
    this.undo = this.#saves.undo;
    this.redo = this.#saves.redo;
  }

  /** Notes whether a cell has a text that is not entered yet. */
  typing(isTyping: boolean): void {
    if (isTyping !== this.#store.state().isTyping) this.#store.set({ isTyping });
  }

  /** Takes back what was not saved when the sheet was left. */
  restore({ drafts, faults }: Unsent): void {
    this.#store.set({
      drafts: withEmptyEnd(drafts.map((texts) => ({ ...emptyDraft(), texts }))),
      faults: new Map(faults.map(([row, columns]) => [row, new Map(columns)])),
    });
  }

  /** Adds empty rows at the end, for a paste. @returns the keys of `count` empty rows */
  takeDrafts(count: number): string[] {
    const drafts = [...this.#store.state().drafts];
    const empty = drafts.filter(({ texts }) => Object.keys(texts).length === 0);
    while (empty.length < count) {
      const draft = emptyDraft();
      empty.push(draft);
      drafts.push(draft);
    }
    this.#store.set({ drafts });
    return empty.slice(0, count).map(({ key }) => key);
  }

  /** Enters texts into cells. @param seen the versions of the lines when the user began to type */
  change(changes: readonly Change[], seen: ReadonlyMap<string, number> = new Map()): Promise<void> {
    const byRow = grouped(changes, ({ row }) => this.keyOf(row));
    const faults = copyMarks(this.#store.state().faults);
    const pending = copyMarks(this.#store.state().pending);
    const drafts = new Map(this.#store.state().drafts.map((draft) => [draft.key, draft]));
    const jobs: (() => Job | null)[] = [];
    for (const [row, ofRow] of byRow) {
      const texts = new Map<ColumnId, string>(ofRow.map(({ column, text }) => [column, text]));
      const edit: Edit = { cells: {}, clear: [] };
      for (const column of texts.keys()) putMark(faults, row, column, null);
      const draft = drafts.get(row);
      if (draft) {
        const all = { ...draft.texts, ...Object.fromEntries(texts) };
        drafts.set(row, { key: row, texts: all });
        jobs.push(() => this.#creation(row));
        for (const [column, text] of texts) putMark(pending, row, column, text);
        continue;
      }
      const line = this.#port.line(row);
      if (!line) continue;
      for (const [column, text] of texts) {
        const code = addCell(edit, column as CellId, text);
        if (code) {
          putMark(faults, row, column, { text, code });
          texts.delete(column);
        } else putMark(pending, row, column, text);
      }
      if (texts.size === 0) continue;
      const version = seen.get(row) ?? line.version;
      jobs.push(() => ({ row, texts, item: this.#update(row, version, edit) }));
    }
    this.#store.set({ faults, pending, drafts: withEmptyEnd([...drafts.values()]) });
    return this.#saves.run(jobs, 'edit');
  }

  #update(id: string, seen: number, { cells, clear }: Edit): BudgetLineItem {
    return {
      action: 'update',
      id,
      version: this.#saves.versionOf(id, seen),
      ...(Object.keys(cells).length > 0 && { cells }),
      ...(clear.length > 0 && { clear }),
    };
  }

  /** The creation of a draft, once it has all that a line needs and nothing that cannot be sent. */
  #creation(row: string): Job | null {
    const draft = this.#store.state().drafts.find(({ key }) => key === row);
    const texts = Object.entries(draft?.texts ?? {}).filter(([, text]) => text.trim() !== '');
    const edit: Edit = { cells: {}, clear: [] };
    const faults = copyMarks(this.#store.state().faults);
    const bad = texts.flatMap(([id, text]) => {
      const code = addCell(edit, id as CellId, text);
      if (code) putMark(faults, row, id as ColumnId, { text, code });
      return code ? [id] : [];
    });
    if (bad.length > 0) this.#store.set({ faults });
    const isMissing = NEEDED.some((id) => !edit.cells[id]);
    if (!draft || bad.length > 0 || texts.length === 0) return null;
    // A row that is being typed waits. A pasted row has several cells, and its gaps are told.
    if (isMissing && texts.length < 4) return null;
    return {
      row,
      texts: new Map(texts) as Map<ColumnId, string>,
      item: { action: 'create', cells: edit.cells },
    };
  }

  /** Sets the forecast of a line. */
  forecast(id: string, version: number, cells: Edit['cells']): Promise<void> {
    const item = this.#update(id, version, { cells, clear: [] });
    return this.#saves.run([() => ({ row: id, texts: new Map([['forecast', '']]), item })], 'edit');
  }

  /** Deletes rows. Undo brings the lines back. */
  remove(rows: readonly string[]): Promise<void> {
    const keys = new Set(rows.map(this.keyOf));
    const faults = copyMarks(this.#store.state().faults);
    for (const key of keys) faults.delete(key);
    this.#store.set({
      faults,
      drafts: withEmptyEnd(this.#store.state().drafts.filter(({ key }) => !keys.has(key))),
    });
    const jobs = [...keys].flatMap((id) => {
      const line = this.#port.line(id);
      if (!line) return [];
      const texts = new Map<ColumnId, string>([['code', line.code]]);
      return () => ({
        row: id,
        texts,
        item: { action: 'delete' as const, id, version: line.version },
      });
    });
    return this.#saves.run(jobs, 'edit');
  }

  /** Gives up refused texts. */
  forget(row?: string, column?: ColumnId): void {
    const faults = copyMarks(this.#store.state().faults);
    if (row === undefined) faults.clear();
    else if (column) putMark(faults, row, column, null);
    const drafts =
      row === undefined
        ? [emptyDraft()]
        : this.#store.state().drafts.map((draft) => {
            if (draft.key !== row || !column) return draft;
            const { [column]: _, ...texts } = draft.texts;
            return { ...draft, texts };
          });
    this.#store.set({ faults, drafts: withEmptyEnd(drafts) });
  }
}
