import { expect, test } from 'vitest';
import { ServerProcess } from './server.ts';

const start = (script: string) =>
  new ServerProcess({
    name: 'The test server',
    args: ['--eval', script],
    env: {},
    // Port 9 is the discard service; nothing answers there.
    url: 'http://127.0.0.1:9/',
  });

test('a server that exits during startup reports the reason', async () => {
  const server = start('console.error("Port 1 is taken."); process.exit(3)');
  await expect(server.answers()).rejects.toThrow(
    'The test server exited (exit status 3): Port 1 is taken.',
  );
});

test('a stopped server does not count as crashed', async () => {
  const server = start('setInterval(() => {}, 1000)');
  let died = false;
  server.died.then(() => {
    died = true;
  });
  await server.stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(died).toBe(false);
});
