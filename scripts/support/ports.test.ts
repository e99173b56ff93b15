import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { host, portFrom, requireFreePort } from './ports.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['abc', '0', '65536', '80.5', '-1'])(
  '%s is not a port and is rejected with a message',
  (text) => {
    vi.stubEnv('SOME_PORT', text);
    expect(() => portFrom('SOME_PORT', 5173)).toThrow(
      `SOME_PORT must be a port from 1 to 65535, not "${text}".`,
    );
  },
);

test('a missing or empty variable uses the default', () => {
  expect(portFrom('SOME_PORT', 5173)).toBe(5173);
  vi.stubEnv('SOME_PORT', '');
  expect(portFrom('SOME_PORT', 5173)).toBe(5173);
});

test('a port in use is reported with its variable, and works once it is free', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  await expect(requireFreePort(port, 'SOME_PORT')).rejects.toThrow(
    `Port ${port} is in use: free it, or set SOME_PORT to another port.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort(port, 'SOME_PORT')).resolves.toBeUndefined();
});
