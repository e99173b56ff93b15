import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../generated/contract.d.ts';
import { HARBOR, outcomeOf } from '../logs/testkit.ts';
import { readPicture } from '../pictures/read.ts';
import { mp4WithoutNotes } from '../pictures/videoNotes.ts';
import { type Client, CONTROL, testMock } from '../testkit.ts';
import { Sharing } from './publicTestkit.ts';

type Schemas = components['schemas'];

const HOUR_MS = 60 * 60 * 1000;
const album = { type: 'album', id: 'alb_h_services' } as const;
const video = { type: 'video', id: 'vid_h1' } as const;
const cam = { type: 'cam', id: 'cam_h1' } as const;
const PHOTOS = '/public/albums/alb_h_services/photos';

const { mock, clock } = await testMock();
let team = new Sharing(mock, 'public media');
let count = 0;
beforeEach(() => {
  count += 1;
  team = new Sharing(mock, `public media ${count}`);
});

const data = async <T>(client: Client, path: string): Promise<T> => {
  const { status, body } = await client.json<{ data: T }>('GET', path);
  expect(status, path).toBe(200);
  return body.data;
};
const visitorOf = async (...targets: Schemas['ShareTarget'][]) =>
  team.visitor((await team.link({ targets })).token);
const photosOf = (client: Client) => data<Schemas['PublicPhoto'][]>(client, PHOTOS);
/** As an element of a page asks, which sends no bearer. */
const get = (url: string) => mock.fetch(new Request(url));
const bytesOf = async (url: string) => {
  const answer = await get(url);
  expect(answer.status, url).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const inAlbum = () => Object.values(team.state.photos).filter((one) => one.albumId === album.id);
const elsewhere = () =>
  Object.values(team.state.photos).find((one) => one.albumId === 'alb_h_facade')?.id ?? '';

describe('a shared album', () => {
  it('shows its photos, latest first, without people, places and names of files', async () => {
    const client = await visitorOf(album);
    const link = await data<Schemas['PublicLink']>(client, '/public/link');
    expect(link.targets).toMatchObject([{ type: 'album', title: 'Services', scan: null }]);
    const photos = await photosOf(client);
    expect(photos.map(({ id }) => id).toSorted()).toEqual(
      inAlbum()
        .map(({ id }) => id)
        .toSorted(),
    );
    const days = photos.map(({ takenOn }) => takenOn);
    expect(days).toEqual(days.toSorted().toReversed());
    const text = JSON.stringify([link, photos]);
    expect(text).not.toMatch(/usr_|prj_|fil_|"lat|IMG_|position|camera|createdBy|tags/);
  });

  it('comes page by page', async () => {
    const client = await visitorOf(album);
    const all = await photosOf(client);
    const first = await client.json<Schemas['PublicPhotoListResult']>('GET', `${PHOTOS}?limit=2`);
    const cursor = first.body.nextCursor ?? '';
    const rest = await data<Schemas['PublicPhoto'][]>(client, `${PHOTOS}?cursor=${cursor}`);
    expect([...first.body.data, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(await outcomeOf(client.call('GET', `${PHOTOS}?cursor=wrong`))).toBe(
      '422 VALIDATION_FAILED',
    );
  });

  it('gives copies without place, time and camera, though the originals have them', async () => {
    const client = await team.visitor(
      (await team.link({ targets: [album], allowDownload: true })).token,
    );
    const placed = inAlbum().filter(({ position }) => position !== null);
    expect(placed.length).toBeGreaterThan(2);
    const photos = await photosOf(client);
    for (const { id } of placed) {
      const photo = photos.find((one) => one.id === id);
      const member = await team.as('project_manager');
      const { url } = await data<Schemas['Photo']>(member, `${HARBOR}/photos/${id}`);
      expect(readPicture(await bytesOf(url), 'image/jpeg')?.position).not.toBeNull();
      const download = await client.call('GET', `/public/photos/${id}/download`);
      expect(download.headers.get('content-disposition')).not.toContain('IMG_');
      for (const bytes of [
        await bytesOf(photo?.url ?? ''),
        await bytesOf(photo?.thumbnailUrl ?? ''),
        Buffer.from(await download.arrayBuffer()),
      ]) {
        expect(readPicture(bytes, 'image/jpeg')).toMatchObject({
          ...{ position: null, takenAt: null, camera: '' },
        });
        expect(bytes.includes('Exif')).toBe(false);
      }
    }
  });

  it('leads to its photos and to no other', async () => {
    const client = await visitorOf(album);
    const [own] = await photosOf(client);
    const drawn = inAlbum().find(({ markup }) => markup);
    const detail = await data<Schemas['PublicPhotoDetail']>(client, `/public/photos/${drawn?.id}`);
    expect(detail.shapes).toEqual(drawn?.markup?.shapes);
    const other = elsewhere();
    for (const path of [
      `/public/photos/${other}`,
      `/public/photos/${other}/download`,
      '/public/albums/alb_h_facade/photos',
      '/public/videos/vid_h1',
      '/public/field-cams/cam_h1',
      '/public/field-cams/cam_h1/frames?date=2026-11-20',
    ]) {
      expect(await outcomeOf(client.call('GET', path)), path).toBe('404 NOT_FOUND');
    }
    expect((await get((own?.url ?? '').replace(own?.id ?? '', other))).status).toBe(404);
    expect((await get((own?.url ?? '').replace('/copy', '/original'))).status).toBe(404);
    const permitted = client.call('GET', `/public/photos/${own?.id}/download`);
    expect(await outcomeOf(permitted)).toBe('403 FORBIDDEN');
  });

  it('gives its files by a visit alone, and no more as soon as the link is revoked', async () => {
    const { id, token } = await team.link({ targets: [album] });
    const first = (await photosOf(await team.visitor(token)))[0]?.url ?? '';
    const second = (await photosOf(await team.visitor(token)))[0]?.url ?? '';
    expect(first).not.toBe(second);
    const forged = first.replace(/visits\/([^/]+)\/[^/]+/, `visits/$1/${token}`);
    expect((await get(forged)).status).toBe(404);
    expect((await get(first)).headers.get('cache-control')).toBe('private, no-cache');
    const manager = await team.as('project_manager');
    await manager.call('POST', `${HARBOR}/share-links/${id}/revoke`);
    for (const url of [first, second]) expect((await get(url)).status).toBe(404);
  });

  it('gives its files for an hour longer than the visit, to whom looks on', async () => {
    const client = await visitorOf(album);
    const url = (await photosOf(client))[0]?.url ?? '';
    clock.now += 1.5 * HOUR_MS;
    expect(await outcomeOf(client.call('GET', PHOTOS))).toBe('401 TOKEN_EXPIRED');
    expect((await get(url)).status).toBe(200);
    clock.now += 0.5 * HOUR_MS;
    expect((await get(url)).status).toBe(404);
    clock.now -= 2 * HOUR_MS;
  });

  it('has no more what is moved out of it', async () => {
    const client = await visitorOf(album);
    const [photo] = await photosOf(client);
    const manager = await team.as('project_manager');
    const json = { clear: ['albumId'] };
    await manager.call('PATCH', `${HARBOR}/photos/${photo?.id}`, { json });
    expect((await photosOf(client)).map(({ id }) => id)).not.toContain(photo?.id);
    expect((await get(photo?.url ?? '')).status).toBe(404);
  });
});

describe('a shared photo', () => {
  it('is one alone, without its album', async () => {
    const [photo] = inAlbum();
    const client = await visitorOf({ type: 'photo', id: photo?.id ?? '' });
    const shown = await data<Schemas['PublicPhotoDetail']>(client, `/public/photos/${photo?.id}`);
    expect(shown).toMatchObject({ title: photo?.title, width: photo?.width });
    expect(await outcomeOf(client.call('GET', PHOTOS))).toBe('404 NOT_FOUND');
    const other = inAlbum()[1]?.id;
    const answer = client.call('GET', `/public/photos/${other}`);
    expect(await outcomeOf(answer)).toBe('404 NOT_FOUND');
  });
});

describe('a shared video', () => {
  it('has its chapters and nothing of what was said about it', async () => {
    const client = await visitorOf(video);
    const shown = await data<Schemas['PublicVideo']>(client, '/public/videos/vid_h1');
    expect(shown.chapters).toHaveLength(4);
    expect(JSON.stringify(shown)).not.toMatch(/comment|usr_|prj_|fil_|createdBy/i);
    const part = await mock.fetch(new Request(shown.url, { headers: { range: 'bytes=0-3' } }));
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).toString('hex')).toBe('1a45dfa3');
    expect((await get(shown.posterUrl ?? '')).headers.get('content-type')).toBe('image/jpeg');
    expect((await get(shown.url.replace('vid_h1', 'vid_h2'))).status).toBe(404);
    const path = '/public/videos/vid_h1/download';
    expect(await outcomeOf(client.call('GET', path))).toBe('403 FORBIDDEN');
    const { token } = await team.link({ targets: [video], allowDownload: true });
    const download = await (await team.visitor(token)).call('GET', path);
    expect(download.headers.get('content-disposition')).toContain('week%2040.webm');
  });

  it('says nothing of where it was recorded', () => {
    const box = (type: string, ...content: Buffer[]) => {
      const body = Buffer.concat(content);
      const head = Buffer.alloc(8);
      head.writeUInt32BE(body.length + 8);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, body]);
    };
    const place = box('udta', box('\u00a9xyz', Buffer.from('+47.6012-122.3345/')));
    const sound = Buffer.from('udta in the middle of the sound');
    const bytes = Buffer.concat([
      box('ftyp', Buffer.from('isom')),
      box('moov', box('mvhd', Buffer.alloc(24)), box('trak', place), place),
      box('mdat', sound),
    ]);
    const bare = mp4WithoutNotes(bytes);
    expect(bytes.includes('+47.6012')).toBe(true);
    expect(bare.includes('+47.6012')).toBe(false);
    expect(bare.includes('xyz')).toBe(false);
    expect(bare).toHaveLength(bytes.length);
    expect(bare.includes(sound)).toBe(true);
    // What is cut off or makes no sense comes through as it is.
    expect(mp4WithoutNotes(bytes.subarray(0, 30))).toEqual(bytes.subarray(0, 30));
  });
});

