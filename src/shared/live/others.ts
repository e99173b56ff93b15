import { create } from 'zustand';

/** A change by somebody else that this tab has heard of. */
export interface OthersChange {
  recordId: string;
  /** Null for the host itself. */
  actorId: string | null;
  /** By `performance.now()`. */
  at: number;
}

/** How long a changed row is marked, in milliseconds. */
export const MARK_MS = 8_000;
/** How long a change explains that a row has moved, in milliseconds. */
const KNOWN_MS = 120_000;

const store = create<{ changes: ReadonlyMap<string, OthersChange> }>(() => ({
  changes: new Map(),
}));

export function noteOthers(changes: readonly OthersChange[]): void {
  if (changes.length === 0) return;
  const oldest = performance.now() - KNOWN_MS;
  const kept = [...store.getState().changes].filter(([, { at }]) => at > oldest);
  store.setState({
    changes: new Map([...kept, ...changes.map((change) => [change.recordId, change] as const)]),
  });
}

/** What others have changed in the last minutes, by record. */
export const useOthers = () => store(({ changes }) => changes);

export const forgetOthers = (): void => store.setState({ changes: new Map() });
