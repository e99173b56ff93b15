import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IfcImporter } from '@thatopen/fragments';
import type { Work } from '../workers/work.ts';
import type { Result, Task } from './convert.ts';
import { readParts } from './describe.ts';
import { indexOf } from './elementIndex.ts';
import { withIndexedColors } from './indexedColors.ts';
import { keepingSurfaces } from './parts.ts';
import { pictureOfElements } from './picture.ts';
import { plainGlb } from './plainGlb.ts';

type Report = (progress: number) => void;

/** Shares of the progress: converting, describing the elements, and drawing the picture. */
const CONVERTED = 0.7;
const DESCRIBED = 0.9;

/** Passes on whole percents, and only those that rise: a large model reports often. */
function rising(report: Report): Report {
  let sent = 0;
  return (progress) => {
    const percent = Math.floor(progress * 100);
    if (percent > sent) report(percent / 100);
    sent = Math.max(sent, percent);
  };
}

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

const convert: Work<Task, Result> = async ({ format, bytes: received, beside }, send) => {
  // What comes from another process may begin at an odd place of its memory.
  const bytes = new Uint8Array(received);
  const report = rising(send);
  const data =
    format === 'glb'
      ? await plainGlb(bytes, beside)
      : await fragmentsOf(withIndexedColors(bytes), report);
  // Reading consumes its copy.
  return readParts(format, data.slice(), (read) => {
    const parts = keepingSurfaces(read);
    const elements = indexOf(parts, (share) => report(CONVERTED + share * (DESCRIBED - CONVERTED)));
    report(DESCRIBED);
    return {
      data: data === bytes ? null : data,
      elements,
      picture: pictureOfElements(parts, elements),
    };
  });
};

// Messages of web-ifc about broken files do not belong in the log of the mock.
for (const method of ['log', 'warn', 'error'] as const) console[method] = () => {};

export default convert;
