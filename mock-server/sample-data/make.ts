/** Makes all sample scans and photos that are not on disk yet: `node mock-server/sample-data/make.ts`. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { missingPictures, samplePicture } from '../sample-photos/index.ts';
import { type SampleScan, sampleFiles, sampleScans } from './index.ts';
import { loadSample, removeOutdated } from './store.ts';

/** Tells a worker of this file from somebody else's worker that merely runs it. */
const HELPER = 'sample-data helper';
/** The whole storey. */
const FIRST = 'harbor-16';

if (parentPort && workerData === HELPER) {
  const port = parentPort;
  port.on('message', (task: string) => make(task).then(() => port.postMessage(task)));
} else {
  await makeMissing();
}

/** What is to be made, such as 'photo lobby': photos and scans have keys of their own. */
async function make(task: string): Promise<void> {
  const [kind = '', key = ''] = task.split(' ');
  await (kind === 'photo' ? samplePicture(key) : sampleFiles(key));
}

async function makeMissing(): Promise<void> {
  const started = performance.now();
  await removeOutdated();
  const missing: string[] = [];
  for (const { key, bytes } of inOrder()) {
    if (!(await loadSample(key, bytes))) missing.push(`scan ${key}`);
  }
  missing.push(...(await missingPictures()).map((key) => `photo ${key}`));
  if (missing.length === 0) {
    console.log('Samples: all are there.');
    return;
  }
  const total = missing.length;
  let done = 0;
  const report = (task: string) => {
    done++;
    console.log(`Samples: ${done}/${total} ${task}`);
  };
  const crew = Math.min(4, availableParallelism(), missing.length);
  await Promise.all(Array.from({ length: crew }, () => work(missing, report)));
  console.log(`Samples: made in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** What has most to see as a point cloud comes first: somebody may be about to open it. */
function inOrder(): readonly SampleScan[] {
  return sampleScans.toSorted((a, b) => Number(b.key === FIRST) - Number(a.key === FIRST));
}

/** One worker that takes tasks off the shared list until none is left. */
function work(queue: string[], report: (key: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: HELPER });
    const next = () => {
      const task = queue.shift();
      if (task) worker.postMessage(task);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('error', reject);
    worker.on('message', (task: string) => {
      report(task);
      next();
    });
    next();
  });
}
