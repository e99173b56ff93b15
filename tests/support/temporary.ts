import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the run a temporary folder of its own: a worker that is stopped removes none of its folders. */
export default function useOwnFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
