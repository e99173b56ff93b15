import { demoAccountTable } from '../support/demoAccounts.ts';
import { inRoot } from '../support/paths.ts';
import { host, portFrom, requireFreePort } from '../support/ports.ts';
import { Refusal } from '../support/refusal.ts';
import { ServerProcess } from '../support/server.ts';
import type { Backend } from './backend.ts';

/** @throws Refusal if the mock's port cannot be used */
export async function mockPortBeside(port: number): Promise<number> {
  const mockPort = portFrom('MOCK_PORT', 4010);
  if (port === mockPort) {
    throw new Refusal(`PORT and MOCK_PORT are both ${port}: set one of them to another port.`);
  }
  await requireFreePort(mockPort, 'MOCK_PORT');
  return mockPort;
}

/** Returns the mock server, with demo accounts to sign in with. */
export function mockBackend(mockPort: number, app: string): Backend {
  const mock = `http://${host}:${mockPort}`;
  const env = { MOCK_PORT: String(mockPort), APP_URL: app };
  const server = {
    name: 'The mock server',
    args: [inRoot('mock-server', 'main.ts')],
    env,
    url: `${mock}/__mock/operations`,
  };
  return {
    start: () => [new ServerProcess(server)],
    env,
    announcement: `Its emails:    ${mock}/__mock/outbox
Its contract: ${mock}/docs

Demo accounts:
${demoAccountTable()}

Ctrl-C stops both servers.`,
  };
}
