import { existsSync, readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { commandOf } from '../support/paths.ts';
import { runNode } from '../support/run.ts';
import { entry, firstLines } from './lint.ts';

/**
 * Writes the contract, or an earlier one, as one JSON file and gives back what went wrong. Redocly renames clashing
 * schemas to `Issue-2` and goes on; here every message of the bundler is an error, since such a name
 * would end in the client and in the backends.
 */
export async function bundle(file: string, from = entry): Promise<string[]> {
  const { code, stderr } = await runNode([
    commandOf('@redocly/cli', 'redocly'),
    'bundle',
    from,
    '--output',
    file,
    '--component-renaming-conflicts-severity=error',
  ]);
  const messages = stderr.split(/^\[\d+\] /m).slice(1);
  if (messages.length > 0) return messages.map((message) => firstLines(message, 2));
  return code === 0 && existsSync(file) ? [] : [firstLines(stderr)];
}

/** The bundle as YAML, made from the JSON so that the two cannot differ. */
export const yamlOf = (bundleFile: string): string =>
  stringify(JSON.parse(readFileSync(bundleFile, 'utf8')), {
    // Anchors are a shorthand that not every reader of OpenAPI understands.
    aliasDuplicateObjects: false,
    lineWidth: 0,
  });
