import { count, table } from '../support/table.ts';
import type { Departure, Run, Tally } from './run.ts';

export interface Report {
  target: string;
  seed: number;
  seconds: number;
  requests: number;
  /** Records that could not be removed. */
  remaining: number;
  rows: Row[];
  departures: Departure[];
}

export interface Row {
  operation: string;
  tag: string;
  method: string;
  path: string;
  cases: number;
  /** Declared answers that were seen, such as `201`. */
  successes: string;
  problems: string;
  departures: Departure[];
  /** Declared answers that were never seen. */
  unseen: string[];
  /** Declared failures that were not caused, with the reason. */
  unprovoked: string[];
  skipped: string[];
}

export function reportOf(
  run: Run,
  facts: Pick<Report, 'target' | 'seed' | 'seconds' | 'remaining'>,
): Report {
  const rows = [...run.tallies.values()].map(rowOf);
  return { ...facts, requests: run.target.requests, rows, departures: run.departures };
}

function rowOf({ operation, cases, seen, skipped, unprovoked }: Tally): Row {
  const { id, tag, method, path, answers, successes } = operation;
  const problems = [...answers].flatMap(([status, { codes }]) =>
    status === 'default' ? [] : codes.map((code) => `${status} ${code}`),
  );
  const answered = successes.filter((status) => seen.has(String(status)));
  const found = new Set(cases.flatMap(({ departures }) => departures));
  return {
    operation: id,
    tag,
    method: method.toUpperCase(),
    path,
    cases: cases.length,
    successes: `${answered.length}/${successes.length}`,
    problems: `${problems.filter((problem) => seen.has(problem)).length}/${problems.length}`,
    departures: [...found],
    unseen: [...successes.map(String), ...problems].filter((each) => !seen.has(each)),
    unprovoked: [...unprovoked].map(([code, reason]) => `${code}: ${reason}`),
    skipped,
  };
}

const NAMED = 4;

/** Names the first cases of a departure and counts the others. */
export function casesIn(cases: readonly string[]): string {
  const names = [...new Set(cases)];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${names.slice(0, NAMED).join('; ')}${more}`;
}

/** The summary for the terminal. */
export function textOf(report: Report): string {
  const { rows, departures, requests, seconds, seed, remaining } = report;
  const head = ['Operation', 'Cases', 'Successes', 'Problems', 'Departures', 'Not tried'];
  const lines = rows.map((row) => [
    row.operation,
    String(row.cases),
    row.successes,
    row.problems,
    String(row.departures.length),
    row.skipped.join('; '),
  ]);
  const found = departures.map(
    ({ operation, cases, expected, got, curl }, i) =>
      `${i + 1}. ${operation}, ${casesIn(cases)}\n` +
      `   expected  ${expected}\n   got       ${got}\n   repeat    ${curl}`,
  );
  const rest =
    remaining > 0 ? ` Could not be removed from the host: ${count(remaining, 'record')}.` : '';
  return [
    table(head, lines),
    ...found,
    `${count(departures.length, 'departure')} from the contract in ${count(rows.length, 'operation')}; ${count(requests, 'request')} in ${seconds.toFixed(1)} s, seed ${seed}.${rest}`,
  ].join('\n\n');
}
