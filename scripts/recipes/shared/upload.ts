import { createHash } from 'node:crypto';
import { recordOf } from '../../conformance/check.ts';
import { fileOf } from '../../conformance/requests/defaults.ts';
import type { Json } from '../../conformance/requests/values.ts';
import { type Input, Skip } from '../../conformance/run.ts';
import type { Prepare, Recipe, World } from '../../conformance/world.ts';
import { pdf } from './pdf.ts';

export const OFFSET_STREAM = 'application/offset+octet-stream';

type Purpose = 'scan' | 'model' | 'panorama' | 'video' | 'document' | 'plan_set';

/** A file to upload. */
interface Sent {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  purpose: Purpose;
}

const sentOf = async (file: File, purpose: Purpose) => ({
  bytes: await file.bytes(),
  fileName: file.name,
  purpose,
});
const sent: Record<Purpose, Sent> = {
  scan: await sentOf(fileOf(['ply']), 'scan'),
  model: await sentOf(fileOf(['glb']), 'model'),
  panorama: await sentOf(fileOf(undefined, 'panorama'), 'panorama'),
  video: await sentOf(fileOf(['webm']), 'video'),
  document: await sentOf(new File(['Conformance.\n'], 'conformance.txt'), 'document'),
  plan_set: await sentOf(new File([pdf('Z-901')], 'conformance.pdf'), 'plan_set'),
};

/** Returns the file of a scan. */
export const scanBytes = sent.scan.bytes;

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Returns the header Upload-Metadata (tus 1.0.0, Creation). */
export const metadata = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');

/** Returns the header Upload-Checksum (tus 1.0.0, Checksum). */
export const digest = (data: Uint8Array) =>
  `sha1 ${createHash('sha1').update(data).digest('base64')}`;

/** Creates an upload. */
export const beginning = (world: World, { bytes, fileName, purpose } = sent.scan): Input => ({
  path: { projectId: world.projectId },
  headers: {
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': metadata({ filename: fileName, purpose, title: world.name() }),
  },
});

/** Sends the whole file to an upload that was created for these bytes. */
async function partOf(world: World, of: Sent): Promise<Input> {
  const upload = recordOf(await world.send('createUpload', beginning(world, of)));
  if (!upload) throw new Skip('createUpload returned no id');
  return {
    path: { projectId: world.projectId, uploadId: upload.id },
    headers: { 'Upload-Offset': '0', 'Upload-Checksum': digest(of.bytes) },
    raw: { type: OFFSET_STREAM, body: of.bytes },
  };
}

export const scanPart = (world: World): Promise<Input> => partOf(world, sent.scan);

async function uploadOf(world: World, of: Sent, complete = true) {
  const input = await partOf(world, of);
  if (complete) await world.send('addUploadChunk', input);
  return { uploadId: String(input.path.uploadId) };
}

const call =
  (of: Sent, complete = true, more: (world: World) => Json = () => ({})): Prepare =>
  async (world, operation) =>
    world.plain(operation, { add: { ...(await uploadOf(world, of, complete)), ...more(world) } });

/** Creates a record from the upload of another file than the default one. */
export const ofFile =
  (purpose: Purpose, file: File): Prepare =>
  async (world, operation) =>
    call({ ...sent[purpose], bytes: await file.bytes(), fileName: file.name })(world, operation);

/** Creates a record from an upload, which no longer exists afterwards. */
export function ofUpload(
  purpose: Purpose,
  more: Recipe['failures'] = {},
  body?: (world: World) => Json,
): Recipe {
  return {
    call: call(sent[purpose], true, body),
    fixed: ['uploadId'],
    failures: { UPLOAD_INCOMPLETE: call(sent[purpose], false, body), ...more },
  };
}
