import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  HARBOR,
  outcomeOf,
  pointersOf,
  type Role,
  roles,
  Team,
} from '../../../../tests/support/host/logs.ts';
import { form, testMock } from '../../../../tests/support/host/mock.ts';
import { begun, madeFrom, send } from '../../../../tests/support/host/uploads.ts';
import { withMetadata } from '../../../converter/pictures/exifWriter.ts';
import type { components } from '../../../generated/contract.d.ts';

type Tour = components['schemas']['Tour'];

const TOURS = `${HARBOR}/tours`;
const LEVEL_4 = `${TOURS}/tour_level-4`;

const { mock, clock } = await testMock();
let team = new Team(mock, 'tours');
let count = 0;
beforeEach(() => {
  count += 1;
  team = new Team(mock, `tours ${count}`);
});

const panorama = jpeg.encode(
  { width: 256, height: 128, data: randomBytes(256 * 128 * 4) },
  80,
).data;
const asFile = (data: Buffer) => new File([new Uint8Array(data)], 'walk.jpg');
/** Returns a picture of noise. */
const png = (width: number, height: number) =>
  PNG.sync.write(
    Object.assign(new PNG({ width, height }), { data: randomBytes(width * height * 4) }),
  );

/** Returns the header of a picture of 40,000 by 20,000 pixels. */
function hugePng(): Buffer {
  const picture = png(2, 1);
  picture.writeUInt32BE(40_000, 16);
  picture.writeUInt32BE(20_000, 20);
  return picture;
}

const ask = async (role: Role, method: string, path: string, init: object = {}) =>
  (await team.as(role)).call(method, path, init);
const tourOf = async (answer: Promise<Response>): Promise<Tour> => {
  const response = await answer;
  expect(response.status).toBeLessThan(300);
  return (await response.json()).data;
};
const begin = (role: Role = 'superintendent') =>
  tourOf(ask(role, 'POST', TOURS, { json: { title: 'Roof' } }));
const addScene = async (
  role: Role,
  tour: Tour,
  title = 'Hatch',
  data = panorama,
  batch?: { id: string; place: number },
) => {
  const about = { purpose: 'panorama', filename: 'walk.jpg', details: `{"tour":"${tour.id}"}` };
  const path = `${TOURS}/${tour.id}/scenes`;
  return madeFrom(await team.as(role), data, about, { path, title, ...(batch && { batch }) });
};
const change = (role: Role, tour: Tour, json: object) =>
  ask(role, 'PATCH', `${TOURS}/${tour.id}`, { json: { version: tour.version, ...json } });

describe('the list', () => {
  const titles = async (role: Role, query = '') => {
    const { data } = await (await ask(role, 'GET', `${TOURS}${query}`)).json();
    return data.map(({ title }: Tour) => title);
  };

  it('is sorted by last change, and shows drafts to those who may change them', async () => {
    expect(await titles('viewer')).toEqual([
      'Level 4, weekly walk',
      'Level 4 for the tenant',
      'Core and lobby, framing inspection',
      'Level 6 before drywall',
    ]);
    expect((await titles('superintendent'))[0]).toBe('Level 7, first walk');
    expect((await titles('project_manager'))[0]).toBe('Level 7, first walk');
  });

  it('finds words of title and description', async () => {
    expect(await titles('viewer', '?q=tenant%20friday')).toEqual(['Level 4 for the tenant']);
  });

  it('comes in pages', async () => {
    const first = await (await ask('viewer', 'GET', `${TOURS}?limit=3`)).json();
    expect(first.data).toHaveLength(3);
    expect(await titles('viewer', `?limit=3&cursor=${first.nextCursor}`)).toEqual([
      'Level 6 before drywall',
    ]);
  });

  it('matches the dashboard', async () => {
    const stats = await (await ask('viewer', 'GET', `${HARBOR}/stats`)).json();
    expect(stats.data.modules.tour).toEqual({ total: 4, public: 2, private: 2 });
  });
});

