import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { roomLack, startLack } from './machine.ts';

const folder = mkdtempSync(join(tmpdir(), 'machine-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a browser that prints something and ends. */
function browserThatSays(text: string): string {
  const file = join(folder, 'chromium');
  writeFileSync(file, `#!/bin/sh\necho '${text}' >&2\nexit 127\n`);
  chmodSync(file, 0o755);
  return file;
}

test('a library that the browser lacks is named', async () => {
  const text = 'error while loading shared libraries: libnss3.so: cannot open shared object file';
  const file = browserThatSays(`chromium: ${text}: No such file or directory`);
  expect(await startLack(file)).toBe(
    `The browser ${file} does not start: it lacks libnss3.so: install it, or let \`npx playwright install-deps chromium\` do it.`,
  );
});

test('a browser that does not start is named with what it says', async () => {
  const file = browserThatSays('Out of order today.');
  expect(await startLack(file)).toContain(
    `The browser ${file} does not start: Out of order today.`,
  );
});

test('too little room is named with the numbers', () => {
  expect(roomLack('free memory', 1.5 * 1024 ** 3, 3)).toBe(
    'The tests need 3 GB of free memory, and this machine has 1.5 GB.',
  );
  expect(roomLack('free memory', 4 * 1024 ** 3, 3)).toBeUndefined();
});
