import { audit } from './audit.ts';
import { accounts, type Ground, tenants } from './ground.ts';
import { type Exchange, type Observe, SESSION } from './recorder.ts';
import { session } from './session.ts';

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
  rested?(round: number, sent: number): Promise<void>;
}

const MOST_FAILURES = 20;

/** Runs all sessions, several at a time, and checks the state after each round. */
export async function fuzz(ground: Ground, plan: Plan, watch: Watch): Promise<Outcome> {
  const outcome: Outcome = { sent: 0, statuses: new Map(), failures: [], inconsistent: [] };
  const observe: Observe = (exchange) => {
    outcome.sent += 1;
    outcome.statuses.set(exchange.status, (outcome.statuses.get(exchange.status) ?? 0) + 1);
    if (exchange.faults.length > 0) outcome.failures.push(exchange);
  };
  const sessions = Math.ceil(plan.requests / SESSION);
  await ground.reset();
  const isOver = () =>
    outcome.failures.length >= MOST_FAILURES || outcome.inconsistent.length >= MOST_FAILURES;
  for (let round = 1, next = 0; round <= plan.rounds; round++) {
    const end = Math.ceil((sessions * round) / plan.rounds);
    const worker = async () => {
      while (next < end && !isOver()) {
        const index = next++;
        await session(ground, { seed: plan.seed, index }, observe);
      }
    };
    await Promise.all(Array.from({ length: plan.parallel }, worker));
    if (isOver()) break;
    try {
      const faults = [...(await watch.faults()), ...(await auditSome(ground, round))];
      outcome.inconsistent.push(...faults.map((line) => `round ${round}: ${line}`));
      await ground.reset();
      await watch.rested?.(round, outcome.sent);
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
function auditSome(ground: Ground, round: number): Promise<string[]> {
  const tenant = tenants[round % tenants.length] ?? '';
  const account = accounts[round % accounts.length];
  return account ? audit(ground, tenant, account) : Promise.resolve([]);
}

/** Repeats one request after the earlier requests of its session. */
export async function repeat(
  ground: Ground,
  { seed, only }: { seed: number; only: number },
): Promise<Exchange | null> {
  let found: Exchange | null = null;
  await ground.reset();
  const index = Math.floor(only / SESSION);
  await session(ground, { seed, index, last: only % SESSION }, (exchange) => {
    found = exchange;
  });
  return found;
}
