import { expect, test } from 'vitest';
import { freePort } from './freePort.ts';
import { ServerProcess } from './server.ts';

const start = (script: string, more: { url?: string; patienceMs?: number } = {}) =>
  new ServerProcess({
    name: 'The test server',
    args: ['--eval', script],
    env: {},
    // Port 9 is the discard service; nothing answers there.
    url: 'http://127.0.0.1:9/',
    ...more,
  });

test('a server that exits during startup reports the reason', async () => {
  const server = start('console.error("Port 1 is taken."); process.exit(3)');
  await expect(server.answers()).rejects.toThrow(
    'The test server exited (exit status 3): Port 1 is taken.',
  );
});

test('a server that rests without an answer counts as stuck', async () => {
  const server = start('setInterval(() => {}, 100_000)', { patienceMs: 500 });
  await expect(server.answers()).rejects.toThrow('The test server does not answer');
  await server.stop();
});

test.runIf(process.platform === 'linux')(
  'a server that is still at work is waited for',
  async () => {
    const port = await freePort();
    // Works for 1.5 seconds, which is three times the patience.
    const server = start(
      `const end = Date.now() + 1500; while (Date.now() < end);
     require('node:http').createServer((_, reply) => reply.end()).listen(${port}, '127.0.0.1')`,
      { url: `http://127.0.0.1:${port}/`, patienceMs: 500 },
    );
    await server.answers();
    await server.stop();
  },
);

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
