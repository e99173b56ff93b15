import type { Processing, TenantState } from '../state/model.ts';
import type { Draft } from './event.ts';
import { type About, seesRecord } from './visible.ts';

interface Known {
  processing: Processing;
  /** When the last event about it was sent, in milliseconds. */
  sentAt: number;
}

/** The shortest time between two events about the progress of one record, in milliseconds. */
const SPACING_MS = 500;

/** Compares the processing of all records with what it was at the last look. */
export class ProcessingWatch {
  readonly #known = new Map<string, Known>();

  /** Forgets what is not in the state, and takes the rest as known. */
  look(state: TenantState): void {
    this.#known.clear();
    for (const [key, , processing] of processed(state))
      this.#known.set(key, { processing, sentAt: 0 });
  }

  /** @param now milliseconds since the epoch */
  drafts(state: TenantState, now: number): Draft[] {
    const drafts: Draft[] = [];
    for (const [key, about, processing] of processed(state)) {
      const known = this.#known.get(key);
      if (known?.processing === processing) continue;
      const isStep = known?.processing.state === processing.state;
      const isSoon = isStep && now - known.sentAt < SPACING_MS;
      this.#known.set(key, { processing, sentAt: isSoon ? known.sentAt : now });
      // A new record has an event of its own.
      if (!known || isSoon) continue;
      const { projectId, type: recordType, id: recordId } = about;
      drafts.push({
        event: { type: 'processing.progress', projectId: String(projectId), recordType, recordId },
        isFor: (seer) => seesRecord(seer, about),
      });
    }
    return drafts;
  }
}

function* processed(state: TenantState): Generator<[string, About, Processing]> {
  for (const row of Object.values(state.scans)) {
    const { id, projectId, processing } = row;
    yield [id, { projectId, type: 'scan', id, row }, processing];
  }
  for (const row of Object.values(state.models)) {
    const { id, projectId, versions } = row;
    for (const { n, processing } of versions) {
      yield [`${id} ${n}`, { projectId, type: 'model', id, row }, processing];
    }
  }
  for (const row of Object.values(state.planSets)) {
    const { id, projectId, processing } = row;
    yield [id, { projectId, type: 'plan_set', id, row }, processing];
  }
}
