import { type Draft, emptyDraft } from './drafts';
import type { CellFault, Marks } from './marks';

export interface SheetState {
  drafts: readonly Draft[];
  /** The texts of cells that are being saved, by row. */
  pending: Marks<string>;
  faults: Marks<CellFault>;
  canUndo: boolean;
  canRedo: boolean;
  isSaving: boolean;
  /** Whether a cell has a text that is not entered yet. */
  isTyping: boolean;
}

/** Keeps the state of a sheet, and tells when it changes. */
export class SheetStore {
  readonly #listeners = new Set<() => void>();
  #state: SheetState = {
    drafts: [emptyDraft()],
    pending: new Map(),
    faults: new Map(),
    canUndo: false,
    canRedo: false,
    isSaving: false,
    isTyping: false,
  };

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = () => this.#state;

  set(part: Partial<SheetState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
