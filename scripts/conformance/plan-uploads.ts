import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordOf } from './check.ts';
import { fileOf } from './defaults.ts';
import type { Operation } from './operations.ts';
import { type Input, Skip } from './run.ts';
import { isObject } from './values.ts';
import type { Recipe, World } from './world.ts';

const PATIENCE_MS = 30_000;
const OFFSET_STREAM = 'application/offset+octet-stream';

type Purpose = 'scan' | 'model' | 'panorama' | 'video';

/** An upload of the run's own: its file, and what it is for. */
interface Sent {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  purpose: Purpose;
  /** What one must be permitted to make of it. */
  action: string;
}

const sentOf = async (file: File, purpose: Purpose, action = `create_${purpose}`) => ({
  bytes: await file.bytes(),
  fileName: file.name,
  purpose,
  action,
});
const sent: Record<Purpose, Sent> = {
  scan: await sentOf(fileOf(['ply']), 'scan'),
  model: await sentOf(fileOf(['glb']), 'model'),
  panorama: await sentOf(fileOf(undefined, 'panorama'), 'panorama', 'create_tour'),
  video: await sentOf(fileOf(['webm']), 'video'),
};
const { bytes } = sent.scan;

const base64 = (text: string) => Buffer.from(text).toString('base64');
const metadata = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');
const digest = (data: Uint8Array) => `sha1 ${createHash('sha1').update(data).digest('base64')}`;

const beginning = (world: World, { bytes, fileName, purpose } = sent.scan): Input => ({
  path: { projectId: world.projectId },
  headers: {
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': metadata({ filename: fileName, purpose, title: world.name() }),
  },
});

/** An upload of the run's own without a byte, and what is to be sent to it. */
async function partOf(world: World, purpose: Purpose): Promise<Input> {
  const { bytes, action } = sent[purpose];
  world.require(action);
  const upload = recordOf(await world.ask('createUpload', beginning(world, sent[purpose])));
  if (!upload) throw new Skip('createUpload gave no id');
  return {
    path: { projectId: world.projectId, uploadId: upload.id },
    headers: { 'Upload-Offset': '0', 'Upload-Checksum': digest(bytes) },
    raw: { type: OFFSET_STREAM, body: bytes },
  };
}

const part = (world: World): Promise<Input> => partOf(world, 'scan');

async function uploadOf(world: World, purpose: Purpose, complete: boolean) {
  const input = await partOf(world, purpose);
  if (complete) await world.ask('addUploadChunk', input);
  return { uploadId: String(input.path.uploadId) };
}

/** What is made of an upload, which is used up by it. */
export function ofUpload(purpose: Purpose): Recipe {
  const input =
    (complete: boolean): Prepare =>
    async (world, operation) =>
      world.plain(operation, { add: await uploadOf(world, purpose, complete) });
  return {
    action: sent[purpose].action,
    input: input(true),
    fixed: ['uploadId'],
    others: {
      'an upload that is not complete': {
        input: input(false),
        statuses: [409],
        codes: ['UPLOAD_INCOMPLETE'],
      },
    },
  };
}

const withHeaders = (input: Input, headers: Record<string, string>): Input => ({
  ...input,
  headers: { ...input.headers, ...headers },
});

/**
 * Waits until something of the run's own is processed.
 * @throws Skip when that fails, or takes too long
 */
export async function processed(
  world: World,
  format: string,
  look: (world: World) => Promise<unknown>,
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look(world);
    const { state } = isObject(found) ? found : {};
    if (state === 'ready') return;
    if (!/^(uploading|queued|running)$/.test(String(state)) || Date.now() > until) {
      throw new Skip(`the host does not convert ${format}: ${String(state)}`);
    }
    await sleep(20);
  }
}

/** Waits until a scan of the run's own is processed. */
export async function ready(world: World, input: Input): Promise<Input> {
  await processed(world, 'PLY', async () => {
    const scan = recordOf(await world.ask('getScan', { path: input.path }));
    return scan?.processing;
  });
  return input;
}

type Prepare = (world: World, operation: Operation) => Promise<Input>;

const plain: Prepare = (world, operation) => world.plain(operation);

const otherVersion = (input: Prepare) => ({
  input: async (world: World, operation: Operation) =>
    withHeaders(await input(world, operation), { 'Tus-Resumable': '0.2.2' }),
  statuses: [412],
  codes: ['TUS_VERSION_UNSUPPORTED'],
});

// Who may make no tours does not see the draft either.
const { action: _, ...sceneRecipe } = ofUpload('panorama');

export const uploadRecipes: Record<string, Recipe> = {
  createUpload: {
    input: async (world) => beginning(world),
    action: 'create_scan',
    others: {
      'no purpose': {
        input: async (world) =>
          withHeaders(beginning(world), { 'Upload-Metadata': metadata({ filename: 'a.ply' }) }),
        statuses: [422],
      },
      'a file of a petabyte': {
        input: async (world) =>
          withHeaders(beginning(world), { 'Upload-Length': '1000000000000000' }),
        statuses: [413],
        codes: ['PAYLOAD_TOO_LARGE'],
      },
      'another version of the protocol': otherVersion(async (world) => beginning(world)),
    },
  },
  getUploadOffset: { others: { 'another version of the protocol': otherVersion(plain) } },
  deleteUpload: { others: { 'another version of the protocol': otherVersion(plain) } },
  addUploadChunk: {
    input: part,
    once: true,
    others: {
      'a part of it': {
        input: async (world) => {
          const input = await part(world);
          const body = bytes.slice(0, 10);
          const { 'Upload-Checksum': _, ...headers } = input.headers ?? {};
          return { ...input, headers, raw: { type: OFFSET_STREAM, body } };
        },
      },
      'bytes that begin elsewhere': {
        input: async (world) => withHeaders(await part(world), { 'Upload-Offset': '7' }),
        statuses: [409],
        codes: ['OFFSET_MISMATCH'],
      },
      'bytes that are not what their checksum says': {
        input: async (world) =>
          withHeaders(await part(world), { 'Upload-Checksum': digest(new Uint8Array(3)) }),
        statuses: [460],
        codes: ['CHECKSUM_MISMATCH'],
      },
      'a file that is no scan': {
        input: async (world) => {
          const body = new Uint8Array(bytes.length).fill(7);
          const input = withHeaders(await part(world), { 'Upload-Checksum': digest(body) });
          return { ...input, raw: { type: OFFSET_STREAM, body } };
        },
        statuses: [415],
        codes: ['FILE_TYPE_REFUSED'],
      },
      'another version of the protocol': otherVersion(part),
    },
  },
  createScanFromUpload: ofUpload('scan'),
  createVideoFromUpload: ofUpload('video'),
  createTourSceneFromUpload: sceneRecipe,
};
