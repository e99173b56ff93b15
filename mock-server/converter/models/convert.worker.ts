import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IfcImporter } from '@thatopen/fragments';
import type { Work } from '../workers/work.ts';
import { isZip, unpack } from './archive.ts';
import type { Result, Task } from './convert.ts';
import { readParts } from './describe.ts';
import { indexOf } from './elementIndex.ts';
import { type Fault, gltfFault } from './glbCheck.ts';
import { ifcFault } from './ifcCheck.ts';
import { withIndexedColors } from './indexedColors.ts';
import { keepingSurfaces } from './parts.ts';
import { pictureOfElements } from './picture.ts';
import { plainGlb } from './plainGlb.ts';

type Report = (progress: number) => void;

/** Shares of the progress: converting, describing the elements, and drawing the picture. */
const CONVERTED = 0.7;
const DESCRIBED = 0.9;

/** Reports whole percents: a large model reports often. */
const inPercents =
  (report: Report): Report =>
  (progress) =>
    report(Math.floor(progress * 100) / 100);

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

const NOT_UNPACKED =
  'The ZIP file cannot be unpacked. Pack the model again, or upload it as it is.';
/** The host and the viewers keep the list of all elements in memory. */
const MOST_ELEMENTS = 500_000;
const TOO_MANY =
  'It has more than 500,000 elements, which this host cannot list. Export it in parts.';

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const convert: Work<Task, Result> = async ({ format, source }, send) => {
  // What comes from another process may begin at an odd place of its memory.
  const received = new Uint8Array(typeof source === 'string' ? readFileSync(source) : source);
  const unpacked = isZip(received) ? await unpack(received) : { bytes: received, beside: null };
  if (!unpacked) return { failed: { code: 'broken_file', message: NOT_UNPACKED } };
  const { bytes, beside } = unpacked;
  const failed = faultOf(format, asBuffer(bytes), beside);
  if (failed) return { failed };
  const report = inPercents(send);
  const data =
    format === 'glb'
      ? await plainGlb(bytes, beside ?? {})
      : await fragmentsOf(withIndexedColors(bytes), report);
  // Reading consumes its copy.
  return readParts(format, data.slice(), (read) => {
    if (read.length > MOST_ELEMENTS)
      return { failed: { code: 'not_convertible', message: TOO_MANY } };
    const parts = keepingSurfaces(read);
    const elements = indexOf(parts, (share) => report(CONVERTED + share * (DESCRIBED - CONVERTED)));
    report(DESCRIBED);
    return {
      data: data === received ? null : data,
      elements,
      picture: pictureOfElements(parts, elements),
    };
  });
};

function faultOf(
  format: Task['format'],
  model: Buffer,
  beside: Record<string, Uint8Array> | null,
): Fault | null {
  if (format === 'glb') {
    const checked = gltfFault(model, beside);
    return typeof checked === 'number' ? null : checked;
  }
  const message = ifcFault(model);
  return message === null ? null : { code: 'broken_file', message };
}

// Messages of web-ifc about broken files do not belong in the log of the mock.
for (const method of ['log', 'warn', 'error'] as const) console[method] = () => {};

export default convert;
