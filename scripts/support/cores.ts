import { spawnSync } from 'node:child_process';

/** Numbers of two cores: one for the server under measurement, one for the load generator. */
export interface Cores {
  server: number;
  load: number;
}

/** Returns two cores to work on, or null if processes cannot be bound to a core or there is only one. */
export function twoCores(): Cores | null {
  if (process.platform !== 'linux') return null;
  const { stdout } = spawnSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' });
  const cores = coresIn(stdout?.split(': ').at(-1) ?? '');
  const [server] = cores;
  const load = cores.at(-1);
  // The first and the last core: neighbors are often two threads of the same physical core.
  return server === undefined || load === undefined || server === load ? null : { server, load };
}

/** Parses a list such as `0-2,5` into core numbers. */
export function coresIn(list: string): number[] {
  const ranges = list.trim().matchAll(/(\d+)(?:-(\d+))?/g);
  return [...ranges].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i),
  );
}

/** Returns the command bound to one core; with `null` the system chooses the core. */
export const onCore = (core: number | null, command: readonly string[]): readonly string[] =>
  core === null ? command : ['taskset', '-c', String(core), ...command];

/** Binds this process and all its threads to a core. */
export function stayOn(core: number): void {
  spawnSync('taskset', ['-acp', String(core), String(process.pid)]);
}
