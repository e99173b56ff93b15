import { count } from '../../support/table.ts';
import { escapeText as esc } from '../report/markup.ts';
import { pageOf } from '../report/page.ts';
import {
  casesIn,
  coverageText,
  missingText,
  type NotTried,
  notTried,
  type Report,
  type Row,
  shareText,
} from '../report/report.ts';
import type { Departure } from '../run.ts';

/** Renders the run as one self-contained page. */
export function htmlOf(report: Report): string {
  const { target, seed, seconds, requests, remaining, rows, missing, departures } = report;
  const found = departures.map(articleOf).join('\n') || '<p>None.</p>';
  const body = `<h1>Conformance of ${esc(target)}</h1>
<p>${count(rows.length, 'operation')}, ${count(requests, 'request')} in ${seconds.toFixed(1)} s, seed ${seed}.${remaining > 0 ? ` Left on the host: ${count(remaining, 'record')}.` : ''}</p>
<p>Seen: ${esc(coverageText(report))}.</p>
<h2>Departures (${departures.length})</h2>
${found}
${missing.length > 0 ? `<h2>Not implemented</h2>\n<p>${esc(missingText(report))}</p>\n` : ''}<h2>Operations</h2>
<table>
<thead><tr><th>Operation</th><th>Call</th><th>Cases</th><th>Successes</th><th>Problems</th><th>Departures</th><th>Properties</th><th>Not seen</th></tr></thead>
<tbody>
${rows.map(lineOf).join('\n')}
</tbody>
</table>
<h2>Not tried</h2>
${notTried(rows).map(untriedOf).join('\n') || '<p>Nothing.</p>'}`;
  return pageOf(`Conformance: ${count(departures.length, 'departure')}`, body);
}

const articleOf = ({ operation, cases, expected, got, curl }: Departure) => `<article>
<h3>${esc(operation)}: ${esc(casesIn(cases))}</h3>
<p>Expected ${esc(expected)}; got <span class="bad">${esc(got)}</span>.</p>
<pre>${esc(curl)}</pre>
</article>`;

function lineOf(row: Row): string {
  const count = row.departures.length;
  return `<tr><td>${esc(row.operation)}</td><td>${esc(`${row.method} ${row.path}`)}</td><td class="n">${row.cases}</td><td class="n">${shareText(row.successes)}</td><td class="n">${shareText(row.problems)}</td><td class="n${count > 0 ? ' bad' : ''}">${count}</td><td class="n">${shareText(row.properties)}</td><td>${unseenOf(row)}</td></tr>`;
}

function unseenOf({ unseen, unseenProperties }: Row): string {
  const all = [...unseen, ...unseenProperties];
  const list = `<details><summary>${all.length}</summary>${esc(all.join(', '))}</details>`;
  return all.length === 0 ? '' : list;
}

const untriedOf = ({ code, reason, operations }: NotTried) =>
  `<details><summary>${code === '' ? '' : `${esc(code)}: `}${esc(reason)} (${operations.length})</summary>${esc(operations.join(', '))}</details>`;
