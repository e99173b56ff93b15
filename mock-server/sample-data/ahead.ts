import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/**
 * Makes the samples that are not on disk yet, in a process of its own that lets all others go first. The mock would
 * make each of them when it is asked for, and answer nothing else meanwhile.
 */
export function makeSamplesAhead(): void {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'make.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.on('error', () => console.error('The sample scans could not be made.'));
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  process.on('exit', () => child.kill());
}
