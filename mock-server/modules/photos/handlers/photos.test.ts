import { describe, expect, it } from 'vitest';
import { refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import {
  ALBUMS,
  accounts,
  all,
  bytesOf,
  data,
  PHOTOS,
  type Photo,
  picture,
  upload,
  uploaded,
} from '../../../../tests/support/host/pictures.ts';
import { readPicture } from '../../../converter/pictures/read.ts';
import type { components } from '../../../generated/contract.d.ts';

type Summary = components['schemas']['PhotoSummary'];

const { mock, clock } = await testMock();
const signedIn = accounts(mock, 'photos');

describe('the photos of a project', () => {
  it('come page by page, latest first, and agree with the summary', async () => {
    const client = await signedIn();
    const photos = await all(client);
    const times = photos.map(({ takenAt }) => Date.parse(takenAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(photos.map(({ id }) => id)).size).toBe(photos.length);
    const summary = await data<Summary>(client, 'GET', `${PHOTOS}/summary`);
    expect(summary.total).toBe(photos.length);
    expect(summary.days.map(({ date }) => date)).toEqual([
      ...new Set(photos.map(({ takenOn }) => takenOn)),
    ]);
  });

  it.each([
    ['albumId=alb_h_facade', (p: Photo) => p.albumId === 'alb_h_facade'],
    ['tag=Rebar', (p: Photo) => p.tags.includes('rebar')],
    ['uploaderId=usr_diego', (p: Photo) => p.createdBy.id === 'usr_diego'],
    ['is360=true', (p: Photo) => p.is360],
    ['starred=true', (p: Photo) => p.starred],
    ['q=plant+room', (p: Photo) => /plant room/i.test(`${p.title} ${p.locationDetail}`)],
    [
      'takenFrom=2026-11-10&takenTo=2026-11-14',
      (p: Photo) => p.takenOn >= '2026-11-10' && p.takenOn <= '2026-11-14',
    ],
  ])('are filtered by %s', async (query, passes) => {
    const client = await signedIn();
    const expected = (await all(client)).filter(passes).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect((await all(client, query)).map(({ id }) => id)).toEqual(expected);
  });

  it('have the size, location and time of their files', async () => {
    const client = await signedIn();
    const photo = (await all(client, 'q=scaffold')).find(({ position }) => position);
    if (!photo) throw new Error('No photo of the seed has a place.');
    const original = await bytesOf(client, photo.url);
    expect(original.length).toBe(photo.sizeBytes);
    const facts = readPicture(original, 'image/jpeg');
    expect(facts).toMatchObject({ width: photo.width, height: photo.height, camera: photo.camera });
    expect(facts?.position?.lat).toBeCloseTo(photo.position?.lat ?? 0, 5);
    expect(facts?.position?.lng).toBeCloseTo(photo.position?.lng ?? 0, 5);
    expect(photo.takenAt).toContain(facts?.takenAt ?? 'none');
    for (const url of [photo.thumbnailUrl, photo.publicCopyUrl]) {
      const bare = readPicture(await bytesOf(client, url), 'image/jpeg');
      expect(bare).toMatchObject({ position: null, takenAt: null, camera: '' });
    }
  });

  it('are hidden from non-members', async () => {
    const [first] = await all(await signedIn());
    const client = await signedIn('diego.alvarez');
    const foreign = '/projects/prj_riverside/photos';
    expect(await refusalOf(client.call('GET', foreign))).toBe('404 NOT_FOUND');
    expect(await refusalOf(client.call('GET', `${foreign}/${first?.id}`))).toBe('404 NOT_FOUND');
    expect(await refusalOf(client.call('GET', `${PHOTOS}/__proto__`))).toBe('404 NOT_FOUND');
  });
});

const CHANGES = ['update', 'move', 'delete'];
/** The comment actions of the leading company. */
const COMMENTS = ['comment', 'comment_internally'];

describe('permissions for photos', () => {
  it.each([
    [
      'ana.torres',
      [...CHANGES, 'share', 'set_private', ...COMMENTS],
      [...CHANGES, 'share', 'set_private', ...COMMENTS],
    ],
    [
      'marcus.reed',
      ['update', 'move', ...COMMENTS],
      ['update', 'move', 'set_private', ...COMMENTS],
    ],
    ['diego.alvarez', ['update', 'set_private', 'comment'], ['comment']],
    ['helen.park', ['comment'], ['comment']],
    ['grace.lindqvist', [], []],
  ])('are correct for %s', async (name, ofDiego, ofMarcus) => {
    const client = await signedIn(name);
    const photos = await all(client);
    const lastBy = (id: string) => photos.findLast(({ createdBy }) => createdBy.id === id);
    expect(lastBy('usr_diego')?.permittedActions).toEqual(ofDiego);
    expect(lastBy('usr_marcus')?.permittedActions).toEqual(ofMarcus);
    const path = `${PHOTOS}/${lastBy('usr_marcus')?.id}`;
    const json = { version: 1, title: 'Renamed' };
    const may = ofMarcus.includes('update');
    expect((await client.call('PATCH', path, { json })).status).toBe(may ? 200 : 403);
    const remove = await client.call('DELETE', `${path}?version=${may ? 2 : 1}`);
    expect(remove.status).toBe(ofMarcus.includes('delete') ? 200 : 403);
  });

  it('let members delete their own uploads within a day', async () => {
    const client = await signedIn('diego.alvarez');
    const photo = await uploaded(client, picture({}));
    expect(photo.permittedActions).toContain('delete');
    clock.now += 25 * 60 * 60 * 1000;
    try {
      await client.signIn('diego.alvarez@example.com');
      expect(await refusalOf(client.call('DELETE', `${PHOTOS}/${photo.id}?version=1`))).toBe(
        '403 FORBIDDEN',
      );
    } finally {
      clock.now -= 25 * 60 * 60 * 1000;
    }
  });
});

describe('a closed project', () => {
  it('allows no changes of its photos', async () => {
    const client = await signedIn();
    const { state } = mock.store.tenant(client.tenant);
    const project = state.projects.prj_harbor;
    if (project) project.status = 'closed';
    const [photo] = await all(client);
    expect(photo?.permittedActions).toEqual([]);
    const path = `${PHOTOS}/${photo?.id}`;
    for (const answer of [
      upload(client, picture({})),
      client.call('PATCH', path, { json: { version: 1, title: 'x' } }),
      client.call('PUT', `${path}/star`, { json: { starred: true } }),
      client.call('DELETE', `${path}?version=1`),
      client.call('POST', ALBUMS, { json: { name: 'x' } }),
    ]) {
      expect(await refusalOf(answer)).toBe('409 PROJECT_CLOSED');
    }
  });
});
