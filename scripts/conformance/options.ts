import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fromHere, reportFile } from '../support/files.ts';
import { Refusal } from '../support/refusal.ts';
import type { Api, Operation } from './operations.ts';
import type { Account } from './suite.ts';
import { baseFrom } from './target.ts';

export interface Options {
  target: string;
  account: Account;
  other?: Account;
  seed: number;
  cases: number;
  tags: string[];
  operations: string[];
  /** Tests a host in progress: what it does not offer is listed and does not fail the run. */
  implemented: boolean;
  readOnly: boolean;
  yes: boolean;
  headers: Record<string, string>;
  /** Checks CORS for a page of this origin. */
  origin?: string;
  outbox?: string;
  junit?: string;
  html?: string;
}

export const usage = `npm run conformance -- --target https://host/api/v1 --account email:password [...]

  --other-account email:password   tests access to records of another account
  --yes                            allows the run to create, change and delete its own records
  --read-only                      sends only GET requests, except for the sign-in
  --implemented                    for a host in progress: asks once for each operation whether the host
                                   offers it, tests those, and lists the others
  --tag T, --operation O           tests only these; can be repeated
  --operations file                tests only those in the file: one operationId per line, # for comments
  --seed N                         repeats a run; each run prints its seed
  --cases N                        number of random inputs of each kind per operation (30)
  --header 'name: value'           goes with every request, for a gateway before the host
  --origin https://portal          checks CORS: preflights, and the answers for a page of this origin
  --outbox /path                   where the host lists the emails of a test, as [{ to, link }]
  --junit file, --html file        reports

Accounts are also read from CONFORMANCE_ACCOUNT and CONFORMANCE_OTHER_ACCOUNT.
Exits with 1 if there are departures. Without --implemented, an operation that answers 501 NOT_IMPLEMENTED
fails the run as well. What other operations would have to prepare, and cannot, is listed as not tried.`;

const MOST_SEEDS = 2 ** 31;

/** Throws a refusal with exit status 2, so that wrong arguments are not taken for a departure. */
const refusal = (sentence: string) => new Refusal(sentence, 2);
const more = 'See `npm run conformance -- --help`.';

/** @throws Refusal */
export function readOptions(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Options {
  const values = parsed(args);
  const { target } = values;
  if (!target)
    throw refusal(`--target is missing: an address such as https://host/api/v1. ${more}`);
  baseFrom(target);
  const account = values.account ?? env.CONFORMANCE_ACCOUNT;
  if (!account) throw refusal('--account is missing: email:password of a test account.');
  const other = values['other-account'] ?? env.CONFORMANCE_OTHER_ACCOUNT;
  const { outbox, junit, html, yes = false, implemented = false } = values;
  const { operation = [], operations: file, 'read-only': readOnly = false } = values;
  return {
    target,
    account: accountFrom('--account', account),
    ...(other && { other: accountFrom('--other-account', other) }),
    seed: numberFrom('--seed', values.seed) ?? Math.floor(Math.random() * MOST_SEEDS),
    cases: numberFrom('--cases', values.cases) ?? 30,
    tags: values.tag ?? [],
    operations: [...operation, ...(file ? operationsIn(file) : [])],
    headers: Object.fromEntries((values.header ?? []).map(headerFrom)),
    implemented,
    readOnly,
    yes,
    outbox,
    ...(values.origin !== undefined && { origin: originFrom(values.origin) }),
    ...(junit && { junit: reportFile('--junit', junit) }),
    ...(html && { html: reportFile('--html', html) }),
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        target: text,
        account: text,
        'other-account': text,
        seed: text,
        cases: text,
        tag: many,
        operation: many,
        operations: text,
        implemented: flag,
        header: many,
        origin: text,
        outbox: text,
        junit: text,
        html: text,
        'read-only': flag,
        yes: flag,
      },
    }).values;
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw refusal(`${sentence}. ${more}`);
  }
}

function accountFrom(option: string, text: string): Account {
  const colon = text.indexOf(':');
  // Do not repeat the text: it may be a password.
  if (colon < 1 || colon === text.length - 1) throw refusal(`${option} must be email:password.`);
  return [text.slice(0, colon), text.slice(colon + 1)];
}

function numberFrom(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number < MOST_SEEDS) return number;
  throw refusal(`${option} must be a whole number from 0 to ${MOST_SEEDS - 1}, not "${text}".`);
}

function originFrom(text: string): string {
  const url = URL.parse(text);
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  if (isOrigin) return url.origin;
  throw refusal(`--origin must be an origin such as https://portal.example, not "${text}".`);
}

/** Reads one operationId per line; empty lines and comments are skipped. */
function operationsIn(file: string): string[] {
  const path = fromHere(file);
  if (!existsSync(path)) throw refusal(`--operations ${file} cannot be read.`);
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  const names = lines.map((line) => line.replace(/#.*/, '').trim()).filter((line) => line !== '');
  if (names.length === 0) throw refusal(`--operations ${file} names no operation.`);
  return names;
}

function headerFrom(text: string): [string, string] {
  const colon = text.indexOf(':');
  if (colon < 1) throw refusal("--header must be 'name: value'.");
  return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
}

/** Returns the operations to test. @throws Refusal if none match, or the run may not write */
export function chosen(api: Api, options: Options): Operation[] {
  const { tags, operations, readOnly, yes } = options;
  const known = new Set(api.operations.flatMap(({ id, tag }) => [id, tag]));
  const unknown = [...tags, ...operations].find((name) => !known.has(name));
  if (unknown) throw refusal(`The contract has no operation or tag "${unknown}".`);
  const found = api.operations.filter(
    ({ id, tag, method }) =>
      (tags.length + operations.length === 0 || tags.includes(tag) || operations.includes(id)) &&
      (!readOnly || method === 'get'),
  );
  if (found.length === 0)
    throw refusal('There is nothing to test: none of these operations is read-only.');
  if (!readOnly && !yes) {
    throw refusal(
      'This run would create, change and delete records in a project of the account, sign up accounts and request emails. Repeat it with --yes on a test host, or with --read-only.',
    );
  }
  return found;
}
