import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Session } from './session.ts';

interface PlanSet {
  id: string;
  version: number;
  processing: { state: string; error: { message: string } | null };
}

/** Bytes of a request. */
const CHUNK = 16 * 1024 ** 2;
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Uploads a file in parts, as the portal does. @returns the id of the upload */
async function upload(address: string, { data, projectId }: Session, path: string) {
  const headers = { authorization: `Bearer ${data.accessToken}`, 'tus-resumable': '1.0.0' };
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  const begun = await fetch(`${address}/api/v1/projects/${projectId}/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(size),
      'upload-metadata': `filename ${base64(basename(path))},purpose ${base64('plan_set')}`,
    },
  });
  const location = new URL(begun.headers.get('location') ?? '', address);
  for (let offset = 0; offset < size; ) {
    const part = new Uint8Array(Math.min(CHUNK, size - offset));
    readSync(file, part, 0, part.length, offset);
    const sent = await fetch(new URL(location.pathname, address), {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: part,
    });
    if (!sent.ok) throw new Error(`The upload answers ${sent.status}.`);
    offset += part.length;
  }
  closeSync(file);
  return location.pathname.split('/').at(-1) ?? '';
}

/** Uploads a set, waits until it was read, and publishes it. @returns its id, and how long the host read in milliseconds */
export async function publishedSet(address: string, session: Session, path: string, name: string) {
  const { projectId, data } = session;
  const { accessToken } = data;
  const sets = `/projects/${projectId}/plan-sets`;
  const uploadId = await upload(address, session, path);
  const body = { uploadId, name, issuedAt: '2030-01-01' };
  const begun = performance.now();
  let set = await ask<PlanSet>(address, `${sets}/from-upload`, accessToken, body);
  while (/^(?:queued|running)$/.test(set.processing.state)) {
    await sleep(1000);
    set = await ask<PlanSet>(address, `${sets}/${set.id}`, accessToken);
  }
  const reading = performance.now() - begun;
  if (set.processing.error) throw new Error(set.processing.error.message);
  const { id, version } = set;
  await ask(address, `${sets}/${id}/publish`, accessToken, { version });
  return { id, reading };
}
