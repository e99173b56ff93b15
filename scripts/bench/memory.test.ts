import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { residentBytes, slopeOf } from './memory.ts';

it('the slope is the growth in an hour, without the noise around it', () => {
  const samples = Array.from({ length: 60 }, (_, minute) => ({
    at: minute * 60_000,
    bytes: 300_000_000 + minute * 1_000_000 + (minute % 2 === 0 ? 20_000_000 : 0),
  }));
  expect(slopeOf(samples) / 1_000_000).toBeCloseTo(60, -1);
  expect(slopeOf(samples.slice(0, 1))).toBe(0);
});

it.runIf(existsSync('/proc/self/status'))(
  'the memory of a process includes its children',
  async () => {
    const full =
      'kept = Buffer.alloc(100_000_000, 1); console.log("full"); setInterval(() => {}, 1000)';
    // Its own memory stays below that of the child. The process of the test has other children, which come and go.
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(full)}], { stdio: 'inherit' })`;
    const root = spawn(process.execPath, ['-e', parent], { detached: true });
    await once(root.stdout, 'data');
    const pid = root.pid ?? 0;
    const bytes = residentBytes(pid);
    process.kill(-pid);
    expect(bytes).toBeGreaterThan(130_000_000);
  },
);
