import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firstLines } from '../support/firstLines.ts';
import { commandOf } from '../support/paths.ts';
import { runNode } from '../support/run.ts';

/** Files that are generated from the bundle: path in a temporary folder -> path in the repository. */
export const generated = [
  { name: 'client', path: 'src/api/generated' },
  { name: 'mock', path: 'mock-server/generated' },
] as const;

/**
 * Files that must exist afterwards. openapi-ts prints 'Done' and writes nothing for an unknown plugin, so its
 * exit status is not enough.
 */
const expected = [
  'client/index.ts',
  'client/types.gen.ts',
  'client/client.gen.ts',
  'client/sdk.gen.ts',
  'client/@tanstack/react-query.gen.ts',
  'client/schemas/zProblem.gen.ts',
  'mock/contract.d.ts',
];

/** Generates the client and mock types into a folder. Returns the errors. */
export async function generate(bundleFile: string, folder: string): Promise<string[]> {
  const [client, types] = await Promise.all([
    runNode(
      [
        commandOf('@hey-api/openapi-ts', 'openapi-ts'),
        '--file',
        'openapi-ts.config.ts',
        '--no-log-file',
      ],
      { env: { CONTRACT_BUNDLE: bundleFile, CONTRACT_OUTPUT: join(folder, 'client') } },
    ),
    runNode([
      commandOf('openapi-typescript', 'openapi-typescript'),
      bundleFile,
      '--output',
      join(folder, 'mock', 'contract.d.ts'),
    ]),
  ]);
  const failures = [
    client.code !== 0 && `openapi-ts failed: ${firstLines(client.stderr || client.stdout)}`,
    types.code !== 0 && `openapi-typescript failed: ${firstLines(types.stderr || types.stdout)}`,
  ].filter((failure) => failure !== false);
  if (failures.length > 0) return failures;
  return expected
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => `The generators reported success but did not write ${file}.`);
}
