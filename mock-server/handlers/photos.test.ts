import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import type { components } from '../generated/contract.d.ts';
import { withNotes } from '../pictures/exifWriter.ts';
import { readPicture } from '../pictures/read.ts';
import { Client, form, problemOf, refusalOf, testMock } from '../testkit.ts';

type Photo = components['schemas']['Photo'];
type Album = components['schemas']['Album'];
type Summary = components['schemas']['PhotoSummary'];
type Markup = components['schemas']['PhotoMarkup'];
type Bulk = components['schemas']['BulkResult']['data'];

const { mock, clock } = await testMock();
let tenants = 0;
const PHOTOS = '/projects/prj_harbor/photos';
const ALBUMS = '/projects/prj_harbor/albums';

async function signedIn(name = 'ana.torres', tenant = `photos-${++tenants}`): Promise<Client> {
  const client = new Client(mock, tenant);
  await client.signIn(`${name}@example.com`);
  return client;
}

async function all(client: Client, query = ''): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const more: string = cursor && `&cursor=${cursor}`;
    const page = await client.json<{ data: Photo[]; nextCursor: string | null }>(
      'GET',
      `${PHOTOS}?limit=25${query && `&${query}`}${more}`,
    );
    expect(page.status).toBe(200);
    photos.push(...page.body.data);
    cursor = page.body.nextCursor;
  }
  return photos;
}

const data = async <T>(client: Client, method: string, path: string, json?: unknown) =>
  (await client.json<{ data: T }>(method, path, { json })).body.data;

async function bytesOf(client: Client, url: string): Promise<Buffer> {
  const response = await client.call('GET', url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** A picture of one colour, with what a camera noted. */
const picture = (notes: Parameters<typeof withNotes>[1], [width, height] = [60, 40]) =>
  withNotes(
    jpeg.encode({ width, height, data: Buffer.alloc(width * height * 4, 140) }, 80).data,
    notes,
  );

const upload = (
  client: Client,
  bytes: Buffer,
  fields: Record<string, string> = {},
  name = 'IMG_7.JPG',
) =>
  client.call('POST', PHOTOS, {
    body: form({ ...fields, file: new File([new Uint8Array(bytes)], name) }),
  });

async function uploaded(...args: Parameters<typeof upload>): Promise<Photo> {
  const response = await upload(...args);
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: Photo }).data;
}

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
    const wanted = (await all(client)).filter(passes).map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(0);
    expect((await all(client, query)).map(({ id }) => id)).toEqual(wanted);
  });

  it('say of their files what the files say: size, place and time', async () => {
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

  it('are not there for somebody who is no member', async () => {
    const [first] = await all(await signedIn());
    const client = await signedIn('diego.alvarez');
    const foreign = '/projects/prj_riverside/photos';
    expect(await refusalOf(client.call('GET', foreign))).toBe('404 NOT_FOUND');
    expect(await refusalOf(client.call('GET', `${foreign}/${first?.id}`))).toBe('404 NOT_FOUND');
    expect(await refusalOf(client.call('GET', `${PHOTOS}/__proto__`))).toBe('404 NOT_FOUND');
  });
});