describe('creating a tour', () => {
  it('is for leaders and superintendents', async () => {
    for (const role of roles) {
      const makes = ['account_admin', 'project_admin', 'project_manager', 'superintendent'];
      const outcome = await outcomeOf(ask(role, 'POST', TOURS, { json: { title: 'Roof' } }));
      expect(outcome, role).toBe(makes.includes(role) ? '201' : '403 FORBIDDEN');
    }
  });

  it('starts with a draft; its first scene becomes start and cover', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ state: 'draft', visibility: 'private', scenes: [], version: 1 });
    const tour = await tourOf(addScene('superintendent', begun));
    expect(tour.scenes[0]).toMatchObject({ title: 'Hatch', width: 256, height: 128, links: [] });
    expect(tour.startSceneId).toBe(tour.scenes[0]?.id);
    const cover = await ask('viewer', 'GET', tour.coverUrl ?? '');
    expect(cover.headers.get('content-type')).toBe('image/jpeg');
  });

  it('stores a panorama unchanged', async () => {
    const tour = await tourOf(addScene('superintendent', await begin()));
    const answer = await ask('viewer', 'GET', tour.scenes[0]?.panoramaUrl ?? '');
    expect(Buffer.from(await answer.arrayBuffer()).equals(panorama)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });

  it('sorts the scenes of a batch as chosen, in any order of arrival', async () => {
    let tour = await begin();
    const titles = () => tour.scenes.map(({ title }) => title);
    const add = async (title: string, place?: number) => {
      const batch = place === undefined ? undefined : { id: 'walk', place };
      tour = await tourOf(addScene('superintendent', tour, title, panorama, batch));
    };
    await add('Stair', 2);
    await add('Gate', 0);
    expect(titles()).toEqual(['Gate', 'Stair']);
    expect(tour.startSceneId).toBe(tour.scenes[0]?.id);
    await add('Later, alone');
    await add('Roof', 3);
    await add('Lobby', 1);
    expect(titles()).toEqual(['Gate', 'Lobby', 'Stair', 'Roof', 'Later, alone']);
    expect(JSON.stringify(tour)).not.toContain('batch');
  });

  it('does not change a chosen start scene when more of a batch arrives', async () => {
    const first = await tourOf(addScene('superintendent', await begin(), 'Alone'));
    const tour = await tourOf(
      addScene('superintendent', first, 'Stair', panorama, { id: 'walk', place: 1 }),
    );
    const stair = tour.scenes[1]?.id;
    await tourOf(change('superintendent', tour, { startSceneId: stair }));
    const after = await tourOf(
      addScene('superintendent', tour, 'Gate', panorama, { id: 'walk', place: 0 }),
    );
    expect(after.scenes.map(({ title }) => title)).toEqual(['Alone', 'Gate', 'Stair']);
    expect(after.startSceneId).toBe(stair);
  });

  it('accepts a PNG by its content', async () => {
    const picture = png(128, 64);
    const tour = await tourOf(addScene('superintendent', await begin(), 'Hatch', picture));
    const [scene] = tour.scenes;
    expect(scene).toMatchObject({ width: 128, height: 64 });
    const answer = await ask('viewer', 'GET', scene?.panoramaUrl ?? '');
    expect(answer.headers.get('content-type')).toBe('image/png');
    const small = await ask('viewer', 'GET', scene?.thumbnailUrl ?? '');
    expect(small.headers.get('content-type')).toBe('image/jpeg');
  });

  it('finds the size of a picture after long metadata', async () => {
    // A comment may have 65,533 bytes (ITU-T T.81, section B.2.4.5).
    const comment = Buffer.alloc(65_537);
    comment.set([0xff, 0xfe, 0xff, 0xff]);
    const parts = [panorama.subarray(0, 2), ...Array(10).fill(comment), panorama.subarray(2)];
    const data = Buffer.concat(parts);
    const tour = await tourOf(addScene('superintendent', await begin(), 'Hatch', data));
    expect(tour.scenes[0]).toMatchObject({ width: 256, height: 128 });
  });

  it('has the time of the camera, and otherwise the current time', async () => {
    const noted = withMetadata(panorama, { takenAt: '2023-05-06T10:20:30', offset: '+02:00' });
    const tour = await tourOf(addScene('superintendent', await begin(), 'Hatch', noted));
    expect(tour.scenes[0]?.takenAt).toBe('2023-05-06T10:20:30+02:00');
    const bare = await tourOf(addScene('superintendent', tour, 'Stair'));
    expect(Date.parse(bare.scenes[1]?.takenAt ?? '')).toBe(clock.now);
  });

  it.each([
    ['no picture', Buffer.from('panorama'), '415 FILE_TYPE_REFUSED'],
    ['a JPEG that ends in its head', panorama.subarray(0, 700), '422 FILE_DAMAGED'],
    ['a JPEG that is cut off', panorama.subarray(0, -400), '422 FILE_DAMAGED'],
    ['a PNG that is cut off', png(128, 64).subarray(0, -400), '422 FILE_DAMAGED'],
    ['a picture of a part of the room', png(96, 64), '422 NOT_EQUIRECTANGULAR'],
    ['what claims to be larger than can be read', hugePng(), '413 PAYLOAD_TOO_LARGE'],
  ])('refuses %s, and deletes the upload', async (_, data, outcome) => {
    const tour = await begin();
    expect(await outcomeOf(addScene('superintendent', tour, 'Hatch', data))).toBe(outcome);
    const client = await team.as('superintendent');
    expect((await client.json('GET', `${HARBOR}/uploads`)).body).toMatchObject({ data: [] });
    expect(readdirSync(mock.store.tenant(team.tenant).folder.ready())).toEqual([]);
  });

  it('uses an upload for one scene, and only one for panoramas', async () => {
    const tour = await begin();
    const client = await team.as('superintendent');
    const made = (uploadId: string | undefined) => {
      const json = { uploadId, title: 'Hatch' };
      return outcomeOf(client.call('POST', `${TOURS}/${tour.id}/scenes/from-upload`, { json }));
    };
    const scan = await begun(client, 9000);
    expect(await made(scan.split('/').at(-1))).toBe('404 NOT_FOUND');
    const path = await begun(client, panorama.length, { purpose: 'panorama' });
    const id = path.split('/').at(-1);
    await send(client, path, 0, panorama.subarray(0, 1000));
    expect(await made(id)).toBe('409 UPLOAD_INCOMPLETE');
    await send(client, path, 1000, panorama.subarray(1000));
    // Both at the same time, because reading takes a while.
    expect((await Promise.all([made(id), made(id)])).sort()).toEqual(['201', '404 NOT_FOUND']);
    expect((await tourOf(ask('superintendent', 'GET', `${TOURS}/${tour.id}`))).scenes).toHaveLength(
      1,
    );
  });

  it('links scenes, and removes the links to a deleted scene', async () => {
    const tour = await tourOf(addScene('superintendent', await begin()));
    const two = await tourOf(addScene('superintendent', tour, 'Parapet'));
    const [first, second] = two.scenes;
    const path = `${TOURS}/${two.id}/scenes/${first?.id}`;
    const link = { toSceneId: second?.id, yaw: 40, pitch: -5 };
    const json = { version: two.version, links: [link], plan: { x: 0.1, y: 0.9 } };
    const joined = await tourOf(ask('superintendent', 'PATCH', path, { json }));
    expect(joined.scenes[0]).toMatchObject({ links: [link], plan: { x: 0.1, y: 0.9 } });

    const away = `${TOURS}/${two.id}/scenes/${second?.id}?version=${joined.version}`;
    const rest = await tourOf(ask('superintendent', 'DELETE', away));
    expect(rest.scenes.map(({ links }) => links)).toEqual([[]]);
  });

  it('refuses a link to an unknown scene', async () => {
    const tour = await tourOf(addScene('superintendent', await begin()));
    const path = `${TOURS}/${tour.id}/scenes/${tour.scenes[0]?.id}`;
    const links = [{ toSceneId: tour.scenes[0]?.id, yaw: 0, pitch: 0 }];
    const json = { version: tour.version, links };
    expect(await pointersOf(ask('superintendent', 'PATCH', path, { json }))).toEqual([
      '/links/0/toSceneId',
    ]);
  });

  it('accepts only a picture as plan', async () => {
    const tour = await begin();
    const send = (plan: File) =>
      ask('superintendent', 'PUT', `${TOURS}/${tour.id}/plan`, { body: form({ plan }) });
    expect((await tourOf(send(asFile(panorama)))).plan).toMatchObject({ width: 256, height: 128 });
    expect(await outcomeOf(send(new File(['plan'], 'plan.png')))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
  });
});

