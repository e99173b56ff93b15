import { createServer } from 'node:net';
import { Refusal } from './refusal.ts';

export const host = '127.0.0.1';

/** Reads a port from an environment variable. @throws Refusal if the value is not a port */
export function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new Refusal(`${variable} must be a port from 1 to 65535, not "${text}".`);
}

/** Ports of the browser tests' servers; they differ from those of `npm start`, so that both can run at once. */
export function testPorts(): [app: number, panel: number, mock: number, services: number] {
  const first = portFrom('E2E_PORT', 4173);
  return [first, first + 1, first + 2, first + 3];
}

/** @throws Refusal if the port is in use */
export function requireFreePort(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code ?? 'unknown reason'})`;
      reject(new Refusal(`Port ${port} ${reason}: free it, or set ${variable} to another port.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
