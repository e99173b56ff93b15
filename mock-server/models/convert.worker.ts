import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IfcImporter } from '@thatopen/fragments';
import { reportingHandler } from '../workers/handler.ts';
import type { Result, Task } from './convert.ts';
import { readParts } from './describe.ts';
import { indexOf } from './elementIndex.ts';
import { pictureOf } from './picture.ts';

type Report = (progress: number) => void;

/** Progress shares: all elements are read and drawn after the conversion. */
const CONVERTED = 0.9;

async function fragmentsOf(bytes: Uint8Array, report: Report): Promise<Uint8Array> {
  const importer = new IfcImporter();
  // Clipping planes show the inside.
  importer.doubleSidedMaterials = true;
  importer.wasm = {
    path: `${dirname(fileURLToPath(import.meta.resolve('web-ifc')))}/`,
    absolute: true,
  };
  return importer.process({
    bytes,
    progressCallback: (progress) => report(progress * CONVERTED),
  });
}

async function convert({ format, bytes }: Task, report: Report): Promise<Result> {
  const data = format === 'glb' ? bytes : await fragmentsOf(bytes, report);
  // Reading consumes its copy.
  return readParts(format, data.slice(), (parts) => {
    const elements = indexOf(parts);
    const boxes = elements.map(({ box }) => box);
    return { data, elements, picture: pictureOf(parts, boxes) };
  });
}

// Messages of web-ifc about broken files do not belong in the log of the mock.
for (const method of ['log', 'warn', 'error'] as const) console[method] = () => {};

export default reportingHandler(convert);
