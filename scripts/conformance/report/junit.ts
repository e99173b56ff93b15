import { escapeText as esc } from './markup.ts';
import { casesIn, notTried, notTriedText, type Report, type Row } from './report.ts';

/** Renders a test suite per tag and a test per operation, in the JUnit format of CI systems. */
export function junitOf(report: Report): string {
  const { rows, departures, seconds, seed } = report;
  const tags = [...new Set(rows.map(({ tag }) => tag))];
  const suites = tags.map((tag) =>
    suite(
      tag,
      rows.filter((row) => row.tag === tag),
    ),
  );
  if (report.missing.length > 0) suites.push(missingSuite(report));
  const failures = rows.filter((row) => row.departures.length > 0).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="conformance, seed ${seed}" tests="${rows.length + report.missing.length}" failures="${failures}" time="${seconds.toFixed(3)}">
${suites.join('\n')}
</testsuites>
<!-- ${departures.length} departures -->
`;
}

function suite(tag: string, rows: Row[]): string {
  const failures = rows.filter((row) => row.departures.length > 0).length;
  const tests = rows.map(testOf);
  const untried = notTried(rows).map((each) => notTriedText(each, rows.length));
  if (untried.length > 0)
    tests.push(`<system-out>Not tried:\n${esc(untried.join('\n'))}</system-out>`);
  return `<testsuite name="${esc(tag)}" tests="${rows.length}" failures="${failures}">\n${tests.join('\n')}\n</testsuite>`;
}

/** Returns what the host does not offer, as skipped tests. */
function missingSuite({ missing }: Report): string {
  const tests = missing.map(
    ([id, answer]) =>
      `<testcase classname="not implemented" name="${esc(id)}"><skipped message="the host answered ${esc(answer)}"/></testcase>`,
  );
  return `<testsuite name="not implemented" tests="${missing.length}" failures="0" skipped="${missing.length}">\n${tests.join('\n')}\n</testsuite>`;
}

function testOf({ operation, tag, cases, successes, departures, skipped }: Row): string {
  const head = `<testcase classname="${esc(tag)}" name="${esc(operation)}"`;
  const failures = departures.map(
    ({ cases: names, expected, got, curl }) =>
      `<failure message="${esc(`${casesIn(names)}: expected ${expected}, got ${got}`)}">${esc(curl)}</failure>`,
  );
  const wasTried = cases > 0 && successes.seen > 0;
  if (failures.length === 0 && !wasTried) {
    failures.push(`<skipped message="${esc(skipped.join('; ') || 'no request succeeded')}"/>`);
  }
  return failures.length === 0 ? `${head}/>` : `${head}>${failures.join('')}</testcase>`;
}
