import { join } from 'node:path';
import { commandOf, inRoot } from '../support/paths.ts';
import { host } from '../support/ports.ts';
import { ServerProcess } from '../support/server.ts';

/** A server to measure. */
export interface Contender {
  name: string;
  port: number;
  /** The prefix of the contract's paths. */
  basePath: string;
  process: ServerProcess;
}

interface Start {
  port: number;
  /** The bundled contract. */
  contract: string;
  core: number | null;
}

/**
 * Our mock as `npm start` runs it, including its database.
 * @param folder where the database is
 */
export function startMock({ port, contract, core }: Start, folder: string): Contender {
  const name = 'The mock server';
  const process = new ServerProcess({
    name,
    args: [inRoot('mock-server', 'main.ts')],
    env: {
      MOCK_PORT: String(port),
      MOCK_SPEC: contract,
      MOCK_DATABASE: join(folder, `${port}`, 'mock.sqlite'),
    },
    url: `http://${host}:${port}/__mock/operations`,
    core,
  });
  return { name, port, basePath: '/api/v1', process };
}

/** Plain `prism mock`, without logs, which makes it faster than its default. */
export function startPrism({ port, contract, core }: Start): Contender {
  const name = 'Prism';
  const process = new ServerProcess({
    name,
    args: [
      commandOf('@stoplight/prism-cli', 'prism'),
      ...['mock', contract, '-h', host, '-p', String(port), '-v', 'silent'],
    ],
    env: {},
    url: `http://${host}:${port}/`,
    core,
  });
  return { name, port, basePath: '', process };
}
