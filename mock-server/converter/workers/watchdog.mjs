/**
 * Ends a process of a pool when its parent is gone, when it has worked for too long without progress, or when it uses too much
 * memory. It is a thread, because the process may be busy. It is plain JavaScript, because a thread needs 0.2 s to load TypeScript.
 */
import { workerData } from 'node:worker_threads';

const { parent, stalledMs, mostBytes, signals, progress } = workerData;
/** A process can take a gigabyte in a second. */
const LOOK_MS = 200;

let seen = Atomics.load(progress, 0);
let used = process.cpuUsage();

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const now = Atomics.load(progress, 0);
  if (now !== seen) used = process.cpuUsage();
  seen = now;
  const { user, system } = process.cpuUsage(used);
  if ((user + system) / 1000 > stalledMs) process.kill(process.pid, signals.stalled);
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, signals.tooLarge);
}, LOOK_MS);
