import { afterEach, describe, expect, it } from 'vitest';
import { HARBOR, outcomeOf } from '../../../../tests/support/host/logs.ts';
import type { Client } from '../../../../tests/support/host/mock.ts';
import { dataOf, sharing } from '../../../../tests/support/host/publicLinks.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];

const cam = { type: 'cam', id: 'cam_h1' } as const;

const world = await sharing('public cameras');

const CAM = '/public/field-cams/cam_h1';
const HOUR_MS = 60 * 60 * 1000;
/** How long a time-lapse takes to make. */
const SOON_MS = 5000;

const shownBy = (client: Client) => dataOf<Schemas['PublicFieldCam']>(client, CAM);
const pause = () => world.team.manage('PUT', '/field-cams/cam_h1/stream', { paused: true });

describe('a shared camera', () => {
  it('is delayed like its public stream, pictures included', async () => {
    const client = await world.team.visitorOf([cam]);
    const member = await world.team.as('project_manager');
    const now = await dataOf<Schemas['FieldCam']>(member, `${HARBOR}/field-cams/cam_h1`);
    const shown = await shownBy(client);
    const late = Date.parse(shown.lastFrameAt ?? '');
    expect(world.clock.now - late).toBeGreaterThanOrEqual(now.publicDelaySec * 1000);
    expect(Date.parse(now.lastFrameAt ?? '')).toBeGreaterThan(late);
    const day = (shown.lastFrameAt ?? '').slice(0, 10);
    const path = `${CAM}/frames?date=${day}`;
    const frames = await dataOf<Schemas['FieldCamFrame'][]>(client, path);
    expect(frames.at(-1)).toEqual({ at: shown.lastFrameAt, imageUrl: shown.lastFrameUrl });
    const url = shown.lastFrameUrl ?? '';
    expect((await world.team.file(url)).headers.get('content-type')).toBe('image/jpeg');
    const soon = url.replace(String(late), String(Date.parse(now.lastFrameAt ?? '')));
    expect((await world.team.file(soon)).status).toBe(404);
    expect(JSON.stringify(shown)).not.toMatch(/snapshot|position|usr_|prj_|fil_|location/i);
  });

  it('shows no picture while its stream is paused', async () => {
    const client = await world.team.visitorOf([cam]);
    const { lastFrameUrl, lastFrameAt } = await shownBy(client);
    await pause();
    expect(await shownBy(client)).toMatchObject({ streamPaused: true, lastFrameUrl: null });
    const date = (lastFrameAt ?? '').slice(0, 10);
    expect(await dataOf(client, `${CAM}/frames?date=${date}`)).toEqual([]);
    expect((await world.team.file(lastFrameUrl ?? '')).status).toBe(404);
    const link = await dataOf<Schemas['PublicLink']>(client, '/public/link');
    expect(link.targets[0]?.thumbnailUrl).toBeNull();
  });
});

