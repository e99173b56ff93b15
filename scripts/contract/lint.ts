import { readdirSync } from 'node:fs';
import { firstLines } from '../support/firstLines.ts';
import { commandOf, inRoot } from '../support/paths.ts';
import { runNode } from '../support/run.ts';

interface LintReport {
  problems: {
    ruleId: string;
    message: string;
    location: { source: { ref: string }; start?: { line: number; col: number } }[];
  }[];
}

export const entry = 'openapi/openapi.yaml';
/** The contracts of third-party services, which the portal only calls. */
const THIRD_PARTY = 'openapi/third-party';

const contracts = () => [
  entry,
  ...readdirSync(inRoot(THIRD_PARTY)).map((name) => `${THIRD_PARTY}/${name}`),
];

/** Returns Redocly's findings, one line each. Warnings count as errors. */
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
  // If a file cannot be read, Redocly prints a message instead of a report.
  return [firstLines(stderr || stdout)];
}

function parse(text: string): LintReport | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
