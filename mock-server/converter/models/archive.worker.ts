import { openAsBlob } from 'node:fs';
import type { Work } from '../workers/work.ts';
import { formatInZip } from './archive.ts';
import type { ModelFormat } from './formats.ts';

/** Tells the format of the model in a ZIP file: a file on the disk, or its bytes. */
const look: Work<string | Uint8Array, ModelFormat | null> = async (file) =>
  formatInZip(typeof file === 'string' ? await openAsBlob(file) : new Blob([new Uint8Array(file)]));

export default look;
