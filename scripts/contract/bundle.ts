import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { firstLines } from '../support/firstLines.ts';
import { commandOf } from '../support/paths.ts';
import { runNode } from '../support/run.ts';
import { entry } from './lint.ts';

/**
 * Bundles the contract, or an earlier one, into one JSON file and returns the errors. Redocly renames
 * clashing schemas to `Issue-2` and continues. Here every bundler message is an error, since such a name
 * would end up in the client and in backends. An earlier contract is bundled as it was then: what its sources leave out
 * is derived by its own preprocessor.
 */
export async function bundle(file: string, from = entry): Promise<string[]> {
  const config = join(dirname(from), '..', 'redocly.yaml');
  const { code, stderr } = await runNode([
    commandOf('@redocly/cli', 'redocly'),
    'bundle',
    from,
    '--output',
    file,
    '--component-renaming-conflicts-severity=error',
    ...(existsSync(config) ? [`--config=${config}`] : []),
  ]);
  const messages = stderr.split(/^\[\d+\] /m).slice(1);
  if (messages.length > 0) return messages.map((message) => firstLines(message, 2));
  return code === 0 && existsSync(file) ? [] : [firstLines(stderr)];
}

/** Returns the bundle as YAML. It is generated from the JSON, so the two always match. */
export const yamlOf = (bundleFile: string): string =>
  stringify(JSON.parse(readFileSync(bundleFile, 'utf8')), {
    // Not every OpenAPI reader supports YAML anchors.
    aliasDuplicateObjects: false,
    lineWidth: 0,
  });
