/** Makes all sample scans that are not on disk yet: `node mock-server/sample-data/make.ts`. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { sampleFiles, sampleScans } from './index.ts';
import { loadSample, removeOutdated } from './store.ts';

/** Tells a worker of this file from somebody else's worker that merely runs it. */
const HELPER = 'sample-data helper';

if (parentPort && workerData === HELPER) {
  const port = parentPort;
  port.on('message', (key: string) => sampleFiles(key).then(() => port.postMessage(key)));
} else {
  await makeMissing();
}

async function makeMissing(): Promise<void> {
  const started = performance.now();
  await removeOutdated();
  const missing: string[] = [];
  for (const { key, bytes } of sampleScans) {
    if (!(await loadSample(key, bytes))) missing.push(key);
  }
  if (missing.length === 0) {
    console.log(`Sample scans: all ${sampleScans.length} are there.`);
    return;
  }
  const total = missing.length;
  let done = 0;
  const report = (key: string) => {
    done++;
    console.log(`Sample scans: ${done}/${total} ${key}`);
  };
  const crew = Math.min(4, availableParallelism(), missing.length);
  await Promise.all(Array.from({ length: crew }, () => work(missing, report)));
  console.log(`Sample scans: made in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** One worker that takes keys off the shared list until none is left. */
function work(queue: string[], report: (key: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: HELPER });
    const next = () => {
      const key = queue.shift();
      if (key) worker.postMessage(key);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('error', reject);
    worker.on('message', (key: string) => {
      report(key);
      next();
    });
    next();
  });
}
