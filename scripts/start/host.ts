import { readApi } from '../conformance/operations.ts';
import { baseFrom } from '../conformance/target.ts';
import { readContract } from '../contract/document.ts';
import { reportOf, textOf } from '../proxy/report.ts';
import { connectionErrorOf, createProxy } from '../proxy/server.ts';
import { Refusal } from '../support/refusal.ts';
import type { Backend } from './backend.ts';

/** API path of the app in development, and of a host if API_TARGET has no path. */
const API_PATH = '/api/v1';

/** Parses the address of a real host. @throws Refusal if it is not valid or nothing answers there */
export async function hostAt(address: string): Promise<URL> {
  const base = baseFrom(address, 'API_TARGET');
  if (base.pathname === '/') base.pathname = `${API_PATH}/`;
  const silence = await connectionErrorOf(base);
  if (!silence) return base;
  throw new Refusal(
    `API_TARGET: ${base.origin} does not answer (${silence}). Without API_TARGET the app runs with its mock.`,
  );
}

/** Returns a real host behind a proxy that checks the traffic against the contract. */
export async function hostBackend(base: URL): Promise<Backend> {
  const api = readApi(readContract());
  const proxy = createProxy(api, { base, mount: API_PATH, say: (line) => console.log(line) });
  const port = await proxy.listen(0);
  const target = base.href.slice(0, -1);
  return {
    start: () => [],
    // Overrides the address in .env.local, which is meant for builds.
    env: { HOST_PROXY_PORT: String(port), VITE_API_URL: API_PATH },
    announcement: `Its host:     ${target}, with its own data and accounts; the mock is not running

Each departure from version ${api.contract.info.version} of the contract is printed here. Ctrl-C prints a summary and exits.
`,
    end: async () => {
      await proxy.close();
      console.log(`\n${textOf(reportOf(api, proxy.journal, target))}`);
    },
  };
}
