import { describe, expect, it } from 'vitest';
import { HARBOR, outcomeOf } from '../../../tests/support/host/logs.ts';
import { CONTROL } from '../../../tests/support/host/mock.ts';
import { dataOf, sharing } from '../../../tests/support/host/publicLinks.ts';
import { withMetadata } from '../../converter/pictures/exifWriter.ts';
import { samplePicture } from '../../demo/pictures/index.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

const album = { type: 'album', id: 'alb_h_services' } as const;
const video = { type: 'video', id: 'vid_h1' } as const;
const cam = { type: 'cam', id: 'cam_h1' } as const;

const world = await sharing('public media');

const photoId = () =>
  Object.values(world.team.state.photos).find((photo) => photo.albumId === album.id)?.id ?? '';

describe('links to albums, photos, videos and cameras', () => {
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

  it.each(kinds)('end at once with the %s, and are then unknown', async (...kind) => {
    const [, target, path] = kind;
    const alone = await world.team.link({ targets: [target()] });
    const mixed = await world.team.link({
      targets: [{ type: 'scan', id: 'scn_harbor-02' }, target()],
    });
    const client = await world.team.visitor(mixed.token);
    const [thumbnail] = (
      await dataOf<Schemas['PublicLink']>(client, '/public/link')
    ).targets.flatMap(({ thumbnailUrl }) =>
      thumbnailUrl?.includes('/visits/') ? thumbnailUrl : [],
    );
    expect((await world.team.file(thumbnail ?? '')).status).toBe(200);
    const manager = await world.team.as('project_manager');
    expect((await manager.call('DELETE', `${path()}?version=1`)).status).toBe(200);
    const unknown = await (await world.team.open('0123456789012345678901')).text();
    for (const { id, token } of [alone, mixed]) {
      const answer = await world.team.open(token);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(unknown);
      expect(world.team.state.shareLinks[id]?.revokedAt).not.toBeNull();
    }
    expect(await outcomeOf(client.call('GET', '/public/link'))).toBe('404 NOT_FOUND');
    expect((await world.team.file(thumbnail ?? '')).status).toBe(404);
  });

  it('are required for all pictures', async () => {
    const targets = [
      { type: 'scan' as const, id: 'scn_harbor-02' },
      { type: 'model' as const, id: 'mdl_tower' },
      { type: 'tour' as const, id: 'tour_level-4' },
    ];
    const manager = await world.team.as('project_manager');
    await manager.call('POST', `${HARBOR}/models/mdl_tower/make-public`);
    const json = { version: 1, state: 'published', visibility: 'public' };
    await manager.call('PATCH', `${HARBOR}/tours/tour_level-4`, { json });
    const { id, token } = await world.team.link({ targets });
    const client = await world.team.visitor(token);
    const link = await dataOf<Schemas['PublicLink']>(client, '/public/link');
    const tour = await dataOf<Schemas['PublicTour']>(client, '/public/tours/tour_level-4');
    const pictures = [...link.targets, ...tour.scenes].map(
      ({ thumbnailUrl }) => thumbnailUrl ?? '',
    );
    expect(pictures.length).toBeGreaterThan(4);
    for (const url of pictures) {
      const answer = await world.team.file(url);
      expect([answer.status, answer.headers.get('content-type')], url).toEqual([200, 'image/jpeg']);
    }
    await manager.call('POST', `${HARBOR}/share-links/${id}/revoke`);
    for (const url of pictures) expect((await world.team.file(url)).status, url).toBe(404);
  });

  it('mix types, count views and have the titles of their targets', async () => {
    const targets = [{ type: 'scan' as const, id: 'scn_harbor-02' }, album, video, cam];
    const { id, token } = await world.team.link({ targets });
    const client = await world.team.visitor(token);
    const link = await dataOf<Schemas['PublicLink']>(client, '/public/link');
    expect(link.targets.map(({ type }) => type)).toEqual(['scan', 'album', 'video', 'cam']);
    const manager = await world.team.as('project_manager');
    const path = `${HARBOR}/share-links?targetType=album&targetId=${album.id}`;
    const [known] = await dataOf<Schemas['ShareLink'][]>(manager, path);
    expect(known).toMatchObject({ id, viewCount: 1 });
    expect(known?.targets[1]).toEqual({ ...album, title: 'Services' });
  });

  it.each([
    ['of another project', { type: 'album', id: 'alb_r_wings' }],
    ['that is not there', { type: 'photo', id: 'pht_gone' }],
  ] as const)('cannot lead to a target %s', async (_, target) => {
    const manager = await world.team.as('project_manager');
    const json = { label: 'Test', targets: [target] };
    const answer = manager.call('POST', `${HARBOR}/share-links`, { json });
    expect(await outcomeOf(answer)).toBe('422 VALIDATION_FAILED');
  });

  it('can be created by those who may publish', async () => {
    for (const [role, may] of [
      ['project_admin', true],
      ['superintendent', false],
      ['owner', false],
    ] as const) {
      const client = await world.team.as(role);
      for (const path of ['albums', 'photos', 'videos', 'field-cams']) {
        const all = await dataOf<{ permittedActions: string[]; private?: boolean }[]>(
          client,
          `${HARBOR}/${path}`,
        );
        const visible = all.find((thing) => !thing.private);
        expect(visible?.permittedActions.includes('share'), `${role} ${path}`).toBe(may);
      }
    }
  });
});

describe('the address of a file', () => {
  it('is not found if invalid, and is read-only', async () => {
    const visits = `${CONTROL}/visits/${encodeURIComponent(world.team.tenant)}`;
    for (const rest of ['x/photo/pht_h1/copy', 'x/__proto__/pht_h1/copy', 'x/photo/pht_h1', 'x'])
      expect((await world.team.file(`${visits}/${rest}`)).status, rest).toBe(404);
    expect((await world.team.file(`${visits}/%E0/photo/pht_h1/copy`)).status).toBe(400);
    const written = new Request(`${visits}/x/photo/pht_h1/copy`, { method: 'DELETE' });
    expect((await world.mock.fetch(written)).status).toBe(405);
  });
});

describe('a shared folder', () => {
  it('gives pictures without the place where they were taken, in each way', async () => {
    const picture = Object.values(world.team.state.documents).find(
      ({ projectId, parentId, versions }) =>
        projectId === 'prj_harbor' && parentId !== null && versions[0]?.mime === 'image/jpeg',
    );
    const file = world.team.state.files[picture?.versions[0]?.fileId ?? ''];
    if (!picture || !file) throw new Error('The tower has no picture among its documents.');
    const camera = { lat: 47.6, lng: -122.3, make: 'Pixel' };
    const noted = withMetadata(await samplePicture('photos/cam-10-small'), camera);
    world.mock.store.tenant(world.team.tenant).storage.put(file.id, noted);
    world.team.state.files[file.id] = { ...file, source: { kind: 'upload' } };
    const folder = { type: 'document' as const, id: picture.parentId ?? '' };
    const visitor = await world.team.visitorOf([folder], { allowDownload: true });
    const { url } = await dataOf<Schemas['PublicDocument']>(
      visitor,
      `/public/documents/${picture.id}`,
    );
    const got = [await world.team.bytesOf(url ?? '')];
    for (const id of [picture.id, folder.id]) {
      const download = await visitor.call('GET', `/public/documents/${id}/download`);
      expect(download.status).toBe(200);
      got.push(Buffer.from(await download.arrayBuffer()));
    }
    expect(got.map((bytes) => bytes.includes('Pixel'))).toEqual([false, false, false]);
    expect(noted.includes('Pixel')).toBe(true);
  });
});