// It is 04:00 on the site, and the public stream has a delay of an hour.
describe('a time-lapse of a shared camera', () => {
  const began = world.clock.now;
  afterEach(() => {
    world.clock.now = began;
  });

  const settings = { from: '2026-11-20', to: '2026-11-21', everySec: 3600, fps: 8 };
  async function make(changes: object = {}): Promise<string> {
    const json = { ...settings, ...changes };
    const answer = await world.team.manage('POST', '/field-cams/cam_h1/timelapses', json);
    expect(answer.status).toBe(201);
    return (await answer.json()).data.id;
  }
  const change = (json: object) => {
    const version = world.team.state.fieldCams.cam_h1?.version;
    return world.team.manage('PATCH', '/field-cams/cam_h1', { version, ...json });
  };
  const asMember = async (id: string) =>
    dataOf<Schemas['FieldCamTimelapseDetail']>(
      await world.team.as('project_manager'),
      `${HARBOR}/field-cams/cam_h1/timelapses/${id}`,
    );
  const path = (id: string) => `${CAM}/timelapses/${id}`;
  const asVisitor = (client: Client, id: string) =>
    dataOf<Schemas['PublicTimelapseDetail']>(client, path(id));
  const timesOf = ({ frames }: { frames: Schemas['FieldCamFrame'][] }) =>
    frames.map(({ at }) => at);

  it('ends at the position of the public stream, and grows with it', async () => {
    const id = await make();
    world.clock.now += SOON_MS;
    const { token } = await world.team.to([cam]);
    const client = await world.team.visitor(token);
    const known = timesOf(await asMember(id));
    expect(known.at(-1)).toBe('2026-11-21T04:00:00-08:00');
    const shown = await asVisitor(client, id);
    expect(timesOf(shown)).toEqual(known.slice(0, -1));
    const { frames, ...facts } = shown;
    expect(facts).toEqual({
      ...{ id, ...settings, frameCount: known.length - 1, missingCount: 0, isComplete: false },
    });
    expect((await shownBy(client)).timelapses).toEqual([facts]);
    const url = frames.at(-1)?.imageUrl ?? '';
    expect((await world.team.file(url)).headers.get('content-type')).toBe('image/jpeg');
    const soon = url.replace(/\d+$/, String(began));
    expect((await world.team.file(soon)).status).toBe(404);
    world.clock.now = began + HOUR_MS;
    const later = await asVisitor(await world.team.visitor(token), id);
    expect(later).toMatchObject({ isComplete: true, frameCount: known.length });
    expect(timesOf(later)).toEqual(known);
    expect((await world.team.file(soon)).status).toBe(200);
  });

  it('does not reveal its author', async () => {
    const id = await make();
    world.clock.now += SOON_MS;
    const client = await world.team.visitorOf([cam]);
    const text = JSON.stringify([await shownBy(client), await asVisitor(client, id)]);
    expect(text).not.toMatch(/usr_|prj_|fil_|createdBy/);
  });

  it('does not replace pictures that are missing or no longer retained', async () => {
    await change({ retentionDays: 5, publicDelaySec: 24 * 3600 });
    const id = await make({ from: '2026-11-10' });
    world.clock.now += SOON_MS;
    const known = timesOf(await asMember(id));
    // No pictures arrived from the previous evening to 03:00.
    expect(known[0]).toBe('2026-11-16T03:00:00-08:00');
    const shown = await asVisitor(await world.team.visitorOf([cam]), id);
    const shared = known.filter((time) => Date.parse(time) <= world.clock.now - 24 * HOUR_MS);
    expect(shared.length).toBeLessThan(known.length);
    expect(timesOf(shown)).toEqual(shared);
    expect(shown.missingCount).toBe(3);
  });

  it('contains pictures that the camera no longer retains', async () => {
    await change({ retentionDays: 2 });
    const id = await make({ from: '2026-11-19', to: '2026-11-19' });
    const { token } = await world.team.to([cam]);
    world.clock.now += 48 * HOUR_MS;
    const client = await world.team.visitor(token);
    expect(await dataOf(client, `${CAM}/frames?date=2026-11-19`)).toEqual([]);
    const [first] = (await asVisitor(client, id)).frames;
    expect((await world.team.file(first?.imageUrl ?? '')).status).toBe(200);
    const alone = first?.imageUrl.replace(`${id}.`, '') ?? '';
    expect((await world.team.file(alone)).status).toBe(404);
  });

  it('is hidden while processing, before any of it is public, and while the stream is paused', async () => {
    const client = await world.team.visitorOf([cam]);
    const isThere = async (id: string) => {
      const outcome = await outcomeOf(client.call('GET', path(id)));
      expect((await shownBy(client)).timelapses).toHaveLength(outcome === '200' ? 1 : 0);
      return outcome;
    };
    const id = await make();
    expect(await isThere(id)).toBe('404 NOT_FOUND');
    world.clock.now += SOON_MS;
    expect(await isThere(id)).toBe('200');
    const [frame] = (await asVisitor(client, id)).frames;
    await change({ publicDelaySec: 24 * 3600 });
    await world.team.manage('DELETE', `/field-cams/cam_h1/timelapses/${id}`);
    const today = await make({ from: '2026-11-21' });
    world.clock.now += SOON_MS;
    expect(await isThere(today)).toBe('404 NOT_FOUND');
    await change({ publicDelaySec: 0 });
    expect(await isThere(today)).toBe('200');
    await pause();
    expect(await isThere(today)).toBe('404 NOT_FOUND');
    expect((await world.team.file(frame?.imageUrl ?? '')).status).toBe(404);
  });

  it('is available only through a link to its camera', async () => {
    const id = await make();
    world.clock.now += SOON_MS;
    const both = await world.team.visitorOf([cam, { type: 'cam', id: 'cam_h2' }]);
    const wrong = both.call('GET', path(id).replace('cam_h1', 'cam_h2'));
    expect(await outcomeOf(wrong)).toBe('404 NOT_FOUND');
    const other = await world.team.visitorOf([{ type: 'cam', id: 'cam_h2' }]);
    expect(await outcomeOf(other.call('GET', path(id)))).toBe('404 NOT_FOUND');
  });
});
