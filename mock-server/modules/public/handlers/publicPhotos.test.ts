import { describe, expect, it } from 'vitest';
import { HARBOR, outcomeOf } from '../../../../tests/support/host/logs.ts';
import type { Client } from '../../../../tests/support/host/mock.ts';
import { dataOf, sharing } from '../../../../tests/support/host/publicLinks.ts';
import { readPicture } from '../../../converter/pictures/read.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];

const HOUR_MS = 60 * 60 * 1000;
const album = { type: 'album', id: 'alb_h_services' } as const;
const PHOTOS = '/public/albums/alb_h_services/photos';

const world = await sharing('public photos');

const photosOf = (client: Client) => dataOf<Schemas['PublicPhoto'][]>(client, PHOTOS);
const inAlbum = () =>
  Object.values(world.team.state.photos).filter((photo) => photo.albumId === album.id);
const elsewhere = () =>
  Object.values(world.team.state.photos).find((photo) => photo.albumId === 'alb_h_facade')?.id ??
  '';

describe('a shared album', () => {
  it('shows its photos, latest first, without people, locations and file names', async () => {
    const client = await world.team.visitorOf([album]);
    const link = await dataOf<Schemas['PublicLink']>(client, '/public/link');
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
    const client = await world.team.visitorOf([album]);
    const all = await photosOf(client);
    const first = await client.json<Schemas['PublicPhotoListResult']>('GET', `${PHOTOS}?limit=2`);
    const cursor = first.body.nextCursor ?? '';
    const rest = await dataOf<Schemas['PublicPhoto'][]>(client, `${PHOTOS}?cursor=${cursor}`);
    expect([...first.body.data, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(await outcomeOf(client.call('GET', `${PHOTOS}?cursor=wrong`))).toBe(
      '422 VALIDATION_FAILED',
    );
  });

  it('serves copies without the location, time and camera of the originals', async () => {
    const client = await world.team.visitorOf([album], { allowDownload: true });
    const placed = inAlbum().filter(({ position }) => position !== null);
    expect(placed.length).toBeGreaterThan(2);
    const photos = await photosOf(client);
    for (const { id } of placed) {
      const photo = photos.find((candidate) => candidate.id === id);
      const member = await world.team.as('project_manager');
      const { url } = await dataOf<Schemas['Photo']>(member, `${HARBOR}/photos/${id}`);
      expect(readPicture(await world.team.bytesOf(url), 'image/jpeg')?.position).not.toBeNull();
      const download = await client.call('GET', `/public/photos/${id}/download`);
      expect(download.headers.get('content-disposition')).not.toContain('IMG_');
      for (const bytes of [
        await world.team.bytesOf(photo?.url ?? ''),
        await world.team.bytesOf(photo?.thumbnailUrl ?? ''),
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
    const client = await world.team.visitorOf([album]);
    const [photo] = await photosOf(client);
    const drawn = inAlbum().find(({ markup }) => markup);
    const detail = await dataOf<Schemas['PublicPhotoDetail']>(
      client,
      `/public/photos/${drawn?.id}`,
    );
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
    expect((await world.team.file((photo?.url ?? '').replace(photo?.id ?? '', other))).status).toBe(
      404,
    );
    expect((await world.team.file((photo?.url ?? '').replace('/copy', '/original'))).status).toBe(
      404,
    );
    const permitted = client.call('GET', `/public/photos/${photo?.id}/download`);
    expect(await outcomeOf(permitted)).toBe('403 FORBIDDEN');
  });

  it('serves its files only in a visit, until the link is revoked', async () => {
    const { id, token } = await world.team.link({ targets: [album] });
    const first = (await photosOf(await world.team.visitor(token)))[0]?.url ?? '';
    const second = (await photosOf(await world.team.visitor(token)))[0]?.url ?? '';
    expect(first).not.toBe(second);
    const forged = first.replace(/visits\/([^/]+)\/[^/]+/, `visits/$1/${token}`);
    expect((await world.team.file(forged)).status).toBe(404);
    expect((await world.team.file(first)).headers.get('cache-control')).toBe('private, no-cache');
    const manager = await world.team.as('project_manager');
    await manager.call('POST', `${HARBOR}/share-links/${id}/revoke`);
    for (const url of [first, second]) expect((await world.team.file(url)).status).toBe(404);
  });

  it('serves its files for an hour after the visit, for open pages', async () => {
    const client = await world.team.visitorOf([album]);
    const url = (await photosOf(client))[0]?.url ?? '';
    world.clock.now += 1.5 * HOUR_MS;
    expect(await outcomeOf(client.call('GET', PHOTOS))).toBe('401 TOKEN_EXPIRED');
    expect((await world.team.file(url)).status).toBe(200);
    world.clock.now += 0.5 * HOUR_MS;
    expect((await world.team.file(url)).status).toBe(404);
    world.clock.now -= 2 * HOUR_MS;
  });

  it('no longer has photos that are moved out of it', async () => {
    const client = await world.team.visitorOf([album]);
    const [photo] = await photosOf(client);
    const manager = await world.team.as('project_manager');
    const json = { version: 1, clear: ['albumId'] };
    await manager.call('PATCH', `${HARBOR}/photos/${photo?.id}`, { json });
    expect((await photosOf(client)).map(({ id }) => id)).not.toContain(photo?.id);
    expect((await world.team.file(photo?.url ?? '')).status).toBe(404);
  });
});

describe('a shared photo', () => {
  it('is shown alone, without its album', async () => {
    const [photo] = inAlbum();
    const client = await world.team.visitorOf([{ type: 'photo', id: photo?.id ?? '' }]);
    const shown = await dataOf<Schemas['PublicPhotoDetail']>(client, `/public/photos/${photo?.id}`);
    expect(shown).toMatchObject({ title: photo?.title, width: photo?.width });
    expect(await outcomeOf(client.call('GET', PHOTOS))).toBe('404 NOT_FOUND');
    const other = inAlbum()[1]?.id;
    const answer = client.call('GET', `/public/photos/${other}`);
    expect(await outcomeOf(answer)).toBe('404 NOT_FOUND');
  });
});
