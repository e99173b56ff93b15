import { workerData } from 'node:worker_threads';
import { generateSample } from './generate.ts';
import { removeOutdated, saveSample } from './store.ts';

const key: string = workerData;
const made = generateSample(key);
if (!made) throw new Error(`There is no sample scan "${key}".`);
await removeOutdated();
await saveSample(key, made);
