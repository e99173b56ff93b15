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
    const before = residentBytes(process.pid);
    const program =
      'Buffer.alloc(100_000_000, 1); console.log("full"); setInterval(() => {}, 1000)';
    const child = spawn(process.execPath, ['-e', `globalThis.kept = ${program}`]);
    await once(child.stdout, 'data');
    expect(residentBytes(child.pid ?? 0)).toBeGreaterThan(100_000_000);
    expect(residentBytes(process.pid) - before).toBeGreaterThan(90_000_000);
    child.kill();
  },
);
