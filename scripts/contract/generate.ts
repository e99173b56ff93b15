import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLines } from '../support/firstLines.ts';
import { commandOf } from '../support/paths.ts';
import { runNode } from '../support/run.ts';
import { writeCalls } from './calls.ts';

/** The generated client: its folder in the repository, which is committed. */
export const clientFolder = 'src/api/generated';

/**
 * Files of the client that must exist afterwards. openapi-ts prints 'Done' and writes nothing for an unknown plugin, so its
 * exit status is not enough.
 */
const expected = [
  'index.ts',
  'types.gen.ts',
  'client.gen.ts',
  'sdk.gen.ts',
  '@tanstack/react-query.gen.ts',
  'schemas/zProblem.gen.ts',
];

/** Generates the client into a folder. Returns the errors. */
export async function generateClient(bundleFile: string, folder: string): Promise<string[]> {
  const { code, stderr, stdout } = await runNode(
    [
      commandOf('@hey-api/openapi-ts', 'openapi-ts'),
      '--file',
      'openapi-ts.config.ts',
      '--no-log-file',
    ],
    { env: { CONTRACT_BUNDLE: bundleFile, CONTRACT_OUTPUT: folder } },
  );
  if (code !== 0) return [`openapi-ts failed: ${firstLines(stderr || stdout)}`];
  writeCalls(JSON.parse(readFileSync(bundleFile, 'utf8')), folder);
  return expected
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => `openapi-ts reported success but did not write ${file}.`);
}

/** Generates the types of the mock. Returns the errors. */
export async function generateTypes(bundleFile: string, file: string): Promise<string[]> {
  const { code, stderr, stdout } = await runNode([
    commandOf('openapi-typescript', 'openapi-typescript'),
    bundleFile,
    '--output',
    file,
  ]);
  return code === 0 ? [] : [`openapi-typescript failed: ${firstLines(stderr || stdout)}`];
}

/** Writes the table of roles as a module: the mock starts faster with it than with the bundle, and has its types. */
export function generatePermissions(bundleFile: string, file: string): void {
  const { 'x-permissions': table } = JSON.parse(readFileSync(bundleFile, 'utf8'));
  writeFileSync(file, `export const permissions = ${JSON.stringify(table, null, 2)} as const;\n`);
}
