import { describe, expect, it } from 'vitest';
import { Client, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import type { components } from '../../generated/contract.d.ts';

type Cam = components['schemas']['FieldCamDetail'];
type Frame = components['schemas']['FieldCamFrame'];
type Timelapse = components['schemas']['FieldCamTimelapseDetail'];

const { mock, clock } = await testMock();
let tenants = 0;
const CAMS = '/projects/prj_harbor/field-cams';

async function signedIn(name = 'ana.torres'): Promise<Client> {
  const client = new Client(mock, `cams-${++tenants}`);
  await client.signIn(`${name}@example.com`);
  return client;
}

const ask = async <T>(client: Client, method: string, path: string, json?: unknown) =>
  (await client.json<{ data: T }>(method, path, { json })).body.data;

const at = async <T>(later: number, run: () => Promise<T>): Promise<T> => {
  clock.now += later;
  try {
    return await run();
  } finally {
    clock.now -= later;
  }
};

describe('the cameras of a project', () => {
  it('derive their health from missing pictures', async () => {
    const client = await signedIn();
    const cams = await ask<Cam[]>(client, 'GET', CAMS);
    expect(cams.map(({ name, status }) => [name, status])).toEqual([
      ['Gate, Harbor Street', 'offline'],
      ['Steel, level 20', 'maintenance'],
      ['Tower from the east', 'online'],
    ]);
    const tower = cams[2];
    // 12:00 UTC is 4:00 in Seattle, when a picture is due.
    expect(tower).toMatchObject({ lastFrameAt: '2026-11-21T04:00:00-08:00', hasSource: true });
    expect(JSON.stringify(cams)).not.toContain('snapshot.jpg');
    const picture = await client.call('GET', tower?.lastFrameUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });

  it('are hidden from subcontractors, and change only with the permission', async () => {
    const diego = await signedIn('diego.alvarez');
    expect(await refusalOf(diego.call('GET', CAMS))).toBe('403 FORBIDDEN');
    expect(await refusalOf(diego.call('GET', `${CAMS}/cam_h1`))).toBe('404 NOT_FOUND');
    const marcus = await signedIn('marcus.reed');
    const json = { version: 1, name: 'x' };
    expect(await refusalOf(marcus.call('POST', CAMS, { json }))).toBe('403 FORBIDDEN');
    expect(await refusalOf(marcus.call('PATCH', `${CAMS}/cam_h1`, { json }))).toBe('403 FORBIDDEN');
    const paused = await ask<Cam>(marcus, 'PUT', `${CAMS}/cam_h1/stream`, { paused: true });
    expect(paused.streamPaused).toBe(true);
    const grace = await signedIn('grace.lindqvist');
    expect((await ask<Cam>(grace, 'GET', `${CAMS}/cam_h1`)).permittedActions).toEqual([]);
  });
});

describe('a camera', () => {
  it('is added, changed and deleted, and never reveals its address', async () => {
    const client = await signedIn();
    const snapshotUrl = 'https://cam.example/secret.jpg';
    const cam = await ask<Cam>(client, 'POST', CAMS, {
      name: ' Crane ',
      snapshotUrl,
      intervalSec: 600,
    });
    expect(cam).toMatchObject({
      name: 'Crane',
      hasSource: true,
      status: 'online',
      lastFrameAt: null,
    });
    expect(JSON.stringify(cam)).not.toContain('secret');
    const path = `${CAMS}/${cam.id}`;
    const activeHours = { from: '00:00', to: '23:59', days: ['sat'] };
    await ask(client, 'PATCH', path, { version: 1, activeHours });
    // After two missing pictures it may be slow; after three it is offline.
    const later = (minutes: number) =>
      at(minutes * 60_000, async () => (await ask<Cam>(client, 'GET', path)).status);
    expect([await later(0), await later(12), await later(14)]).toEqual([
      'online',
      'online',
      'online',
    ]);
    await client.signIn();
    expect(await at(10 * 60_000, async () => (await ask<Cam>(client, 'GET', path)).status)).toBe(
      'online',
    );
    const changed = await ask<Cam>(client, 'PATCH', path, { version: 2, maintenance: true });
    expect(changed.status).toBe('maintenance');
    expect((await client.call('DELETE', `${path}?version=3`)).status).toBe(200);
    expect(await refusalOf(client.call('GET', path))).toBe('404 NOT_FOUND');
  });

  it('has the pictures of a day until now', async () => {
    const client = await signedIn();
    const day = (date: string) => ask<Frame[]>(client, 'GET', `${CAMS}/cam_h1/frames?date=${date}`);
    const yesterday = await day('2026-11-20');
    expect(yesterday).toHaveLength(96);
    expect(yesterday[0]?.at).toBe('2026-11-20T00:00:00-08:00');
    expect(new Set(yesterday.map(({ imageUrl }) => imageUrl)).size).toBe(4);
    expect((await day('2026-11-21')).at(-1)?.at).toBe('2026-11-21T04:00:00-08:00');
    expect(await day('2026-11-22')).toEqual([]);
  });

  it('has time-lapses, which take time to make', async () => {
    const client = await signedIn();
    const path = `${CAMS}/cam_h1/timelapses`;
    const settings = { from: '2026-11-18', to: '2026-11-19', everySec: 3600, fps: 8 };
    const made = await ask<Timelapse>(client, 'POST', path, settings);
    expect(made).toMatchObject({ state: 'queued', frames: [], frameCount: 0 });
    const state = (later: number) =>
      at(later, () => ask<Timelapse>(client, 'GET', `${path}/${made.id}`));
    expect((await state(2000)).state).toBe('running');
    const ready = await state(5000);
    expect(ready).toMatchObject({ state: 'ready', frameCount: 48, missingCount: 0 });
    expect(ready.frames.at(-1)?.at).toBe('2026-11-19T23:00:00-08:00');
    const none = await ask<Timelapse>(client, 'POST', path, {
      ...settings,
      from: '2020-01-01',
      to: '2020-01-02',
    });
    expect((await at(5000, () => ask<Timelapse>(client, 'GET', `${path}/${none.id}`))).state).toBe(
      'failed',
    );
    const back = { ...settings, to: '2026-11-17' };
    // Every quarter of an hour of a week is more than the maximum.
    const many = { ...settings, from: '2026-11-12', everySec: 900 };
    for (const json of [back, many]) {
      expect(await refusalOf(client.call('POST', path, { json }))).toBe('422 VALIDATION_FAILED');
    }
    expect((await client.call('DELETE', `${path}/${made.id}`)).status).toBe(200);
    expect(await refusalOf(client.call('DELETE', `${path}/${made.id}`))).toBe('404 NOT_FOUND');
  });

  it('counts the missing pictures', async () => {
    const client = await signedIn();
    const day = await ask<Frame[]>(client, 'GET', `${CAMS}/cam_h1/frames?date=2026-11-16`);
    // From 07:00 UTC, which is the evening before, to 11:00 UTC.
    const [first, second] = day;
    expect([first?.at, second?.at]).toEqual([
      '2026-11-16T03:00:00-08:00',
      '2026-11-16T03:15:00-08:00',
    ]);
    const settings = { from: '2026-11-16', to: '2026-11-16', everySec: 3600, fps: 8 };
    const path = `${CAMS}/cam_h1/timelapses`;
    const made = await ask<Timelapse>(client, 'POST', path, settings);
    const ready = await at(5000, () => ask<Timelapse>(client, 'GET', `${path}/${made.id}`));
    expect(ready).toMatchObject({ frameCount: 21, missingCount: 3 });
  });

  it('rejects hours that end before they begin', async () => {
    const client = await signedIn();
    const json = {
      version: 1,
      name: 'Night',
      activeHours: { from: '18:00', to: '06:00', days: ['mon'] },
    };
    for (const [method, path] of [
      ['POST', CAMS],
      ['PATCH', `${CAMS}/cam_h1`],
    ] as const) {
      expect(await refusalOf(client.call(method, path, { json }))).toBe('422 VALIDATION_FAILED');
    }
  });
});
