import { beforeEach, describe, expect, it } from 'vitest';
import {
  HARBOR,
  outcomeOf,
  pointersOf,
  type Role,
  Team,
} from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';
import { repairPlaces } from '../../core/state/records/places.ts';
import { inconsistencies } from '../../server/inconsistencies.ts';

const record = { type: 'punch_item', id: 'pch_test' };
const lobby = 'tsc_level-4_lobby';
const tour = { type: 'tour', id: 'tour_level-4' };
const photo = { type: 'photo', id: 'pht_h8' };
const video = { type: 'video', id: 'vid_h2' };
const direction = (sceneId = lobby) => ({ kind: 'panorama', sceneId, yaw: 120.5, pitch: -8 });
const spot = { kind: 'image', x: 0.25, y: 1 };
const moment = { kind: 'time', atSec: 4.2 };

const { mock } = await testMock();
let team = new Team(mock, 'pin targets');
let count = 0;
beforeEach(() => {
  count += 1;
  team = new Team(mock, `pin targets ${count}`);
  team.item();
});

const ask = async (role: Role, method: string, path: string, json?: object) =>
  (await team.as(role)).call(method, `${HARBOR}/${path}`, json ? { json } : {});
const pin = (target: object, anchor: object, role: Role = 'project_manager') =>
  ask(role, 'POST', 'pins', { target, anchor, record });
const look = (target: object, data: object, role: Role = 'project_manager') =>
  ask(role, 'POST', 'scene-views', {
    ...{ target, name: 'View', shared: true },
    state: { schemaVersion: 1, data },
  });
const on = ({ type, id }: { type: string; id: string }) => `targetType=${type}&targetId=${id}`;
const countIn = async (path: string, role: Role = 'project_manager') =>
  (await (await ask(role, 'GET', path)).json()).data.length;
const pinsOn = (target: typeof tour, role?: Role) => countIn(`pins?${on(target)}`, role);
const viewsOf = (target: typeof tour, role?: Role) => countIn(`scene-views?${on(target)}`, role);
/** Only inconsistencies of pins and views, because the test's item has no history. */
const faults = () =>
  inconsistencies(mock.store.tenant(team.tenant)).filter((line) => /^(pin|scv)_/.test(line));
const ofRecord = 'pins?recordType=punch_item&recordId=pch_test';

describe('a record', () => {
  it.each([
    ['a direction in a scene', tour, direction(), 'Level 4, weekly walk'],
    ['a place in a photo', photo, spot, 'Clash at the header'],
    ['a moment of a video', video, moment, 'Flight round the tower, week 38'],
  ])('can be pinned to %s and found there', async (_, target, anchor, title) => {
    const answer = await pin(target, anchor);
    expect(answer.status).toBe(201);
    const { data } = await (await ask('viewer', 'GET', ofRecord)).json();
    expect(data).toMatchObject([{ target: { ...target, title }, anchor }]);
    expect(faults()).toEqual([]);
  });

  it.each([
    ['a tour', tour, spot],
    ['a photo', photo, moment],
    ['a video', video, direction()],
  ])('accepts only the anchors of its type on %s', async (_, target, anchor) => {
    expect(await pointersOf(pin(target, anchor))).toEqual(['/anchor/kind']);
  });

  it('can be pinned only to targets of the project and existing scenes of a tour', async () => {
    for (const [target, anchor] of [
      [{ type: 'tour', id: 'tour_clinic' }, direction()],
      [{ type: 'photo', id: 'pht_r1' }, spot],
      [{ type: 'video', id: 'vid_r1' }, moment],
    ] as const) {
      expect(await pointersOf(pin(target, anchor))).toEqual(['/target/id']);
    }
    expect(await pointersOf(pin(tour, direction('tsc_core_lobby')))).toEqual(['/anchor/sceneId']);
  });

  it('is hidden in a draft tour that the caller cannot see', async () => {
    const draft = { type: 'tour', id: 'tour_level-7' };
    expect(await outcomeOf(pin(draft, direction('tsc_level-7_lobby')))).toBe('201');
    expect(await pinsOn(draft)).toBe(1);
    expect(await pinsOn(draft, 'subcontractor')).toBe(0);
    const tried = pin(draft, direction('tsc_level-7_lobby'), 'subcontractor');
    expect(await pointersOf(tried)).toEqual(['/target/id']);
  });
});

describe('a view of a tour', () => {
  it('belongs to one of its scenes', async () => {
    expect(await outcomeOf(look(tour, { sceneId: lobby, yaw: 1 }))).toBe('201');
    expect(await viewsOf(tour)).toBe(2);
    for (const data of [{}, { sceneId: 4 }, { sceneId: 'tsc_core_lobby' }]) {
      expect(await pointersOf(look(tour, data))).toEqual(['/state/data/sceneId']);
    }
  });
});

describe('a deletion removes the pins and views', () => {
  it('of a scene, but not of others', async () => {
    const gallery = 'tsc_level-4_gallery';
    await pin(tour, direction(gallery));
    await pin(tour, direction());
    await look(tour, { sceneId: gallery });
    const before = [await pinsOn(tour), await viewsOf(tour)];
    const { version } = (await (await ask('project_manager', 'GET', 'tours/tour_level-4')).json())
      .data;
    const gone = `tours/tour_level-4/scenes/${gallery}?version=${version}`;
    expect(await outcomeOf(ask('project_manager', 'DELETE', gone))).toBe('200');
    expect([await pinsOn(tour), await viewsOf(tour)]).toEqual(before.map((each) => each - 1));
  });

  it('of a tour', async () => {
    await pin(tour, direction());
    await ask('project_manager', 'DELETE', 'tours/tour_level-4?version=1');
    const { pins, sceneViews } = team.state;
    const left = [...Object.values(pins), ...Object.values(sceneViews)];
    expect(left.filter(({ target }) => target.type === 'tour')).toHaveLength(1);
  });

  it.each([
    ['a photo', photo, spot, 'DELETE', 'photos/pht_h8?version=1', undefined],
    [
      'a photo of many',
      photo,
      spot,
      'POST',
      'photos/bulk',
      { action: 'delete', items: [{ id: 'pht_h8' }] },
    ],
    ['a video', video, moment, 'DELETE', 'videos/vid_h2?version=1', undefined],
  ] as const)('%s', async (_, target, anchor, method, path, json) => {
    await pin(target, anchor);
    expect(await countIn(ofRecord)).toBe(1);
    expect(await outcomeOf(ask('project_manager', method, path, json))).toBe('200');
    expect(await countIn(ofRecord)).toBe(0);
    expect(faults()).toEqual([]);
  });

  it('of targets that are missing after a restart', async () => {
    const before = await countIn('pins');
    await pin(video, moment);
    delete team.state.videos.vid_h2;
    repairPlaces(team.state);
    expect(await countIn(ofRecord)).toBe(0);
    expect(await countIn('pins')).toBe(before);
  });
});
