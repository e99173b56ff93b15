import { escapeText as esc } from './markup.ts';
import { casesIn, type Report, type Row } from './report.ts';
import type { Departure } from './run.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d6dbe1, #3a424c); --bad: light-dark(#b3261e, #ff8a80); }
body { max-width: 75rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 15px/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
.bad { color: var(--bad); font-weight: 600; }
pre { padding: .6rem; border: 1px solid var(--line); overflow-x: auto; }
article { margin: 1.5rem 0; }
`;

/** The whole run as one page that needs nothing else. */
export function htmlOf(report: Report): string {
  const { target, seed, seconds, requests, left, rows, departures } = report;
  const found = departures.map(articleOf).join('\n') || '<p>None.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance: ${departures.length} departures</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Conformance of ${esc(target)}</h1>
<p>${rows.length} operations, ${requests} requests in ${seconds.toFixed(1)} s, seed ${seed}.${left > 0 ? ` ${left} records stay on the host.` : ''}</p>
<h2>Departures (${departures.length})</h2>
${found}
<h2>Operations</h2>
<table>
<thead><tr><th>Operation</th><th>Call</th><th>Cases</th><th>Successes</th><th>Problems</th><th>Departures</th><th>Not seen</th><th>Not tried</th></tr></thead>
<tbody>
${rows.map(lineOf).join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

const articleOf = ({ operation, cases, expected, got, curl }: Departure) => `<article>
<h3>${esc(operation)}: ${esc(casesIn(cases))}</h3>
<p>Expected ${esc(expected)}; got <span class="bad">${esc(got)}</span>.</p>
<pre>${esc(curl)}</pre>
</article>`;

function lineOf(row: Row): string {
  const count = row.departures.length;
  return `<tr><td>${esc(row.operation)}</td><td>${esc(`${row.method} ${row.path}`)}</td><td class="n">${row.cases}</td><td class="n">${row.successes}</td><td class="n">${row.problems}</td><td class="n${count > 0 ? ' bad' : ''}">${count}</td><td>${esc(row.unseen.join(', '))}</td><td>${esc(row.skipped.join('; '))}</td></tr>`;
}
