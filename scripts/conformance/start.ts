import type { Api, Operation } from './operations.ts';
import type { Options } from './options.ts';
import { probe } from './progress.ts';
import { recipes } from './recipes.ts';
import { type Report, reportOf } from './report/report.ts';
import { isObject } from './requests/values.ts';
import { Run } from './run.ts';
import { signInAccounts, testOperations, type Watch } from './suite.ts';
import { type Fetch, Target } from './target.ts';
import { World } from './world.ts';

/** Runs everything from the sign-in to the report. */
export async function conformance(
  api: Api,
  operations: readonly Operation[],
  options: Options,
  tools: Watch & { fetch?: Fetch } = {},
): Promise<Report> {
  const { seed, cases, readOnly, account, other, outbox, implemented } = options;
  const began = performance.now();
  const target = new Target(options.target, tools.fetch);
  const run = new Run(api, target, options.headers);
  run.origin = options.origin;
  const mailOf = outbox === undefined ? null : mailsIn(target, outbox, options.headers);
  const world = new World(run, recipes, { seed, readOnly, account, mailOf });
  // What is sent before the tests is preparation only.
  run.limit = new Set();
  const isReady = await signInAccounts(world, { main: account, other }, implemented);
  if (isReady && implemented) await probe(world, operations);
  run.limit = new Set(operations.map(({ id }) => id));
  if (isReady) {
    await testOperations(world, operations, { seed, cases, readOnly }, tools);
  }
  const seconds = (performance.now() - began) / 1000;
  const facts = { target: options.target, seed, seconds, remaining: world.remaining, implemented };
  return reportOf(run, facts);
}

/** Tokens of the links that were emailed to an address, oldest first. */
function mailsIn(target: Target, outbox: string, headers: Record<string, string>) {
  return async (email: string): Promise<string[]> => {
    const { json } = await target.send({ method: 'GET', url: target.beside(outbox), headers });
    const mails = (Array.isArray(json) ? json : []).filter(isObject);
    const ownMails = mails.filter(({ to }) => to === email).reverse();
    return ownMails.flatMap(({ link }) => URL.parse(String(link))?.searchParams.get('token') ?? []);
  };
}
