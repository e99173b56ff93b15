import { parseArgs } from 'node:util';
import { Refusal } from '../../support/refusal.ts';

export interface Options {
  seed: number;
  requests: number;
  /** The number of a single request to repeat; null for a whole run. */
  only: number | null;
}

export const usage = `npm run fuzz:mock -- [options]

Sends generated requests, valid and invalid, to a mock server in its own process. Checks that all answers match
the contract, that the state is consistent, and that memory is released.

  --requests N   number of requests, at least 10000 (100000)
  --seed S       the same seed sends the same requests (42)
  --only N       repeats and prints request N of the seed, after the earlier requests of its session`;

const MAX = 10_000_000;
/** With fewer requests, a tenth is not enough to warm up, and the memory figures mean nothing. */
const MIN = 10_000;

/** @throws Refusal */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const options = { requests: text, seed: text, only: text };
  const values = read(() => parseArgs({ args: [...args], options }).values);
  const { requests = '100000', seed = '42', only } = values;
  return {
    requests: whole('--requests', requests, MIN),
    seed: whole('--seed', seed, 0),
    only: only === undefined ? null : whole('--only', only, 0),
  };
}

function read<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function whole(option: string, text: string, min: number): number {
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= min && number <= MAX) return number;
  throw new Refusal(`${option} must be a whole number from ${min} to ${MAX}, not "${text}".`);
}
