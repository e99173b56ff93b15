/** The process of a pool: `node child.ts <file> <milliseconds> <bytes>`. It ends with the process that started it. */
import { Worker } from 'node:worker_threads';
import { type Answer, STALLED, TOO_LARGE, type Work } from './work.ts';

const [file = '', stalledMs, mostBytes] = process.argv.slice(2);
/** Changes with each progress, for the thread that watches. */
const progress = new Int32Array(new SharedArrayBuffer(4));
const signals = {
  // Windows knows no other signal.
  stalled: process.platform === 'win32' ? TOO_LARGE : STALLED,
  tooLarge: TOO_LARGE,
};

new Worker(new URL('./watchdog.mjs', import.meta.url), {
  workerData: {
    parent: process.ppid,
    stalledMs: Number(stalledMs),
    mostBytes: Number(mostBytes),
    signals,
    progress,
  },
}).unref();

process.on('disconnect', () => process.exit());
// A terminal sends these to the whole group. The parent decides when its work ends.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {});

const send = (answer: Answer) => process.connected && process.send?.(answer);
const loaded: Promise<{ default: Work<unknown, unknown> }> = import(file);

process.on('message', async (task) => {
  Atomics.add(progress, 0, 1);
  let sent = 0;
  try {
    const { default: work } = await loaded;
    const result = await work(task, (share) => {
      // It works on, even if there is nothing to tell.
      Atomics.add(progress, 0, 1);
      if (share > sent) send({ progress: share });
      sent = Math.max(sent, share);
    });
    send({ result });
  } catch (error) {
    send({ error });
  }
});
