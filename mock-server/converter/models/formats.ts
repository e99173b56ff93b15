import { openAsBlob } from 'node:fs';
import type { components } from '../../generated/contract.d.ts';
import { formatOf, HEAD_BYTES } from '../formats/sniff.ts';
import { processPool } from '../workers/pool.ts';

export type ModelFormat = components['schemas']['ModelFormat'];

/** First bytes, in Latin-1, of files that users often upload as models, with a description. */
const others: readonly [starts: string, name: string][] = [
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'a Revit file (RVT, RFA)'],
  ['AC10', 'an AutoCAD drawing (DWG)'],
  ['Kaydara FBX Binary', 'an FBX file'],
  ['PK\x03\x04', 'a ZIP file that does not hold just one model'],
  ['%PDF-', 'a PDF'],
  ['{', 'a JSON file, perhaps a glTF without its parts'],
  ['solid ', 'an STL file'],
];

const lookIntoZip = processPool<string | Uint8Array, ModelFormat | null>(
  new URL('./archive.worker.ts', import.meta.url),
  { converts: 'ZIP files (@zip.js/zip.js)' },
);

/**
 * Detects the format of a model by its content. What a ZIP file holds is read in a process of its own.
 * @param file its path, or the file itself
 * @returns null for an unknown one, and for a ZIP file without one model
 */
export async function modelFormatOf(file: string | Blob): Promise<ModelFormat | null> {
  const blob = typeof file === 'string' ? await openAsBlob(file) : file;
  const format = formatOf(Buffer.from(await blob.slice(0, HEAD_BYTES).arrayBuffer()));
  if (format !== 'zip') return format === 'ifc' || format === 'glb' ? format : null;
  const source = typeof file === 'string' ? file : new Uint8Array(await file.arrayBuffer());
  return lookIntoZip(source).catch(() => null);
}

/** Returns the message for a file that is not a model, with advice. */
export function refusalOf(data: Buffer): string {
  const start = data.toString('latin1', 0, 32);
  const known = others.find(([starts]) => start.startsWith(starts));
  const what = known ? `This is ${known[1]}` : 'This file is neither IFC nor GLB';
  return `${what}. Export the model as IFC or GLB, and upload that.`;
}
