import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { IfcImporter, SingleThreadedFragmentsModel } from '@thatopen/fragments';
import type { WorkerMessage } from './convert.ts';

const tell = (message: WorkerMessage) => parentPort?.postMessage(message);

try {
  const importer = new IfcImporter();
  // A cut shows the inside.
  importer.doubleSidedMaterials = true;
  importer.wasm = {
    path: `${dirname(fileURLToPath(import.meta.resolve('web-ifc')))}/`,
    absolute: true,
  };
  const data = await importer.process({
    bytes: workerData as Uint8Array,
    progressCallback: (progress) => tell({ kind: 'progress', progress }),
  });
  // Reading takes its own copy apart.
  const model = new SingleThreadedFragmentsModel('model', data.slice());
  const elementCount = model.getItemsIdsWithGeometry().length;
  tell({ kind: 'done', data, elementCount });
} catch (error) {
  tell({ kind: 'failed', message: String(error) });
}
