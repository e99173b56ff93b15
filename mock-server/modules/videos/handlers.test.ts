import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Client, form, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import { begin, madeFrom } from '../../../tests/support/host/uploads.ts';
import { box, mp4Video } from '../../../tests/support/host/videos.ts';
import type { components } from '../../generated/contract.d.ts';
import { flight } from './seed.ts';
import { readVideo } from './videoFiles.ts';

type Video = components['schemas']['Video'];
type Detail = components['schemas']['VideoDetail'];

const { mock } = await testMock();
let tenants = 0;
const VIDEOS = '/projects/prj_harbor/videos';
const clip = new Uint8Array(
  readFileSync(join(import.meta.dirname, '..', '..', 'demo', 'videos', flight.name)),
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

const upload = (client: Client, data: Uint8Array, filename = 'walk.webm') =>
  madeFrom(client, data, { purpose: 'video', filename }, { path: VIDEOS, title: 'Walk' });

/** An MP4 of 2.5 seconds with other content in place of its pictures. */
function mp4(brand = 'isom', media = Buffer.alloc(3000)): Buffer {
  const movie = mp4Video({ picture: null });
  const header = movie.subarray(movie.indexOf('moov', 0, 'latin1') - 4);
  return Buffer.concat([box('ftyp', Buffer.from(brand, 'latin1')), box('mdat', media), header]);
}

const folder = mkdtempSync(join(tmpdir(), 'videos-'));
afterAll(() => rmSync(folder, { recursive: true }));
function read(data: Uint8Array) {
  const path = join(folder, 'video');
  writeFileSync(path, data);
  return readVideo(path, Date.UTC(2026, 10, 25));
}

describe('the time of a video', () => {
  /** Seconds from 1904 to 2023-05-06T10:20:30Z. */
  const recorded = Date.UTC(2023, 4, 6, 10, 20, 30) / 1000 + 2_082_844_800;

  it.each([
    ['the movie header', { recorded }, '2023-05-06T10:20:30.000Z'],
    [
      'the metadata of a phone',
      { recorded, creationDate: '2023-05-06T12:20:29+0200' },
      '2023-05-06T12:20:29+02:00',
    ],
    ['no camera with a set clock', { recorded: 1000 }, null],
    ['no camera that states it', {}, null],
  ])('is that of %s', async (_, notes, time) => {
    expect((await read(mp4Video(notes)))?.recordedAt).toBe(time);
  });

  it.each([
    ['as iPhones write it', { place: '+47.3769+008.5417+408.000/' }, { lat: 47.3769, lng: 8.5417 }],
    [
      'as Android phones write it',
      { userPlace: '-33.8568+151.2153/' },
      { lat: -33.8568, lng: 151.2153 },
    ],
    [
      'with a system of coordinates',
      { place: '+48.85-002.35CRSWGS_84/' },
      { lat: 48.85, lng: -2.35 },
    ],
    ['without a fix', { userPlace: '+00.0000+000.0000/' }, null],
    ['in words', { place: 'Zurich' }, null],
    ['not at all', {}, null],
  ])('comes with its place %s', async (_, notes, position) => {
    const creationDate = '2023-05-06T12:20:29+0200';
    expect(await read(mp4Video({ creationDate, ...notes }))).toMatchObject({
      recordedAt: '2023-05-06T12:20:29+02:00',
      position,
    });
  });

  it('is kept with an uploaded video, or is that of the upload', async () => {
    const client = await signedIn();
    const make = async (data: Uint8Array) =>
      ((await (await upload(client, data, 'walk.mp4')).json()) as { data: Detail }).data;
    expect((await make(mp4Video({ recorded }))).recordedAt).toBe('2023-05-06T10:20:30.000Z');
    const bare = await make(mp4Video());
    expect(bare.recordedAt).toBe(bare.createdAt);
  });
});

describe('the length of a video', () => {
  it.each([
    ['WebM', clip, { mime: 'video/webm', durationSec: flight.durationSec }],
    ['MP4', mp4(), { mime: 'video/mp4', durationSec: 2.5 }],
    ['QuickTime', mp4('qt  '), { mime: 'video/quicktime', durationSec: 2.5 }],
    ['MP4 with box names in its media', mp4('isom', Buffer.from('moovmvhd')), { durationSec: 2.5 }],
  ])('is read from %s', async (_, data, facts) => {
    expect(await read(data)).toMatchObject(facts);
  });

  it.each([
    ['that is not a video', Buffer.from('GIF89a')],
    ['with truncated pictures', mp4().subarray(0, 2000)],
    ['without its movie header', mp4().subarray(0, 3020)],
    ['of truncated WebM', clip.subarray(0, -1)],
    ['with a box without length', Buffer.concat([mp4(), Buffer.from([0, 0, 0, 3, 1, 1, 1, 1])])],
  ])('is not read from a file %s', async (_, data) => {
    expect(await read(data)).toBeNull();
  });
});

describe('the picture of a video', () => {
  it.each(['avc1', 'avc3', 'vp09', 'av01', null])('in %s can be played', async (picture) => {
    expect(await read(mp4Video({ picture, sound: true }))).toMatchObject({ playback: 'playable' });
  });

  it.each(['hvc1', 'hev1', 'dvh1', 'mp4v', 'apcn'])('in %s needs a conversion', async (picture) => {
    const facts = await read(mp4Video({ picture, sound: true, brand: 'qt  ' }));
    expect(facts).toMatchObject({ mime: 'video/quicktime', playback: 'needs_conversion' });
  });

  it('is recognized in WebM', async () => {
    expect(await read(clip)).toMatchObject({ playback: 'playable' });
    const other = Buffer.from(clip);
    other.write('V_XXX', other.indexOf('V_VP9'));
    expect(await read(other)).toMatchObject({ playback: 'needs_conversion' });
  });

  it('is a state of each video in the list', async () => {
    const client = await signedIn();
    expect((await upload(client, mp4Video({ picture: 'hvc1' }), 'phone.mov')).status).toBe(201);
    const states = (await list(client)).map(({ playback }) => playback);
    expect(states).toEqual(['needs_conversion', 'playable', 'playable']);
  });
});

describe('the videos of a project', () => {
  it('come newest first, and can be searched', async () => {
    const client = await signedIn();
    expect((await list(client)).map(({ id }) => id)).toEqual(['vid_h1', 'vid_h2']);
    expect((await list(client, '?sort=createdAt')).map(({ id }) => id)).toEqual([
      'vid_h2',
      'vid_h1',
    ]);
    expect((await list(client, '?q=week+38')).map(({ id }) => id)).toEqual(['vid_h2']);
  });

  it('are served in ranges, so that a player can seek', async () => {
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
  it('of any size is served in ranges, with the type of its content', async () => {
    const client = await signedIn();
    const made = (await (await upload(client, mp4('qt  '), 'walk.webm')).json()) as {
      data: Detail;
    };
    expect(made.data).toMatchObject({ mime: 'video/quicktime', fileName: 'walk.webm' });
    // Simulates an upload of 3 GB, which does not fit into one buffer.
    const { folder, state } = mock.store.tenant(client.tenant);
    truncateSync(folder.path(state.videos[made.data.id]?.fileId ?? ''), 3e9);
    const range = { range: 'bytes=2999999000-' };
    const end = await client.call('GET', made.data.url, { headers: range });
    expect([end.status, end.headers.get('content-type')]).toEqual([206, 'video/quicktime']);
    expect(end.headers.get('content-range')).toBe('bytes 2999999000-2999999999/3000000000');
    expect((await end.arrayBuffer()).byteLength).toBe(1000);
  });

  it('is uploaded, changed and deleted', async () => {
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
    const changed = await send(client, 'PATCH', path, { version: 1, chapters });
    expect(changed.chapters.map(({ label }) => label)).toEqual(['South', 'North']);
    const poster = new File([Buffer.from('89504e470d0a1a0a00', 'hex')], 'poster.png');
    const pictured = await client.call('PUT', `${path}/poster`, { body: form({ poster }) });
    expect(((await pictured.json()) as { data: Detail }).data.posterUrl).not.toBeNull();
    const wrong = new File(['GIF89a'], 'poster.png');
    expect(
      await refusalOf(client.call('PUT', `${path}/poster`, { body: form({ poster: wrong }) })),
    ).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect((await client.call('DELETE', `${path}?version=3`)).status).toBe(200);
    expect(await refusalOf(client.call('GET', path))).toBe('404 NOT_FOUND');
  });

  it('gets comments, with or without a time', async () => {
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

  it('has comments that only their authors can delete', async () => {
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

  it('must be a video, from a member with the permission', async () => {
    const client = await signedIn();
    const text = new TextEncoder().encode('not a video');
    expect(await refusalOf(upload(client, text))).toBe('415 FILE_TYPE_REFUSED');
    expect(await refusalOf(upload(client, clip.subarray(0, -1)))).toBe('422 FILE_DAMAGED');
    const huge = begin(client, 50 * 1024 ** 3 + 1, { purpose: 'video' });
    expect(await refusalOf(huge)).toBe('413 PAYLOAD_TOO_LARGE');
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
