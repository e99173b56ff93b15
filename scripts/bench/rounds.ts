import type { Operation } from '../conformance/operations.ts';
import { host } from '../support/ports.ts';
import { Refusal } from '../support/refusal.ts';
import type { Contender } from './contenders.ts';
import type { Rounds } from './figures.ts';
import { ask, type Load } from './load.ts';
import { type Session, signIn } from './session.ts';

export const ROUNDS = 15;
/** Milliseconds: until the code is compiled, until the connections are open, and the measured time. */
const WARM_UP_MS = 1_500;
const SETTLE_MS = 100;
const MEASURE_MS = 300;

/** A measured call. */
export interface Call {
  name: string;
  operation: Operation;
}

type Servers = { readonly [Name in keyof Rounds]: Contender };
/** Ordered so that servers to compare are next to each other. */
const names = ['prism', 'mock', 'largeMock', 'largePrism'] as const;

/** Measures the servers in turn, round by round, so that all share the machine's load; per call. */
export async function measureRounds(servers: Servers, calls: readonly Call[]): Promise<Rounds[]> {
  await Promise.all(names.map((name) => servers[name].process.answers()));
  const sessions = {
    mock: await sessionOf(servers.mock),
    largeMock: await sessionOf(servers.largeMock),
  };
  const all = calls.map((call) => ({
    call,
    rounds: { mock: [], prism: [], largeMock: [], largePrism: [] } as Record<
      keyof Rounds,
      number[]
    >,
  }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { call, rounds } of all) {
      // Alternates the direction, so that no server always follows the same one.
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        // Prism accepts any IDs and any token.
        const session = name === 'largeMock' ? sessions.largeMock : sessions.mock;
        const perSecond = await measure(servers[name], call, session, round === 0);
        if (round > 0) rounds[name].push(perSecond);
      }
    }
  }
  return all.map(({ rounds }) => rounds);
}

const sessionOf = ({ port }: Contender) => signIn(`http://${host}:${port}`);

/** @throws Refusal if a response does not match the contract, since the figure would be worthless */
async function measure(
  { name, port, basePath }: Contender,
  { name: call, operation }: Call,
  { data, projectId, scanId }: Session,
  isWarmUp: boolean,
): Promise<number> {
  const ids: Record<string, string> = { projectId, scanId };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? '');
  const load: Load = {
    port,
    method: operation.method.toUpperCase(),
    path: `${basePath}${path}`,
    token: data.accessToken,
  };
  const before = isWarmUp ? WARM_UP_MS : SETTLE_MS;
  const { perSecond, statuses, body } = await ask(load, { before, counted: MEASURE_MS });
  const wrong = [...statuses.keys()].filter((status) => status !== '200');
  if (wrong.length > 0 || perSecond === 0) {
    throw new Refusal(`${name} answers ${call} with ${wrong.join(' and ') || 'nothing'}.`);
  }
  const [fault] = operation.answers.get('200')?.validate(JSON.parse(body)) ?? [];
  if (fault) throw new Refusal(`${name} answers ${call} as the contract does not: ${fault}`);
  return perSecond;
}
