import { ensureBundle } from '../../scripts/contract/pipeline.ts';

/** Builds the bundle that contract and mock server tests read. Runs before the first unit test. */
export default async function prepare(): Promise<void> {
  const [finding] = await ensureBundle();
  if (finding) throw new Error(`The contract is invalid: ${finding}`);
}