describe('a shared camera', () => {
  const CAM = '/public/field-cams/cam_h1';
  const shownBy = (client: Client) => data<Schemas['PublicFieldCam']>(client, CAM);

  it('is as late as its public stream, in its pictures, too', async () => {
    const client = await visitorOf(cam);
    const member = await team.as('project_manager');
    const now = await data<Schemas['FieldCam']>(member, `${HARBOR}/field-cams/cam_h1`);
    const shown = await shownBy(client);
    const late = Date.parse(shown.lastFrameAt ?? '');
    expect(clock.now - late).toBeGreaterThanOrEqual(now.publicDelaySec * 1000);
    expect(Date.parse(now.lastFrameAt ?? '')).toBeGreaterThan(late);
    const day = (shown.lastFrameAt ?? '').slice(0, 10);
    const path = `${CAM}/frames?date=${day}`;
    const frames = await data<Schemas['FieldCamFrame'][]>(client, path);
    expect(frames.at(-1)).toEqual({ at: shown.lastFrameAt, imageUrl: shown.lastFrameUrl });
    const url = shown.lastFrameUrl ?? '';
    expect((await get(url)).headers.get('content-type')).toBe('image/jpeg');
    const soon = url.replace(String(late), String(Date.parse(now.lastFrameAt ?? '')));
    expect((await get(soon)).status).toBe(404);
    expect(JSON.stringify(shown)).not.toMatch(/snapshot|position|usr_|prj_|fil_|location/i);
  });

  it('shows no picture while its stream is paused', async () => {
    const client = await visitorOf(cam);
    const { lastFrameUrl, lastFrameAt } = await shownBy(client);
    const member = await team.as('superintendent');
    const json = { paused: true };
    await member.call('PUT', `${HARBOR}/field-cams/cam_h1/stream`, { json });
    expect(await shownBy(client)).toMatchObject({ streamPaused: true, lastFrameUrl: null });
    const date = (lastFrameAt ?? '').slice(0, 10);
    expect(await data(client, `${CAM}/frames?date=${date}`)).toEqual([]);
    expect((await get(lastFrameUrl ?? '')).status).toBe(404);
    const link = await data<Schemas['PublicLink']>(client, '/public/link');
    expect(link.targets[0]?.thumbnailUrl).toBeNull();
  });
});

