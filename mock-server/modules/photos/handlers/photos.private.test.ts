import { describe, expect, it } from 'vitest';
import { type Client, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import {
  ALBUMS,
  accounts,
  all,
  data,
  PHOTOS,
  type Photo,
  picture,
  uploaded,
} from '../../../../tests/support/host/pictures.ts';
import type { components } from '../../../generated/contract.d.ts';

type Summary = components['schemas']['PhotoSummary'];
type Album = components['schemas']['Album'];
type Bulk = components['schemas']['BulkResult']['data'];

const { mock } = await testMock();
const signedIn = accounts(mock, 'photos-private');

async function hide(client: Client, { id }: { id: string }, isPrivate = true) {
  const { version } = await data<Photo>(client, 'GET', `${PHOTOS}/${id}`);
  return data<Photo>(client, 'PATCH', `${PHOTOS}/${id}`, { version, private: isPrivate });
}
const facade = async (client: Client) =>
  (await data<Album[]>(client, 'GET', ALBUMS)).find(({ id }) => id === 'alb_h_facade');
const total = async (client: Client) =>
  (await data<Summary>(client, 'GET', `${PHOTOS}/summary`)).total;

describe('a private photo', () => {
  it('is visible to its uploader and the leaders of the project', async () => {
    const diego = await signedIn('diego.alvarez');
    const photo = await uploaded(diego, picture({}));
    const sees = async (name: string) => {
      const client = await signedIn(name, diego.tenant);
      const answer = await client.call('GET', `${PHOTOS}/${photo.id}`);
      const listed = (await all(client)).some(({ id }) => id === photo.id);
      expect(answer.status).toBe(listed ? 200 : 404);
      return listed;
    };
    expect(await sees('grace.lindqvist')).toBe(true);
    expect((await hide(diego, photo)).private).toBe(true);
    expect(await sees('diego.alvarez')).toBe(true);
    expect(await sees('ana.torres')).toBe(true);
    for (const name of ['marcus.reed', 'priya.raman', 'helen.park', 'grace.lindqvist']) {
      expect(await sees(name), name).toBe(false);
    }
    await hide(diego, photo, false);
    expect(await sees('marcus.reed')).toBe(true);
  });

  it('is hidden from others in counts, covers and pairs', async () => {
    const ana = await signedIn();
    const grace = await signedIn('grace.lindqvist', ana.tenant);
    const [latest, next] = await all(ana, 'albumId=alb_h_facade');
    if (!latest || !next) throw new Error('The album has fewer than two photos.');
    await data(ana, 'PATCH', `${ALBUMS}/alb_h_facade`, { version: 1, coverPhotoId: latest.id });
    await data(ana, 'PUT', `${PHOTOS}/${next.id}/pair`, { pairId: latest.id });
    const before = { total: await total(grace), photos: (await facade(grace))?.photoCount ?? 0 };
    await hide(ana, latest);
    expect(await total(grace)).toBe(before.total - 1);
    expect(await facade(grace)).toMatchObject({
      photoCount: before.photos - 1,
      coverPhotoId: null,
      coverUrl: expect.stringContaining(String(next.thumbnailUrl.split('?')[0])),
    });
    expect((await facade(ana))?.coverPhotoId).toBe(latest.id);
    expect((await data<Photo>(grace, 'GET', `${PHOTOS}/${next.id}`)).pairId).toBeNull();
    expect((await data<Photo>(ana, 'GET', `${PHOTOS}/${next.id}`)).pairId).toBe(latest.id);
  });

  it('becomes private only by members who would still see it, single or in bulk', async () => {
    const marcus = await signedIn('marcus.reed');
    const photos = await all(marcus);
    const ownPhoto = photos.find(({ createdBy }) => createdBy.id === 'usr_marcus');
    const other = photos.find(({ createdBy }) => createdBy.id === 'usr_kofi');
    expect(other?.permittedActions).not.toContain('set_private');
    const json = { version: 1, private: true };
    const path = `${PHOTOS}/${other?.id}`;
    expect(await refusalOf(marcus.call('PATCH', path, { json }))).toBe('403 FORBIDDEN');
    // The unchanged value may be sent with other changes.
    expect(
      (await marcus.call('PATCH', path, { json: { version: 1, private: false } })).status,
    ).toBe(200);
    const items = [ownPhoto, other].map((photo) => ({ id: photo?.id }));
    const bulk = { action: 'set_private', items };
    const result = await data<Bulk>(marcus, 'POST', `${PHOTOS}/bulk`, { ...bulk, ...json });
    expect(result.results.map(({ problem }) => problem?.code ?? null)).toEqual([null, 'FORBIDDEN']);
    expect((await data<Photo>(marcus, 'GET', `${PHOTOS}/${ownPhoto?.id}`)).private).toBe(true);
    expect(await refusalOf(marcus.call('POST', `${PHOTOS}/bulk`, { json: bulk }))).toBe(
      '422 VALIDATION_FAILED',
    );
  });
});
