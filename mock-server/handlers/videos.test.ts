import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { components } from '../generated/contract.d.ts';
import { flight } from '../state/seed/videos.ts';
import { Client, form, refusalOf, testMock } from '../testkit.ts';
import { readVideo } from './videoFiles.ts';

type Video = components['schemas']['Video'];
type Detail = components['schemas']['VideoDetail'];

const { mock } = await testMock();
let tenants = 0;
const VIDEOS = '/projects/prj_harbor/videos';
const clip = new Uint8Array(
  readFileSync(join(import.meta.dirname, '..', 'sample-videos', flight.name)),
);

async function signedIn(name = 'ana.torres'): Promise<Client> {
  const client = new Client(mock, `videos-${++tenants}`);
  await client.signIn(`${name}@example.com`);
  return client;
}

const list = async (client: Client, query = '') =>
  (await client.json<{ data: Video[] }>('GET', `${VIDEOS}${query}`)).body.data;

const send = async (client: Client, method: string, path: string, json?: unknown) =>
  (await client.json<{ data: Detail }>(method, path, { json })).body.data;

const upload = (client: Client, bytes: Uint8Array<ArrayBuffer>, name = 'walk.webm') =>
  client.call('POST', VIDEOS, { body: form({ title: 'Walk', file: new File([bytes], name) }) });

/** The head of an MP4 with a movie header of version 0: 600 ticks a second, 1,500 of them. */
function mp4(): Buffer {
  const box = Buffer.alloc(40);
  box.write('mvhd', 4, 'latin1');
  box.writeUInt32BE(600, 20);
  box.writeUInt32BE(1500, 24);
  return Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('ftyp', 'latin1'), box]);
}

describe('the length of a video', () => {
  it('is read from WebM and MP4', () => {
    expect(readVideo(Buffer.from(clip))).toEqual({
      mime: 'video/webm',
      durationSec: flight.durationSec,
    });
    expect(clip.length).toBe(flight.sizeBytes);
    expect(readVideo(mp4())).toEqual({ mime: 'video/mp4', durationSec: 2.5 });
    expect(readVideo(Buffer.from('GIF89a'))).toBeNull();
  });
});

describe('the videos of a project', () => {
  it('come newest first, and are found by their words', async () => {
    const client = await signedIn();
    expect((await list(client)).map(({ id }) => id)).toEqual(['vid_h1', 'vid_h2']);
    expect((await list(client, '?sort=createdAt')).map(({ id }) => id)).toEqual([
      'vid_h2',
      'vid_h1',
    ]);
    expect((await list(client, '?q=week+38')).map(({ id }) => id)).toEqual(['vid_h2']);
  });

  it('are there in parts, so that a player can jump', async () => {
    const client = await signedIn();
    const [video] = await list(client);
    const ask = (range: string) => client.call('GET', video?.url ?? '', { headers: { range } });
    const middle = await ask('bytes=100-199');
    expect(middle.status).toBe(206);
    expect(middle.headers.get('content-range')).toBe(`bytes 100-199/${clip.length}`);
    expect(new Uint8Array(await middle.arrayBuffer())).toEqual(clip.slice(100, 200));
    const end = await ask('bytes=-50');
    expect(new Uint8Array(await end.arrayBuffer())).toEqual(clip.slice(-50));
    expect((await ask(`bytes=${clip.length}-`)).status).toBe(416);
    expect((await ask('lines=1-2')).status).toBe(200);
  });
});

describe('a video', () => {
  it('is uploaded, told more of and deleted', async () => {
    const client = await signedIn();
    const response = await upload(client, clip);
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: Detail };
    expect(data).toMatchObject({
      title: 'Walk',
      mime: 'video/webm',
      durationSec: 11.875,
      posterUrl: null,
    });
    const path = `${VIDEOS}/${data.id}`;
    const chapters = [
      { atSec: 6, label: 'North' },
      { atSec: 0, label: 'South' },
    ];
    const changed = await send(client, 'PATCH', path, { chapters });
    expect(changed.chapters.map(({ label }) => label)).toEqual(['South', 'North']);
    const poster = new File([Buffer.from('89504e470d0a1a0a00', 'hex')], 'poster.png');
    const pictured = await client.call('PUT', `${path}/poster`, { body: form({ poster }) });
    expect(((await pictured.json()) as { data: Detail }).data.posterUrl).not.toBeNull();
    const wrong = new File(['GIF89a'], 'poster.png');
    expect(
      await refusalOf(client.call('PUT', `${path}/poster`, { body: form({ poster: wrong }) })),
    ).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect((await client.call('DELETE', path)).status).toBe(200);
    expect(await refusalOf(client.call('GET', path))).toBe('404 NOT_FOUND');
  });

  it('is commented on, on all of it or at a time', async () => {
    const client = await signedIn('diego.alvarez');
    const path = `${VIDEOS}/vid_h2`;
    await send(client, 'POST', `${path}/comments`, { body: 'Well flown.' });
    const { comments, commentCount } = await send(client, 'POST', `${path}/comments`, {
      body: 'Loose netting',
      atSec: 4.2,
    });
    expect(commentCount).toBe(2);
    expect(comments.map(({ body, atSec, createdBy }) => [body, atSec, createdBy.name])).toEqual([
      ['Well flown.', null, 'Diego Alvarez'],
      ['Loose netting', 4.2, 'Diego Alvarez'],
    ]);
  });

  it('loses a comment to who made it, and to nobody else', async () => {
    const diego = await signedIn('diego.alvarez');
    const ana = new Client(mock, diego.tenant);
    await ana.signIn();
    const { comments } = await send(diego, 'POST', `${VIDEOS}/vid_h2/comments`, { body: 'Oops' });
    expect(comments.map(({ permittedActions }) => permittedActions)).toEqual([['delete']]);
    const path = `${VIDEOS}/vid_h2/comments/${comments[0]?.id}`;
    expect(await refusalOf(ana.call('DELETE', path))).toBe('403 FORBIDDEN');
    expect(await send(diego, 'DELETE', path)).toMatchObject({ comments: [], commentCount: 0 });
    expect(await refusalOf(diego.call('DELETE', path))).toBe('404 NOT_FOUND');
  });

  it('must be one, and by somebody who may', async () => {
    const client = await signedIn();
    const text = new TextEncoder().encode('not a video');
    expect(await refusalOf(upload(client, text))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await refusalOf(upload(await signedIn('priya.raman'), clip))).toBe('403 FORBIDDEN');
    const grace = await signedIn('grace.lindqvist');
    const comment = { json: { body: 'x' } };
    expect(await refusalOf(grace.call('POST', `${VIDEOS}/vid_h1/comments`, comment))).toBe(
      '403 FORBIDDEN',
    );
    expect(await refusalOf(client.call('GET', '/projects/prj_riverside/videos/vid_h1'))).toBe(
      '404 NOT_FOUND',
    );
  });
});
