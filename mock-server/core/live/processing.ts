import { allKinds } from '../kinds/registry.ts';
import type { Processing, TenantState } from '../state/model.ts';
import { untouched } from '../state/touched.ts';
import type { Draft, Subject } from './event.ts';

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
        audience: { to: 'record', about },
      });
    }
    return drafts;
  }
}

function* processed(state: TenantState): Generator<[string, Subject, Processing]> {
  for (const { type, records, processing } of allKinds()) {
    if (!records || !processing) continue;
    for (const [id, row] of Object.entries(records(untouched(state)))) {
      const { projectId } = row as { projectId: string };
      for (const [file, step] of Object.entries(processing(row))) {
        yield [`${type} ${id} ${file}`, { projectId, type, id }, step];
      }
    }
  }
}
