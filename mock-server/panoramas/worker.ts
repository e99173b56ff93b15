import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { renderThumbnail } from './thumbnail.ts';

parentPort?.postMessage(renderThumbnail(readFileSync(workerData as string)));
