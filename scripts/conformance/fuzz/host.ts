/**
 * Runs the mock in its own process, so that its memory can be measured. The parent sends questions over the
 * IPC channel; none of this is part of the mock.
 */

import { DEFAULT_TENANT } from '../../../mock-server/core/state/tenant.ts';
import { createMock } from '../../../mock-server/server/http.ts';
import { inconsistencies } from '../../../mock-server/server/inconsistencies.ts';
import { savedFault } from './saved.ts';

export interface Memory {
  /** JavaScript objects and the memory that they hold outside the heap, in bytes. */
  held: number;
  /** All memory that the system has assigned to the process, in bytes. */
  resident: number;
}

const [database = ''] = process.argv.slice(2);
const warnings: string[] = [];
const mock = await createMock({ database, warn: (line) => warnings.push(line) });

const questions = {
  port: () => mock.listen(0),
  memory(): Memory {
    // The second collection frees what the first only marked for finalization.
    for (let i = 0; i < 2; i++) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { held: heapUsed + external, resident: rss };
  },
  /** @returns the faults of any tenant and of what is saved, and the mock's own warnings */
  faults(tenants: readonly string[]): string[] {
    const found = tenants.flatMap((id) => {
      const tenant = mock.store.peek(id);
      return tenant ? inconsistencies(tenant).map((line) => `${id}: ${line}`) : [];
    });
    const known = new Set([...tenants, DEFAULT_TENANT]);
    if (mock.store.size > known.size) found.push(`there are ${mock.store.size} tenants`);
    return [...found, ...[savedFault(mock.store) ?? []].flat(), ...warnings.splice(0)];
  },
};

export type Questions = typeof questions;
type Question = {
  [K in keyof Questions]: { ask: K; of: Parameters<Questions[K]> };
}[keyof Questions];

process.on('message', async ({ ask, of }: Question) => {
  const answer = questions[ask] as (...given: unknown[]) => unknown;
  process.send?.(await answer(...of));
});
process.on('disconnect', () => process.exit(0));
