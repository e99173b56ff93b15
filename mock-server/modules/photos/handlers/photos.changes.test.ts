import { describe, expect, it } from 'vitest';
import { refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import {
  accounts,
  all,
  bytesOf,
  data,
  PHOTOS,
  type Photo,
  picture,
  uploaded,
} from '../../../../tests/support/host/pictures.ts';
import type { components } from '../../../generated/contract.d.ts';

type Markup = components['schemas']['PhotoMarkup'];
type Bulk = components['schemas']['BulkResult']['data'];

const { mock } = await testMock();
const signedIn = accounts(mock, 'photos-changes');

describe('a photo', () => {
  it('changes only in the sent fields', async () => {
    const client = await signedIn();
    const [photo] = await all(client);
    const path = `${PHOTOS}/${photo?.id}`;
    const changed = await data<Photo>(client, 'PATCH', path, {
      version: 1,
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

  it('gets markup without a change of the photo', async () => {
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

  it('is paired with one photo, and the previous pair ends', async () => {
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
    const { version } = await data<Photo>(client, 'GET', `${PHOTOS}/${b}`);
    await client.call('DELETE', `${PHOTOS}/${b}?version=${version}`);
    expect(await partnerOf(c)).toBeNull();
  });

  it('is paired only with photos that the caller may change', async () => {
    const ana = await signedIn();
    const diego = await signedIn('diego.alvarez', ana.tenant);
    const others = (await all(ana)).find(({ createdBy }) => createdBy.id !== 'usr_diego');
    const [first, second] = [
      await uploaded(diego, picture({})),
      await uploaded(diego, picture({})),
    ];
    const pair = (id: string | undefined, pairId: string | null) =>
      diego.call('PUT', `${PHOTOS}/${id}/pair`, { json: { pairId } });
    expect(await refusalOf(pair(first.id, others?.id ?? null))).toBe('403 FORBIDDEN');
    await data<Photo>(ana, 'PUT', `${PHOTOS}/${first.id}/pair`, { pairId: others?.id });
    const before = diego.state();
    expect(await refusalOf(pair(first.id, null))).toBe('403 FORBIDDEN');
    expect(await refusalOf(pair(second.id, first.id))).toBe('403 FORBIDDEN');
    expect(diego.state()).toBe(before);
    expect((await pair(second.id, null)).status).toBe(200);
  });

  it('is starred by each user separately', async () => {
    const ana = await signedIn();
    const grace = await signedIn('grace.lindqvist', ana.tenant);
    const photo = (await all(grace)).find(({ starred }) => !starred);
    const path = `${PHOTOS}/${photo?.id}`;
    const { starred } = await data<Photo>(ana, 'GET', path);
    await grace.json('PUT', `${path}/star`, { json: { starred: true } });
    expect((await data<Photo>(grace, 'GET', path)).starred).toBe(true);
    expect((await data<Photo>(ana, 'GET', path)).starred).toBe(starred);
  });
});

describe('many photos', () => {
  it('are moved independently: some may fail while others succeed', async () => {
    const client = await signedIn('marcus.reed');
    const [photo] = await all(client);
    const items = [{ id: photo?.id }, { id: 'pht_gone' }];
    const result = await data<Bulk>(client, 'POST', `${PHOTOS}/bulk`, {
      action: 'move',
      items,
      albumId: 'alb_h_services',
    });
    expect(result).toMatchObject({ succeeded: 1, failed: 1 });
    expect(result.results.map(({ problem }) => problem?.code ?? null)).toEqual([null, 'NOT_FOUND']);
    expect((await data<Photo>(client, 'GET', `${PHOTOS}/${photo?.id}`)).albumId).toBe(
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
