import type { Api } from '../conformance/operations.ts';
import { escapeText as esc } from '../conformance/report/markup.ts';
import { pageOf } from '../conformance/report/page.ts';
import { count, table } from '../support/table.ts';
import { answerName, type Departure, type Journal } from './journal.ts';

interface Row {
  operation: string;
  tag: string;
  method: string;
  path: string;
  calls: number;
  /** Answers such as `200`, `404 NOT_FOUND` or `none`, with their counts. */
  answers: Record<string, number>;
  departures: number;
}

/** The result of a session. */
export interface ProxyReport {
  target: string;
  /** Version of the contract. */
  contract: string;
  began: string;
  seconds: number;
  calls: number;
  /** Number of bodies that could not be checked. */
  unread: number;
  dropped: number;
  /** Number of operations that were called. */
  rows: Row[];
  /** Operation ids by tag. */
  neverCalled: Record<string, string[]>;
  departures: Departure[];
}

export function reportOf(api: Api, journal: Journal, target: string): ProxyReport {
  const { departures, calls, unread, dropped, began } = journal;
  const rows = api.operations.map(({ id, tag, method, path }): Row => {
    const answers = Object.fromEntries(journal.answersOf(id));
    return {
      operation: id,
      tag,
      method: method.toUpperCase(),
      path,
      calls: Object.values(answers).reduce((sum, times) => sum + times, 0),
      answers,
      departures: departures.filter(({ operation }) => operation === id).length,
    };
  });
  return {
    target,
    contract: api.contract.info.version,
    began: new Date(began).toISOString(),
    seconds: (Date.now() - began) / 1000,
    calls,
    unread,
    dropped,
    rows: rows.filter((row) => row.calls > 0),
    neverCalled: byTag(rows.filter((row) => row.calls === 0)),
    departures,
  };
}

function byTag(rows: Row[]): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const { tag, operation } of rows) tags[tag] = [...(tags[tag] ?? []), operation];
  return tags;
}

const neverIn = ({ neverCalled }: ProxyReport): string[] =>
  Object.entries(neverCalled).map(([tag, ids]) => `${tag}: ${ids.join(', ')}`);

const answersIn = ({ answers }: Row): string =>
  Object.entries(answers)
    .map(([name, times]) => `${times} × ${name}`)
    .join(', ');

const sumOf = ({ departures, calls, seconds, unread, dropped }: ProxyReport): string => {
  const sum = `${count(departures.length, 'departure')} from the contract`;
  const rest = [
    ...(unread > 0 ? [`Bodies too large to check, or incomplete: ${unread}.`] : []),
    ...(dropped > 0 ? [`${dropped} more were not listed.`] : []),
  ];
  return [`${sum}; ${count(calls, 'call')} in ${seconds.toFixed(0)} s.`, ...rest].join(' ');
};

/** Returns the summary for the terminal. */
export function textOf(report: ProxyReport): string {
  const { rows, departures } = report;
  const never = neverIn(report);
  if (report.calls === 0) return 'No calls.';
  const lines = rows.map((row) => [
    row.operation,
    String(row.calls),
    String(row.departures),
    answersIn(row),
  ]);
  const found = departures.map(({ times, operation, method, path, ...departure }, i) => {
    const name = operation ?? `${method} ${path}`;
    const head = `${i + 1}. ${name} ${answerName(departure)}, ${departure.side}, ${count(times, 'time')}`;
    return `${head}\n   expected  ${departure.expected}\n   got       ${departure.got}`;
  });
  return [
    ...(rows.length > 0 ? [table(['Operation', 'Calls', 'Departures', 'Answers'], lines)] : []),
    ...(never.length > 0 ? [['Never called:', ...never].join('\n  ')] : []),
    ...found,
    sumOf(report),
  ].join('\n\n');
}

/** Returns the same as a self-contained page. */
export function htmlOf(report: ProxyReport): string {
  const { target, contract, rows, departures } = report;
  const found = departures.map(articleOf).join('\n') || '<p>None.</p>';
  const body = `<h1>Traffic between the portal and ${esc(target)}</h1>
<p>${esc(sumOf(report))} Version ${esc(contract)} of the contract, ${esc(report.began)}.</p>
<h2>Departures (${departures.length})</h2>
${found}
<h2>Operations</h2>
<table>
<thead><tr><th>Operation</th><th>Call</th><th>Calls</th><th>Departures</th><th>Answers</th></tr></thead>
<tbody>
${rows.map(lineOf).join('\n')}
</tbody>
</table>
<h2>Never called</h2>
${
  neverIn(report)
    .map((line) => `<p>${esc(line)}</p>`)
    .join('\n') || '<p>None.</p>'
}`;
  return pageOf(`Contract: ${count(departures.length, 'departure')}`, body);
}

const articleOf = ({ operation, method, path, side, expected, got, times, ...answer }: Departure) =>
  `<article>
<h3>${esc(operation ?? `${method} ${path}`)}: ${side}, ${esc(answerName(answer))}, ${count(times, 'time')}</h3>
<p>Expected ${esc(expected)}; got <span class="bad">${esc(got)}</span>.</p>
<pre>${esc(`${method} ${path}`)}</pre>
</article>`;

function lineOf(row: Row): string {
  const bad = row.departures > 0 ? ' bad' : '';
  return `<tr><td>${esc(row.operation)}</td><td>${esc(`${row.method} ${row.path}`)}</td><td class="n">${row.calls}</td><td class="n${bad}">${row.departures}</td><td>${esc(answersIn(row))}</td></tr>`;
}
