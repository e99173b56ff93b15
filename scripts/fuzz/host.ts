/**
 * The mock in a process of its own, so that its memory is its own. It is asked over the channel to the process
 * that has forked it; nothing of that is part of the mock.
 */
import { createMock } from '../../mock-server/http.ts';
import { inconsistencies } from '../../mock-server/inconsistencies.ts';
import { seedVersion } from '../../mock-server/seedState.ts';
import { SnapshotFile } from '../../mock-server/state/snapshot.ts';
import { DEFAULT_TENANT } from '../../mock-server/state/store.ts';
import { snapshotFault } from './kept.ts';

export interface Memory {
  /** JavaScript objects and what they hold outside of the heap, in bytes. */
  held: number;
  /** All that the system has given, in bytes. */
  resident: number;
}

const [snapshot = ''] = process.argv.slice(2);
const warnings: string[] = [];
const mock = await createMock({ snapshot, warn: (line) => warnings.push(line) });

const questions = {
  port: () => mock.listen(0),
  memory(): Memory {
    // The second takes what the first has only marked to be finalised.
    for (let i = 0; i < 2; i++) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { held: heapUsed + external, resident: rss };
  },
  /** @returns what is wrong with any tenant, with the snapshot, and what the mock itself has complained of */
  faults(tenants: readonly string[]): string[] {
    const found = tenants.flatMap((id) => {
      const tenant = mock.store.peek(id);
      return tenant ? inconsistencies(tenant).map((line) => `${id}: ${line}`) : [];
    });
    const known = new Set([...tenants, DEFAULT_TENANT]);
    if (mock.store.size > known.size) found.push(`there are ${mock.store.size} tenants`);
    return [...found, ...snapshotFaults(), ...warnings.splice(0)];
  },
};

function snapshotFaults(): string[] {
  mock.store.flush();
  const { state } = mock.store.tenant(DEFAULT_TENANT);
  const saved = new SnapshotFile(snapshot, seedVersion(), (line) => warnings.push(line)).load(
    state,
  );
  return [snapshotFault(saved?.state, state)].filter((fault) => fault !== null);
}

export type Questions = typeof questions;
type Question = {
  [K in keyof Questions]: { ask: K; of: Parameters<Questions[K]> };
}[keyof Questions];

process.on('message', async ({ ask, of }: Question) => {
  const answer = questions[ask] as (...given: unknown[]) => unknown;
  process.send?.(await answer(...of));
});
process.on('disconnect', () => process.exit(0));
