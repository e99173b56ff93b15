import { count, table } from '../../support/table.ts';
import type { Departure, Run, Tally } from '../run.ts';
import { declaredProperties } from './coverage.ts';

export interface Report {
  target: string;
  seed: number;
  seconds: number;
  requests: number;
  /** Records that could not be removed. */
  remaining: number;
  /** Tested operations. */
  rows: Row[];
  /** Operations that the host does not offer, with its answer. */
  missing: [operation: string, answer: string][];
  departures: Departure[];
  coverage: Coverage;
  /** Whether the host does not do what the run expects of it. */
  fails: boolean;
}

export interface Row {
  operation: string;
  tag: string;
  method: string;
  path: string;
  cases: number;
  /** Declared answers that were seen, such as `201`. */
  successes: Share;
  problems: Share;
  /** Declared properties of successful answers that were seen. */
  properties: Share;
  departures: Departure[];
  /** Declared answers that were never seen. */
  unseen: string[];
  unseenProperties: string[];
  /** Declared failures that were not caused, by code, with the reason. */
  unprovoked: [code: string, reason: string][];
  skipped: string[];
}

/** How many of the declared were seen. */
export interface Share {
  seen: number;
  of: number;
}

/** What the run saw of the contract; codes and properties are those of the tested operations. */
type Coverage = Record<'operations' | 'codes' | 'properties', Share>;

type Facts = Pick<Report, 'target' | 'seed' | 'seconds' | 'remaining'> & { implemented?: boolean };

export function reportOf(run: Run, { implemented = false, ...facts }: Facts): Report {
  const { limit, departures, api } = run;
  const isBlamed = (id: string) => departures.some(({ operation }) => operation === id);
  const missing = [...run.missing].filter(([id]) => limit.has(id));
  const rows = [...run.tallies.values()]
    .filter(({ operation: { id } }) => isBlamed(id) || (limit.has(id) && !run.missing.has(id)))
    .map((tally) => rowOf(run, tally));
  const sum = (share: (row: Row) => Share): Share => ({
    seen: rows.reduce((all, row) => all + share(row).seen, 0),
    of: rows.reduce((all, row) => all + share(row).of, 0),
  });
  const coverage = {
    operations: {
      seen: rows.filter(({ successes }) => successes.seen > 0).length,
      of: api.operations.length,
    },
    codes: sum(({ problems }) => problems),
    properties: sum(({ properties }) => properties),
  };
  const fails = departures.length > 0 || (missing.length > 0 && !implemented);
  return { ...facts, requests: run.target.requests, rows, missing, departures, coverage, fails };
}

function rowOf(run: Run, { operation, cases, seen, properties, skipped, unprovoked }: Tally): Row {
  const { id, tag, method, path, answers, successes } = operation;
  const problems = [...answers].flatMap(([status, { codes }]) =>
    status === 'default' ? [] : codes.map((code) => `${status} ${code}`),
  );
  const declared = [...declaredProperties(run.api, operation)];
  const found = new Set(cases.flatMap(({ departures }) => departures));
  return {
    operation: id,
    tag,
    method: method.toUpperCase(),
    path,
    cases: cases.length,
    successes: shareOf(successes.map(String), seen),
    problems: shareOf(problems, seen),
    properties: shareOf(declared, properties),
    departures: [...found],
    unseen: [...successes.map(String), ...problems].filter((each) => !seen.has(each)),
    unseenProperties: declared.filter((each) => !properties.has(each)),
    unprovoked: [...unprovoked],
    skipped,
  };
}

const shareOf = (declared: readonly string[], seen: ReadonlySet<string>): Share => ({
  seen: declared.filter((each) => seen.has(each)).length,
  of: declared.length,
});

export const shareText = ({ seen, of }: Share): string => `${seen}/${of}`;

const NAMED = 4;

/** Names the first cases of a departure and counts the others. */
export function casesIn(cases: readonly string[]): string {
  const names = [...new Set(cases)];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${names.slice(0, NAMED).join('; ')}${more}`;
}

/** Something that was not tried, and where. */
export interface NotTried {
  /** The code of a failure, or nothing if it is about the whole operation. */
  code: string;
  reason: string;
  operations: string[];
}

/** Groups what was not tried by its reason: whole operations first, then what most operations share. */
export function notTried(rows: readonly Row[]): NotTried[] {
  const found = new Map<string, NotTried>();
  const add = (code: string, reason: string, operation: string) => {
    const key = `${code}\n${reason}`;
    const known = found.get(key) ?? { code, reason, operations: [] };
    known.operations.push(operation);
    found.set(key, known);
  };
  for (const { skipped, operation } of rows) for (const each of skipped) add('', each, operation);
  for (const { unprovoked, operation, skipped } of rows)
    for (const [code, reason] of unprovoked)
      if (!skipped.includes(reason)) add(code, reason, operation);
  return [...found.values()].sort(
    (a, b) =>
      Number(a.code !== '') - Number(b.code !== '') || b.operations.length - a.operations.length,
  );
}

/** One line of what was not tried. */
export const notTriedText = ({ code, reason, operations }: NotTried, all: number): string => {
  const where = operations.length === all && all > NAMED ? 'all' : casesIn(operations);
  return `${code === '' ? '' : `${code}, `}${reason}: ${where}`;
};

/** Names the operations that the host does not offer, in one line. */
export function missingText({ missing, coverage }: Report): string {
  const names = missing.map(([id, answer]) => (/^\d+$/.test(answer) ? id : `${id} (${answer})`));
  return `${missing.length} of ${count(coverage.operations.of, 'operation')}: ${names.join(', ')}`;
}

export const coverageText = ({ coverage: { operations, codes, properties } }: Report): string =>
  `${operations.seen} of ${count(operations.of, 'operation')}, and of theirs ${codes.seen} of ` +
  `${count(codes.of, 'code')} and ${properties.seen} of ${properties.of} properties of answers`;

/** Returns the summary for the terminal. */
export function textOf(report: Report): string {
  const { rows, missing, departures, requests, seconds, seed, remaining } = report;
  const head = ['Operation', 'Cases', 'Successes', 'Problems', 'Departures', 'Properties'];
  const lines = rows.map((row) => [
    row.operation,
    String(row.cases),
    shareText(row.successes),
    shareText(row.problems),
    String(row.departures.length),
    shareText(row.properties),
  ]);
  const untried = notTried(rows).map((each) => notTriedText(each, rows.length));
  const found = departures.map(
    ({ operation, cases, expected, got, curl }, i) =>
      `${i + 1}. ${operation}, ${casesIn(cases)}\n` +
      `   expected  ${expected}\n   got       ${got}\n   repeat    ${curl}`,
  );
  const rest =
    remaining > 0 ? ` Could not be removed from the host: ${count(remaining, 'record')}.` : '';
  return [
    ...(rows.length > 0 ? [table(head, lines)] : []),
    ...(untried.length > 0 ? [['Not tried:', ...untried].join('\n  ')] : []),
    ...(missing.length > 0 ? [`Not implemented: ${missingText(report)}`] : []),
    ...found,
    `Seen: ${coverageText(report)}.`,
    `${count(departures.length, 'departure')} from the contract in ${count(rows.length, 'operation')}; ${count(requests, 'request')} in ${seconds.toFixed(1)} s, seed ${seed}.${rest}`,
  ].join('\n\n');
}
