import { spawnSync } from 'node:child_process';

/** Numbers of two cores, one for what is measured and one for who measures. */
export interface Cores {
  server: number;
  load: number;
}

/** Two cores to work on; null where processes cannot be bound to a core, or there is but one. */
export function twoCores(): Cores | null {
  if (process.platform !== 'linux') return null;
  const { stdout } = spawnSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' });
  const cores = coresIn(stdout?.split(': ').at(-1) ?? '');
  const [server] = cores;
  const load = cores.at(-1);
  // The first and the last: neighbours are often two halves of one.
  return server === undefined || load === undefined || server === load ? null : { server, load };
}

/** The numbers of a list such as `0-2,5`. */
export function coresIn(list: string): number[] {
  const ranges = list.trim().matchAll(/(\d+)(?:-(\d+))?/g);
  return [...ranges].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i),
  );
}

/** The command that starts the same on one core; `null` leaves the choice to the system. */
export const onCore = (core: number | null, command: readonly string[]): readonly string[] =>
  core === null ? command : ['taskset', '-c', String(core), ...command];

/** Binds this process, with all its threads, to a core. */
export function stayOn(core: number): void {
  spawnSync('taskset', ['-acp', String(core), String(process.pid)]);
}
