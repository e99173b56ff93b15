import { escapeText as esc } from './markup.ts';
import { casesIn, type Report, type Row } from './report.ts';

/** Renders a test suite per tag and a test per operation, in the JUnit format of CI systems. */
export function junitOf({ rows, departures, seconds, seed }: Report): string {
  const tags = [...new Set(rows.map(({ tag }) => tag))];
  const suites = tags.map((tag) =>
    suite(
      tag,
      rows.filter((row) => row.tag === tag),
    ),
  );
  const failures = rows.filter((row) => row.departures.length > 0).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="conformance, seed ${seed}" tests="${rows.length}" failures="${failures}" time="${seconds.toFixed(3)}">
${suites.join('\n')}
</testsuites>
<!-- ${departures.length} departures -->
`;
}

function suite(tag: string, rows: Row[]): string {
  const failures = rows.filter((row) => row.departures.length > 0).length;
  const tests = rows.map(testOf).join('\n');
  return `<testsuite name="${esc(tag)}" tests="${rows.length}" failures="${failures}">\n${tests}\n</testsuite>`;
}

function testOf({ operation, tag, cases, successes, departures, skipped }: Row): string {
  const head = `<testcase classname="${esc(tag)}" name="${esc(operation)}"`;
  const failures = departures.map(
    ({ cases: names, expected, got, curl }) =>
      `<failure message="${esc(`${casesIn(names)}: expected ${expected}, got ${got}`)}">${esc(curl)}</failure>`,
  );
  const wasTried = cases > 0 && !successes.startsWith('0');
  if (failures.length === 0 && !wasTried) {
    failures.push(`<skipped message="${esc(skipped.join('; ') || 'no request succeeded')}"/>`);
  }
  return failures.length === 0 ? `${head}/>` : `${head}>${failures.join('')}</testcase>`;
}
