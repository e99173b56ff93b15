/** Measures processor time: of the machine, of a tree of processes, and of test files. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { inRoot } from '../support/paths.ts';

const perFile = inRoot('.cache', 'processor.tsv');

/** The unit of times in /proc, which is the same on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * Returns for how many seconds all cores have worked since the machine started. It counts every process, also those that
 * nobody waits for, such as the processes of a browser, and what else runs on the machine.
 */
export const machineSeconds = (): number =>
  cpus().reduce(
    (total, { times: { user, nice, sys, irq } }) => total + user + nice + sys + irq,
    0,
  ) / 1000;

/**
 * Returns for how many seconds a process, its descendants, and the ended ones that they waited for have worked. Only
 * Linux tells; elsewhere it is 0.
 */
export function treeSeconds(root: number): number {
  const stats = new Map<number, { parent: number; ticks: number }>();
  for (const name of existsSync('/proc/self/stat') ? readdirSync('/proc') : []) {
    if (/^\d+$/.test(name)) stats.set(Number(name), statOf(name));
  }
  let ticks = 0;
  for (const [id, stat] of stats) {
    let ancestor: number | undefined = id;
    while (ancestor !== undefined && ancestor !== root) ancestor = stats.get(ancestor)?.parent;
    if (ancestor === root) ticks += stat.ticks;
  }
  return ticks / ticksPerSecond;
}

/** @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function statOf(id: string): { parent: number; ticks: number } {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name of the command may contain spaces and parentheses.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent = '0'] = fields.slice(1);
    // Times in user mode and in the kernel: of the process, and of the children that it waited for.
    const times = fields.slice(11, 15);
    return { parent: Number(parent), ticks: times.reduce((sum, time) => sum + Number(time), 0) };
  } catch {
    // It has ended since the folder was listed.
    return { parent: 0, ticks: 0 };
  }
}

/** Notes what a test file, or one of its tests, has cost. */
export function noteCost(file: string, seconds: number): void {
  mkdirSync(dirname(perFile), { recursive: true });
  appendFileSync(perFile, `${seconds.toFixed(2)}\t${file}\n`);
}

export const forgetCosts = (): void => rmSync(perFile, { force: true });

/** Returns the files that cost most, in seconds. */
export function mostExpensive(count: number): [file: string, seconds: number][] {
  const costs = new Map<string, number>();
  const lines = existsSync(perFile) ? readFileSync(perFile, 'utf8').split('\n') : [];
  for (const line of lines) {
    const [seconds, file] = line.split('\t');
    if (file) costs.set(file, (costs.get(file) ?? 0) + Number(seconds));
  }
  return [...costs].sort(([, one], [, other]) => other - one).slice(0, count);
}
