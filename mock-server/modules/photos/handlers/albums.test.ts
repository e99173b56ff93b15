import { describe, expect, it } from 'vitest';
import { problemOf, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import {
  ALBUMS,
  accounts,
  all,
  data,
  PHOTOS,
  type Photo,
} from '../../../../tests/support/host/pictures.ts';
import type { components } from '../../../generated/contract.d.ts';

type Album = components['schemas']['Album'];

const { mock } = await testMock();
const signedIn = accounts(mock, 'albums');

describe('albums', () => {
  it('count their photos, and show the latest as cover until a member chooses one', async () => {
    const client = await signedIn();
    const photos = await all(client, 'albumId=alb_h_facade');
    const facade = async () =>
      (await data<Album[]>(client, 'GET', ALBUMS)).find(({ id }) => id === 'alb_h_facade');
    expect(await facade()).toMatchObject({
      photoCount: photos.length,
      coverUrl: photos[0]?.thumbnailUrl,
    });
    const last = photos.at(-1);
    await client.call('PATCH', `${ALBUMS}/alb_h_facade`, {
      json: { version: 1, coverPhotoId: last?.id },
    });
    expect((await facade())?.coverUrl).toBe(last?.thumbnailUrl);
    await client.call('DELETE', `${PHOTOS}/${last?.id}?version=1`);
    expect(await facade()).toMatchObject({ coverPhotoId: null, coverUrl: photos[0]?.thumbnailUrl });
  });

  it('have unique names, can be renamed, and leave their photos when deleted', async () => {
    const client = await signedIn();
    const taken = await problemOf(
      await client.call('POST', ALBUMS, { json: { name: ' facade ' } }),
    );
    expect(taken).toMatchObject({
      code: 'NAME_TAKEN',
      errors: [{ pointer: '/name', code: 'unique' }],
    });
    const made = await data<Album>(client, 'POST', ALBUMS, { name: 'Roof' });
    expect(made).toMatchObject({ name: 'Roof', photoCount: 0, coverUrl: null });
    const path = `${ALBUMS}/${made.id}`;
    const change = { version: 1, name: 'Roof, north' };
    expect((await data<Album>(client, 'PATCH', path, change)).name).toBe('Roof, north');
    const stale = await problemOf(await client.call('PATCH', path, { json: change }));
    expect(stale).toMatchObject({ code: 'STALE_VERSION', currentVersion: 2 });
    const [photo] = await all(client);
    await client.call('PATCH', `${PHOTOS}/${photo?.id}`, {
      json: { version: 1, albumId: made.id },
    });
    expect((await client.call('DELETE', `${path}?version=2`)).status).toBe(200);
    expect((await data<Photo>(client, 'GET', `${PHOTOS}/${photo?.id}`)).albumId).toBeNull();
    expect(await refusalOf(client.call('DELETE', `${path}?version=2`))).toBe('404 NOT_FOUND');
  });

  it('can be created by editors and deleted only by those with the permission', async () => {
    const client = await signedIn('diego.alvarez');
    expect(await refusalOf(client.call('POST', ALBUMS, { json: { name: 'Mine' } }))).toBe(
      '403 FORBIDDEN',
    );
    const marcus = await signedIn('marcus.reed');
    expect((await marcus.call('POST', ALBUMS, { json: { name: 'Mine' } })).status).toBe(201);
    expect(await refusalOf(marcus.call('DELETE', `${ALBUMS}/alb_h_facade?version=1`))).toBe(
      '403 FORBIDDEN',
    );
  });
});