describe('links to albums, photos, videos and cameras', () => {
  const photoId = () => inAlbum()[0]?.id ?? '';
  const kinds = [
    ['album', () => album, () => `${HARBOR}/albums/${album.id}`],
    [
      'photo',
      () => ({ type: 'photo' as const, id: photoId() }),
      () => `${HARBOR}/photos/${photoId()}`,
    ],
    ['video', () => video, () => `${HARBOR}/videos/${video.id}`],
    ['camera', () => cam, () => `${HARBOR}/field-cams/${cam.id}`],
  ] as const;

  it.each(kinds)('end at once with the %s, and are like those that never were', async (...kind) => {
    const [, target, path] = kind;
    const alone = await team.link({ targets: [target()] });
    const mixed = await team.link({ targets: [{ type: 'scan', id: 'scn_harbor-02' }, target()] });
    const client = await team.visitor(mixed.token);
    const [thumbnail] = (await data<Schemas['PublicLink']>(client, '/public/link')).targets.flatMap(
      ({ thumbnailUrl }) => (thumbnailUrl?.includes('/visits/') ? thumbnailUrl : []),
    );
    expect((await get(thumbnail ?? '')).status).toBe(200);
    const manager = await team.as('project_manager');
    expect((await manager.call('DELETE', path())).status).toBe(200);
    const unknown = await (await team.open('0123456789012345678901')).text();
    for (const { id, token } of [alone, mixed]) {
      const answer = await team.open(token);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(unknown);
      expect(team.state.shareLinks[id]?.revokedAt).not.toBeNull();
    }
    expect(await outcomeOf(client.call('GET', '/public/link'))).toBe('404 NOT_FOUND');
    expect((await get(thumbnail ?? '')).status).toBe(404);
  });

  it('have no picture that is to be had without them', async () => {
    const targets = [
      { type: 'scan' as const, id: 'scn_harbor-02' },
      { type: 'model' as const, id: 'mdl_tower' },
      { type: 'tour' as const, id: 'tour_level-4' },
    ];
    const manager = await team.as('project_manager');
    await manager.call('POST', `${HARBOR}/models/mdl_tower/make-public`);
    const json = { version: 1, state: 'published', visibility: 'public' };
    await manager.call('PATCH', `${HARBOR}/tours/tour_level-4`, { json });
    const { id, token } = await team.link({ targets });
    const client = await team.visitor(token);
    const link = await data<Schemas['PublicLink']>(client, '/public/link');
    const tour = await data<Schemas['PublicTour']>(client, '/public/tours/tour_level-4');
    const pictures = [...link.targets, ...tour.scenes].map(
      ({ thumbnailUrl }) => thumbnailUrl ?? '',
    );
    expect(pictures.length).toBeGreaterThan(4);
    for (const url of pictures) {
      const answer = await get(url);
      expect([answer.status, answer.headers.get('content-type')], url).toEqual([200, 'image/jpeg']);
    }
    await manager.call('POST', `${HARBOR}/share-links/${id}/revoke`);
    for (const url of pictures) expect((await get(url)).status, url).toBe(404);
  });

  it('mix kinds, count views and name what they lead to', async () => {
    const targets = [{ type: 'scan' as const, id: 'scn_harbor-02' }, album, video, cam];
    const { id, token } = await team.link({ targets });
    const client = await team.visitor(token);
    const link = await data<Schemas['PublicLink']>(client, '/public/link');
    expect(link.targets.map(({ type }) => type)).toEqual(['scan', 'album', 'video', 'cam']);
    const manager = await team.as('project_manager');
    const path = `${HARBOR}/share-links?targetType=album&targetId=${album.id}`;
    const [known] = await data<Schemas['ShareLink'][]>(manager, path);
    expect(known).toMatchObject({ id, viewCount: 1 });
    expect(known?.targets[1]).toEqual({ ...album, title: 'Services' });
  });

  it.each([
    ['of another project', { type: 'album', id: 'alb_r_wings' }],
    ['that is not there', { type: 'photo', id: 'pht_gone' }],
  ] as const)('lead to nothing %s', async (_, target) => {
    const manager = await team.as('project_manager');
    const json = { label: 'Test', targets: [target] };
    const answer = manager.call('POST', `${HARBOR}/share-links`, { json });
    expect(await outcomeOf(answer)).toBe('422 VALIDATION_FAILED');
  });

  it('are for those who may publish', async () => {
    for (const [role, may] of [
      ['project_admin', true],
      ['superintendent', false],
      ['owner', false],
    ] as const) {
      const client = await team.as(role);
      for (const path of ['albums', 'photos', 'videos', 'field-cams']) {
        const all = await data<{ permittedActions: string[]; private?: boolean }[]>(
          client,
          `${HARBOR}/${path}`,
        );
        const one = all.find((thing) => !thing.private);
        expect(one?.permittedActions.includes('share'), `${role} ${path}`).toBe(may);
      }
    }
  });
});

describe('the address of a file', () => {
  it('that is none is not found, and is only read', async () => {
    const visits = `${CONTROL}/visits/${encodeURIComponent(team.tenant)}`;
    for (const rest of ['x/photo/pht_h1/copy', 'x/__proto__/pht_h1/copy', 'x/photo/pht_h1', 'x'])
      expect((await get(`${visits}/${rest}`)).status, rest).toBe(404);
    expect((await get(`${visits}/%E0/photo/pht_h1/copy`)).status).toBe(400);
    const written = new Request(`${visits}/x/photo/pht_h1/copy`, { method: 'DELETE' });
    expect((await mock.fetch(written)).status).toBe(405);
  });
});
