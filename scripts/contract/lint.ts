import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { commandOf, inRoot, root } from '../support/paths.ts';
import { runNode } from '../support/run.ts';

interface LintReport {
  problems: {
    ruleId: string;
    message: string;
    location: { source: { ref: string }; start?: { line: number; col: number } }[];
  }[];
}

export const entry = 'openapi/openapi.yaml';
/** What the portal only uses is described there, too. */
const THIRD_PARTY = 'openapi/third-party';

const contracts = () => [
  entry,
  ...readdirSync(inRoot(THIRD_PARTY)).map((name) => `${THIRD_PARTY}/${name}`),
];

/** What redocly finds wrong with the contracts, a line each. Warnings count like errors. */
export async function lint(files = contracts()): Promise<string[]> {
  const findings = await Promise.all(files.map(lintFile));
  return findings.flat();
}

export async function lintFile(file: string): Promise<string[]> {
  const args = [commandOf('@redocly/cli', 'redocly'), 'lint', file, '--format=json'];
  const { code, stdout, stderr } = await runNode([...args, '--max-problems=1000']);
  const report = parse(stdout);
  const findings = report?.problems.map(({ ruleId, message, location }) => {
    const [place] = location;
    const line = place?.start ? `:${place.start.line}:${place.start.col}` : '';
    return `${place?.source.ref ?? file}${line}: ${firstLines(message)} (${ruleId})`;
  });
  if (findings && (findings.length > 0 || code === 0)) return findings;
  // A file that cannot be read at all: redocly then says so in words instead of a report.
  return [firstLines(stderr || stdout)];
}

function parse(text: string): LintReport | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The start of what a tool printed, on one line, with neither colours nor our own folder. */
export function firstLines(text: string, count = 4): string {
  const lines = stripVTControlCharacters(text)
    .replaceAll(`${root}${sep}`, '')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !/^(validating|bundling) /.test(line))
    .slice(0, count)
    .join(' ');
}
