import { isAbsolute, join } from 'node:path';
import { InUse } from './core/state/storage/connection.ts';
import { databasePath } from './core/state/storage/databasePath.ts';
import { ContractError } from './engine/contract.ts';
import { createMock, DEFAULT_SPEC, DOCS_FOLDER } from './server/http.ts';

const { env } = process;
const root = join(import.meta.dirname, '..');
const fromRoot = (path: string) => (isAbsolute(path) ? path : join(root, path));

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function wholeNumber(name: string, fallback: number, max: number): number {
  const value = Number(env[name] || fallback);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  return fail(`${name} must be a whole number from 0 to ${max}, not "${env[name]}".`);
}

const port = wholeNumber('MOCK_PORT', 4010, 65_535);
const accessTokenSeconds = wholeNumber('MOCK_ACCESS_TOKEN_SECONDS', 900, 31_536_000);

const mock = await createMock({
  spec: env.MOCK_SPEC ? fromRoot(env.MOCK_SPEC) : DEFAULT_SPEC,
  database: databasePath(),
  appUrl: env.APP_URL || 'http://127.0.0.1:5173',
  accessTokenSeconds,
  operations: env.MOCK_OPERATIONS || 'all',
  docs: { folder: DOCS_FOLDER, script: fromRoot('scripts/contract-docs.ts') },
}).catch((error: unknown) => {
  if (error instanceof ContractError || error instanceof InUse) fail(error.message);
  throw error;
});

await mock
  .listen(port)
  .then((taken) => console.log(`Mock server on http://127.0.0.1:${taken}`))
  .catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`Port ${port} is taken by another program; stop it or set MOCK_PORT to a free port.`);
  });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    mock.close().then(() => process.exit(0));
  });
}
