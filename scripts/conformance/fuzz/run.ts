import { audit } from './audit.ts';
import { type Exchange, type Observe, SESSION } from './recorder.ts';
import { session } from './session.ts';
import { accounts, type Testbed, tenants } from './testbed.ts';

export interface Plan {
  seed: number;
  /** Number of requests, rounded up to whole sessions. */
  requests: number;
  /** Number of concurrent requests. */
  parallel: number;
  /** Number of rounds; after each round the state is checked and reset. */
  rounds: number;
}

export interface Outcome {
  sent: number;
  /** Number of answers by status; 0 if the caller did not wait for an answer. */
  statuses: Map<number, number>;
  /** Exchanges with a wrong answer. */
  failures: Exchange[];
  /** Inconsistent state, by round. */
  inconsistent: string[];
}

interface Watch {
  /** Returns faults in the state of the tenants. */
  faults(): Promise<string[]> | string[];
  /** Called between two rounds: all tenants are reset, and no request is running. */
  roundEnded?(round: number, sent: number): Promise<void>;
}

const MAX_FAILURES = 20;

/** Runs all sessions, several at a time, and checks the state after each round. */
export async function fuzz(testbed: Testbed, plan: Plan, watch: Watch): Promise<Outcome> {
  const outcome: Outcome = { sent: 0, statuses: new Map(), failures: [], inconsistent: [] };
  const observe: Observe = (exchange) => {
    outcome.sent += 1;
    outcome.statuses.set(exchange.status, (outcome.statuses.get(exchange.status) ?? 0) + 1);
    if (exchange.faults.length > 0) outcome.failures.push(exchange);
  };
  const sessions = Math.ceil(plan.requests / SESSION);
  await testbed.reset();
  const isOver = () =>
    outcome.failures.length >= MAX_FAILURES || outcome.inconsistent.length >= MAX_FAILURES;
  for (let round = 1, next = 0; round <= plan.rounds; round++) {
    const end = Math.ceil((sessions * round) / plan.rounds);
    const worker = async () => {
      while (next < end && !isOver()) {
        const index = next++;
        await session(testbed, { seed: plan.seed, index }, observe);
      }
    };
    await Promise.all(Array.from({ length: plan.parallel }, worker));
    if (isOver()) break;
    try {
      const faults = [...(await watch.faults()), ...(await auditSome(testbed, round))];
      outcome.inconsistent.push(...faults.map((line) => `round ${round}: ${line}`));
      await testbed.reset();
      await watch.roundEnded?.(round, outcome.sent);
    } catch (error) {
      // A crashed mock cannot report; its missing answers are among the failures.
      outcome.inconsistent.push(`round ${round}: ${String(error)}`);
      break;
    }
    if (isOver()) break;
  }
  return outcome;
}

/** Checks another account in another tenant each round. */
function auditSome(testbed: Testbed, round: number): Promise<string[]> {
  const tenant = tenants[round % tenants.length] ?? '';
  const account = accounts[round % accounts.length];
  return account ? audit(testbed, tenant, account) : Promise.resolve([]);
}

/** Repeats one request after the earlier requests of its session. */
export async function repeat(
  testbed: Testbed,
  { seed, only }: { seed: number; only: number },
): Promise<Exchange | null> {
  let found: Exchange | null = null;
  await testbed.reset();
  const index = Math.floor(only / SESSION);
  await session(testbed, { seed, index, last: only % SESSION }, (exchange) => {
    found = exchange;
  });
  return found;
}
