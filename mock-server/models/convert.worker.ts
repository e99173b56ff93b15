import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { IfcImporter } from '@thatopen/fragments';
import type { WorkerInput, WorkerMessage } from './convert.ts';
import { readParts } from './describe.ts';
import { indexOf } from './elementIndex.ts';
import { pictureOf } from './picture.ts';

const tell = (message: WorkerMessage) => parentPort?.postMessage(message);

/** Progress shares: all elements are read and drawn after the conversion. */
const CONVERTED = 0.9;

async function fragmentsOf(bytes: Uint8Array): Promise<Uint8Array> {
  const importer = new IfcImporter();
  // Clipping planes show the inside.
  importer.doubleSidedMaterials = true;
  importer.wasm = {
    path: `${dirname(fileURLToPath(import.meta.resolve('web-ifc')))}/`,
    absolute: true,
  };
  return importer.process({
    bytes,
    progressCallback: (progress) => tell({ kind: 'progress', progress: progress * CONVERTED }),
  });
}

try {
  const { format, bytes } = workerData as WorkerInput;
  const data = format === 'glb' ? bytes : await fragmentsOf(bytes);
  // Reading consumes its copy.
  await readParts(format, data.slice(), (parts) => {
    const elements = indexOf(parts);
    const boxes = elements.map(({ box }) => box);
    tell({ kind: 'done', data, elements, picture: pictureOf(parts, boxes) });
  });
} catch (error) {
  tell({ kind: 'failed', message: String(error) });
}
