import { parseArgs } from 'node:util';
import { reportFile } from '../support/files.ts';
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
  readOnly: boolean;
  yes: boolean;
  headers: Record<string, string>;
  outbox?: string;
  junit?: string;
  html?: string;
}

export const usage = `npm run conformance -- --target https://host/api/v1 --account email:password [...]

  --other-account email:password   tests access to records of another account
  --yes                            allows the run to create, change and delete its own records
  --read-only                      sends only GET requests, except for the sign-in
  --tag T, --operation O           tests only these; can be repeated
  --seed N                         repeats a run; each run prints its seed
  --cases N                        maximum number of inputs of each kind per operation (30)
  --header 'name: value'           goes with every request, for a gateway before the host
  --outbox /path                   where the host lists the emails of a test, as [{ to, link }]
  --junit file, --html file        reports

Accounts are also read from CONFORMANCE_ACCOUNT and CONFORMANCE_OTHER_ACCOUNT.`;

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
  const { outbox, junit, html, yes = false, 'read-only': readOnly = false } = values;
  return {
    target,
    account: accountFrom('--account', account),
    ...(other && { other: accountFrom('--other-account', other) }),
    seed: numberFrom('--seed', values.seed) ?? Math.floor(Math.random() * MOST_SEEDS),
    cases: numberFrom('--cases', values.cases) ?? 30,
    tags: values.tag ?? [],
    operations: values.operation ?? [],
    headers: Object.fromEntries((values.header ?? []).map(headerFrom)),
    readOnly,
    yes,
    outbox,
    ...(junit && { junit: reportFile('--junit', junit) }),
    ...(html && { html: reportFile('--html', html) }),
  };
}

function parsed(args: readonly string[]) {
  const one = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        target: one,
        account: one,
        'other-account': one,
        seed: one,
        cases: one,
        tag: many,
        operation: many,
        header: many,
        outbox: one,
        junit: one,
        html: one,
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
