import { ensureBundle } from '../../scripts/contract/pipeline.ts';

/** Before the first unit test: the bundle that contract and mock server tests read. */
export default async function prepare(): Promise<void> {
  const [finding] = await ensureBundle();
  if (finding) throw new Error(`The contract is invalid: ${finding}`);
}