describe('publishing', () => {
  it('is for leaders, and requires a scene', async () => {
    const begun = await begin();
    expect(await outcomeOf(change('project_manager', begun, { state: 'published' }))).toBe(
      '409 WRONG_STATE',
    );
    const tour = await tourOf(addScene('superintendent', begun));
    expect(await outcomeOf(change('superintendent', tour, { state: 'published' }))).toBe(
      '403 FORBIDDEN',
    );
    const published = await tourOf(change('project_manager', tour, { state: 'published' }));
    expect(published.state).toBe('published');
  });

  it('is required before making public, and undoing it makes private', async () => {
    const tour = await tourOf(addScene('superintendent', await begin()));
    expect(await outcomeOf(change('project_manager', tour, { visibility: 'public' }))).toBe(
      '409 WRONG_STATE',
    );
    const both = { state: 'published', visibility: 'public' };
    const open = await tourOf(change('project_manager', tour, both));
    expect(open.visibility).toBe('public');
    const draft = await tourOf(change('project_manager', open, { state: 'draft' }));
    expect(draft.visibility).toBe('private');
  });
});

it('a stale version is refused with the current one', async () => {
  const tour = await begin();
  await change('superintendent', tour, { title: 'Roof, east' });
  const late = await change('superintendent', tour, { title: 'Roof, west' });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'STALE_VERSION', currentVersion: 2 });
});

it('tours are for members, and drafts only for those who may change them', async () => {
  const draft = `${TOURS}/tour_level-7`;
  expect(await outcomeOf(ask('viewer', 'GET', LEVEL_4))).toBe('200');
  expect(await outcomeOf(ask('viewer', 'GET', draft))).toBe('404 NOT_FOUND');
  expect(await outcomeOf(ask('superintendent', 'GET', draft))).toBe('200');
  expect(
    await outcomeOf(ask('subcontractor', 'GET', '/projects/prj_riverside/tours/tour_clinic')),
  ).toBe('404 NOT_FOUND');
  const path = `${LEVEL_4}?version=1`;
  expect(await outcomeOf(ask('viewer', 'DELETE', path))).toBe('403 FORBIDDEN');
  expect(await outcomeOf(ask('project_manager', 'DELETE', path))).toBe('200');
  expect(await outcomeOf(ask('project_manager', 'GET', LEVEL_4))).toBe('404 NOT_FOUND');
});
