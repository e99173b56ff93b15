import type { components } from '../../generated/contract.d.ts';
import { formatOf, HEAD_BYTES } from '../formats/sniff.ts';
import { formatInZip } from './archive.ts';

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

/**
 * Detects the format of a model by its content. @returns null for an unknown one, and for a ZIP file without one model
 */
export async function modelFormatOf(file: Blob): Promise<ModelFormat | null> {
  const head = Buffer.from(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const format = formatOf(head);
  if (format === 'zip') return formatInZip(file);
  return format === 'ifc' || format === 'glb' ? format : null;
}

/** Returns the message for a file that is not a model, with advice. */
export function refusalOf(data: Buffer): string {
  const start = data.toString('latin1', 0, 32);
  const known = others.find(([starts]) => start.startsWith(starts));
  const what = known ? `This is ${known[1]}` : 'This file is neither IFC nor GLB';
  return `${what}. Export the model as IFC or GLB, and upload that.`;
}
