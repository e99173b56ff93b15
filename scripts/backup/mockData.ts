import type { TenantState } from '../../mock-server/core/state/model.ts';
import { StateDatabase } from '../../mock-server/core/state/storage/database.ts';
import { databasePath } from '../../mock-server/core/state/storage/databasePath.ts';
import { ensureBundle } from '../contract/pipeline.ts';
import { Refusal } from '../support/refusal.ts';

/**
 * Works with the data of a mock that does not run.
 * @param work gets the database, which is not yet open, and a state with all slices
 * @throws Refusal if the contract is invalid, or the mock keeps nothing
 */
export async function kept<T>(
  work: (database: StateDatabase, expected: TenantState) => Promise<T>,
): Promise<T> {
  const [broken] = await ensureBundle();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  const { seedState } = await import('../../mock-server/server/seedState.ts');
  const path = databasePath();
  if (!path) throw new Refusal('With MOCK_DATABASE=off, the mock keeps nothing.');
  const database = new StateDatabase(path, (line) => console.error(line));
  try {
    const settings = { accessTokenSeconds: 0, refreshTokenSeconds: 0, emailedTokenSeconds: null };
    return await work(database, seedState(Date.now(), settings));
  } finally {
    database.close();
  }
}
