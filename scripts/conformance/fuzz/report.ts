import type { Memory } from './host.ts';
import type { Exchange } from './recorder.ts';
import type { Outcome } from './run.ts';

/** Share by which memory may grow between the end of the warm-up and the end of the run. */
const MAX_GROWTH = 0.2;
/** Share of the run after which caches are filled and code is compiled. */
const WARM_UP = 0.1;
const SHOWN = 20;
const MAX_LENGTH = 3000;

const cut = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} ...` : text;

/** Formats a request with its answer. */
export const shownExchange = (exchange: Exchange): string => {
  const { number, name, tenant, account, status, sent, answer, faults } = exchange;
  return [
    `Request ${number}, ${name}, of ${account} in ${tenant}`,
    `  sent: ${cut(JSON.stringify(sent))}`,
    `  answer: ${status} ${cut(answer)}`,
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');
};

/** @returns the report of a run, and whether the run passed */
export function outcomeReport(
  { sent, statuses, failures, inconsistent }: Outcome,
  seed: number,
  seconds: number,
): [text: string, isWell: boolean] {
  const counts = [...statuses].sort(([a], [b]) => a - b);
  const failed = failures
    .slice(0, SHOWN)
    .map(
      (exchange) =>
        `${shownExchange(exchange)}\n  repeat with: npm run fuzz:mock -- --seed ${seed} --only ${exchange.number}`,
    );
  const lines = [
    `${sent} requests in ${seconds.toFixed(0)} s, ${Math.round(sent / seconds)} per second`,
    `Answers: ${counts.map(([status, count]) => `${status || 'none'} ${count}`).join(', ')}`,
    `Failures: ${failures.length}`,
    ...failed,
    `Inconsistencies: ${inconsistent.length}`,
    ...inconsistent.slice(0, SHOWN).map((line) => `  ${line}`),
  ];
  return [lines.join('\n'), failures.length + inconsistent.length === 0];
}

/**
 * Compares memory in the same state: after a garbage collection, with all tenants reset.
 * @param memory measured after each round
 */
export function memoryReport(
  memory: readonly Memory[],
  rounds: number,
): [text: string, isGivenBack: boolean] {
  const first = memory[Math.ceil(rounds * WARM_UP) - 1];
  const last = memory.at(-1);
  if (!first || !last) return ['Memory: the run ended before it could be measured', false];
  const growth = (name: keyof Memory) => last[name] / first[name] - 1;
  const words = (name: keyof Memory) =>
    `${megabytes(first[name])} MB after the warm-up, ${megabytes(last[name])} MB at the end (${(growth(name) * 100).toFixed(1)} %)`;
  return [
    `Memory held: ${words('held')}\nMemory of the process: ${words('resident')}`,
    growth('held') <= MAX_GROWTH && growth('resident') <= MAX_GROWTH,
  ];
}

export const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