describe('an uploaded photo', () => {
  const notes = {
    make: 'Apple',
    model: 'iPhone',
    takenAt: '2026-11-02T23:30:00',
    lat: 47.6015,
    lng: -122.3343,
    heading: 74,
  };

  it('has the time, zone and place that the camera noted; they are taken out of public copies', async () => {
    const client = await signedIn();
    const bytes = picture({ ...notes, offset: '-08:00' });
    const photo = await uploaded(client, bytes);
    expect(photo).toMatchObject({
      title: 'IMG_7',
      takenAt: '2026-11-02T23:30:00-08:00',
      takenOn: '2026-11-02',
      takenAtZone: '-08:00',
      takenAtSource: 'exif',
      position: { lat: 47.6015, lng: -122.3343, heading: 74 },
      camera: 'Apple iPhone',
      width: 60,
      height: 40,
      permittedActions: ['update', 'move', 'delete', 'share'],
    });
    expect((await bytesOf(client, photo.url)).equals(bytes)).toBe(true);
    for (const url of [photo.thumbnailUrl, photo.publicCopyUrl]) {
      expect(readPicture(await bytesOf(client, url), 'image/jpeg')).toMatchObject({
        position: null,
        takenAt: null,
      });
    }
  });

  it('without a zone is of the zone of the project, in summer and in winter', async () => {
    const client = await signedIn();
    const winter = await uploaded(client, picture(notes));
    expect(winter).toMatchObject({
      takenAt: '2026-11-02T23:30:00-08:00',
      takenAtZone: 'America/Los_Angeles',
    });
    const summer = await uploaded(client, picture({ ...notes, takenAt: '2026-07-02T23:30:00' }));
    expect(summer.takenAt).toBe('2026-07-02T23:30:00-07:00');
  });

  it('without a time is of when the device says, else of now', async () => {
    const client = await signedIn();
    const lastModifiedAt = '2026-11-01T05:00:00Z';
    const device = await uploaded(client, picture({}), { lastModifiedAt });
    expect(device).toMatchObject({
      takenAt: lastModifiedAt,
      takenOn: '2026-10-31',
      takenAtSource: 'device',
      position: null,
    });
    const bare = await uploaded(client, picture({}));
    expect(Date.parse(bare.takenAt)).toBe(clock.now);
  });

  it('is seen upright, whatever way the camera was held', async () => {
    const client = await signedIn();
    const photo = await uploaded(client, picture({ orientation: 6 }));
    expect([photo.width, photo.height]).toEqual([40, 60]);
    const small = jpeg.decode(await bytesOf(client, photo.thumbnailUrl));
    expect([small.width, small.height]).toEqual([40, 60]);
    expect(readPicture(await bytesOf(client, photo.publicCopyUrl), 'image/jpeg')?.orientation).toBe(
      6,
    );
  });

  it('that shows everything around says so', async () => {
    const client = await signedIn();
    expect((await uploaded(client, picture({ panorama: true }))).is360).toBe(true);
    expect((await uploaded(client, picture({}))).is360).toBe(false);
  });

  it('must be a picture, in an album of the project, by somebody who may', async () => {
    const client = await signedIn();
    expect(await refusalOf(upload(client, Buffer.from('not a picture')))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    expect(await refusalOf(upload(client, picture({}), {}, 'photo.gif'))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    const wrong = await problemOf(await upload(client, picture({}), { albumId: 'alb_r_wings' }));
    expect(wrong.errors?.[0]?.pointer).toBe('/albumId');
    for (const name of ['priya.raman', 'grace.lindqvist']) {
      expect(await refusalOf(upload(await signedIn(name), picture({})))).toBe('403 FORBIDDEN');
    }
    expect((await upload(await signedIn('helen.park'), picture({}))).status).toBe(201);
  });
});

describe('what somebody may do', () => {
  const leader = ['update', 'move', 'delete', 'share'];
  it.each([
    ['ana.torres', leader, leader],
    ['marcus.reed', ['update', 'move'], ['update', 'move']],
    ['diego.alvarez', ['update'], []],
    ['helen.park', [], []],
    ['grace.lindqvist', [], []],
  ])('%s', async (name, ofDiego, ofMarcus) => {
    const client = await signedIn(name);
    const photos = await all(client);
    const by = (id: string) => photos.findLast(({ createdBy }) => createdBy.id === id);
    expect(by('usr_diego')?.permittedActions).toEqual(ofDiego);
    expect(by('usr_marcus')?.permittedActions).toEqual(ofMarcus);
    const path = `${PHOTOS}/${by('usr_marcus')?.id}`;
    const json = { title: 'Renamed' };
    const may = ofMarcus.includes('update');
    expect((await client.call('PATCH', path, { json })).status).toBe(may ? 200 : 403);
    const remove = await client.call('DELETE', path);
    expect(remove.status).toBe(ofMarcus.includes('delete') ? 200 : 403);
  });

  it('is to take back one of his own within a day', async () => {
    const client = await signedIn('diego.alvarez');
    const photo = await uploaded(client, picture({}));
    expect(photo.permittedActions).toEqual(['update', 'delete']);
    clock.now += 25 * 60 * 60 * 1000;
    try {
      await client.signIn('diego.alvarez@example.com');
      expect(await refusalOf(client.call('DELETE', `${PHOTOS}/${photo.id}`))).toBe('403 FORBIDDEN');
    } finally {
      clock.now -= 25 * 60 * 60 * 1000;
    }
  });
});

describe('a photo', () => {
  it('is told more of, and keeps the rest', async () => {
    const client = await signedIn();
    const [photo] = await all(client);
    const path = `${PHOTOS}/${photo?.id}`;
    const changed = await data<Photo>(client, 'PATCH', path, {
      title: ' Seal missing ',
      tags: ['Facade', 'facade', 'seal'],
      takenAt: '2026-11-01T06:00:00Z',
      clear: ['albumId', 'position'],
    });
    expect(changed).toMatchObject({
      title: 'Seal missing',
      tags: ['Facade', 'seal'],
      takenOn: '2026-10-31',
      takenAtSource: 'manual',
      albumId: null,
      position: null,
      locationDetail: photo?.locationDetail,
    });
    expect(await data<Photo>(client, 'GET', path)).toEqual(changed);
  });

  it('is drawn upon without being changed', async () => {
    const client = await signedIn();
    const bytes = picture({});
    const photo = await uploaded(client, bytes);
    const path = `${PHOTOS}/${photo.id}/markup`;
    expect(await data<Markup>(client, 'GET', path)).toEqual({
      shapes: [],
      updatedAt: null,
      updatedBy: null,
    });
    const shapes = [{ type: 'arrow', points: [0.1, 0.2, 0.3, 0.4], color: 'red', text: '' }];
    expect((await data<Markup>(client, 'PUT', path, { shapes })).shapes).toEqual(shapes);
    const seen = await data<Photo>(client, 'GET', `${PHOTOS}/${photo.id}`);
    expect(seen.markupCount).toBe(1);
    expect((await bytesOf(client, seen.url)).equals(bytes)).toBe(true);
    const odd = [{ ...shapes[0], points: [0.1, 0.2, 0.3] }];
    expect(await refusalOf(client.call('PUT', path, { json: { shapes: odd } }))).toBe(
      '422 VALIDATION_FAILED',
    );
    expect((await data<Markup>(client, 'PUT', path, { shapes: [] })).updatedBy).toBeNull();
  });

  it('has one partner, and the former one is free', async () => {
    const client = await signedIn();
    const [a, b, c] = (await all(client, 'tag=rebar')).map(({ id }) => id);
    const pair = (id: string | undefined, pairId: string | null) =>
      data<Photo>(client, 'PUT', `${PHOTOS}/${id}/pair`, { pairId });
    const partnerOf = async (id: string | undefined) =>
      (await data<Photo>(client, 'GET', `${PHOTOS}/${id}`)).pairId;
    await pair(a, b ?? null);
    expect(await partnerOf(b)).toBe(a);
    await pair(c, b ?? null);
    expect([await partnerOf(a), await partnerOf(b)]).toEqual([null, c]);
    expect(
      await refusalOf(client.call('PUT', `${PHOTOS}/${a}/pair`, { json: { pairId: a } })),
    ).toBe('422 VALIDATION_FAILED');
    await client.call('DELETE', `${PHOTOS}/${b}`);
    expect(await partnerOf(c)).toBeNull();
  });

  it('is starred by each for himself', async () => {
    const tenant = `photos-${++tenants}`;
    const [ana, grace] = [
      await signedIn('ana.torres', tenant),
      await signedIn('grace.lindqvist', tenant),
    ];
    const photo = (await all(grace)).find(({ starred }) => !starred);
    const path = `${PHOTOS}/${photo?.id}`;
    await grace.json('PUT', `${path}/star`, { json: { starred: true } });
    expect((await data<Photo>(grace, 'GET', path)).starred).toBe(true);
    expect((await data<Photo>(ana, 'GET', path)).starred).toBe(photo?.starred);
  });
});

describe('many photos', () => {
  it('are moved each on its own: some may fail while others succeed', async () => {
    const client = await signedIn('marcus.reed');
    const [one] = await all(client);
    const items = [{ id: one?.id }, { id: 'pht_gone' }];
    const result = await data<Bulk>(client, 'POST', `${PHOTOS}/bulk`, {
      action: 'move',
      items,
      albumId: 'alb_h_services',
    });
    expect(result).toMatchObject({ succeeded: 1, failed: 1 });
    expect(result.results.map(({ problem }) => problem?.code ?? null)).toEqual([null, 'NOT_FOUND']);
    expect((await data<Photo>(client, 'GET', `${PHOTOS}/${one?.id}`)).albumId).toBe(
      'alb_h_services',
    );
  });

  it('are tagged and deleted', async () => {
    const client = await signedIn();
    const items = (await all(client, 'tag=parking')).map(({ id }) => ({ id }));
    const bulk = (json: object) => data<Bulk>(client, 'POST', `${PHOTOS}/bulk`, { items, ...json });
    await bulk({ action: 'tag', addTags: ['water'], removeTags: ['PARKING'] });
    const tagged = await all(client, 'tag=water');
    expect(tagged.map(({ tags }) => tags)).toEqual(items.map(() => ['water']));
    await bulk({ action: 'delete' });
    expect(await all(client, 'tag=water')).toEqual([]);
    const empty = { action: 'tag', items };
    expect(await refusalOf(client.call('POST', `${PHOTOS}/bulk`, { json: empty }))).toBe(
      '422 VALIDATION_FAILED',
    );
  });
});

describe('albums', () => {
  it('count their photos, and have the latest as cover until one is chosen', async () => {
    const client = await signedIn();
    const photos = await all(client, 'albumId=alb_h_facade');
    const facade = async () =>
      (await data<Album[]>(client, 'GET', ALBUMS)).find(({ id }) => id === 'alb_h_facade');
    expect(await facade()).toMatchObject({
      photoCount: photos.length,
      coverUrl: photos[0]?.thumbnailUrl,
    });
    const last = photos.at(-1);
    await client.call('PATCH', `${ALBUMS}/alb_h_facade`, { json: { coverPhotoId: last?.id } });
    expect((await facade())?.coverUrl).toBe(last?.thumbnailUrl);
    await client.call('DELETE', `${PHOTOS}/${last?.id}`);
    expect(await facade()).toMatchObject({ coverPhotoId: null, coverUrl: photos[0]?.thumbnailUrl });
  });

  it('are made once of a name, renamed, and leave their photos when they go', async () => {
    const client = await signedIn();
    const taken = await problemOf(
      await client.call('POST', ALBUMS, { json: { name: ' facade ' } }),
    );
    expect(taken).toMatchObject({
      code: 'CONFLICT',
      errors: [{ pointer: '/name', code: 'unique' }],
    });
    const made = await data<Album>(client, 'POST', ALBUMS, { name: 'Roof' });
    expect(made).toMatchObject({ name: 'Roof', photoCount: 0, coverUrl: null });
    const path = `${ALBUMS}/${made.id}`;
    expect((await data<Album>(client, 'PATCH', path, { name: 'Roof, north' })).name).toBe(
      'Roof, north',
    );
    const [photo] = await all(client);
    await client.call('PATCH', `${PHOTOS}/${photo?.id}`, { json: { albumId: made.id } });
    expect((await client.call('DELETE', path)).status).toBe(200);
    expect((await data<Photo>(client, 'GET', `${PHOTOS}/${photo?.id}`)).albumId).toBeNull();
    expect(await refusalOf(client.call('DELETE', path))).toBe('404 NOT_FOUND');
  });

  it('are for those who may change what others have made', async () => {
    const client = await signedIn('diego.alvarez');
    expect(await refusalOf(client.call('POST', ALBUMS, { json: { name: 'Mine' } }))).toBe(
      '403 FORBIDDEN',
    );
    const marcus = await signedIn('marcus.reed');
    expect((await marcus.call('POST', ALBUMS, { json: { name: 'Mine' } })).status).toBe(201);
    expect(await refusalOf(marcus.call('DELETE', `${ALBUMS}/alb_h_facade`))).toBe('403 FORBIDDEN');
  });
});

describe('a closed project', () => {
  it('keeps its photos as they are; what was shared can be ended', async () => {
    const client = await signedIn();
    const { state } = mock.store.tenant(client.tenant);
    const project = state.projects.prj_harbor;
    if (project) project.status = 'closed';
    const [photo] = await all(client);
    expect(photo?.permittedActions).toEqual(['share']);
    const path = `${PHOTOS}/${photo?.id}`;
    for (const answer of [
      upload(client, picture({})),
      client.call('PATCH', path, { json: { title: 'x' } }),
      client.call('PUT', `${path}/star`, { json: { starred: true } }),
      client.call('DELETE', path),
      client.call('POST', ALBUMS, { json: { name: 'x' } }),
    ]) {
      expect(await refusalOf(answer)).toBe('409 CONFLICT');
    }
  });
});
