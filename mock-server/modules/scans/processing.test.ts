import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { somePoints, writeLas } from '../../../tests/support/host/las.ts';
import { Client, form, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import { readPotree } from '../../../tests/support/host/potree.ts';
import { begun, plyOf, scanFrom, send } from '../../../tests/support/host/uploads.ts';
import type { Convert } from '../../converter/conversion.ts';
import { ENDED_HOST } from '../../core/state/storage/jobs.ts';
import type { Mock } from '../../server/http.ts';

const SCANS = '/projects/prj_harbor/scans';

interface Scan {
  id: string;
  pointCount: number | null;
  bounds: object | null;
  thumbnailUrl: string | null;
  processing: { state: string; progress: number; error: { code: string; message: string } | null };
}

const { mock } = await testMock();
let tenants = 0;

async function signedIn(on = mock, name = 'ana.torres'): Promise<Client> {
  const client = new Client(on, `processing-${++tenants}`);
  await client.signIn(`${name}@example.com`);
  return client;
}

const made = async (answer: Promise<Response>): Promise<Scan> => {
  const response = await answer;
  expect(response.status).toBe(201);
  return (await response.json()).data;
};

async function settled(client: Client, { id }: Scan): Promise<Scan> {
  await client.mock.store.tenant(client.tenant).jobs.idle();
  return (await client.json<{ data: Scan }>('GET', `${SCANS}/${id}`)).body.data;
}

const publish = (client: Client, { id }: Scan) => client.call('POST', `${SCANS}/${id}/make-public`);
const again = (client: Client, { id }: Scan) => client.call('POST', `${SCANS}/${id}/process`);

describe('an uploaded point cloud', () => {
  it('is queued and converted, and can then be made public', async () => {
    const client = await signedIn();
    const scan = await made(scanFrom(client, plyOf(30_000)));
    expect(scan.processing).toEqual({ state: 'queued', progress: 0, error: null });
    expect(await refusalOf(publish(client, scan))).toBe('409 NOT_READY');
    const done = await settled(client, scan);
    expect(done.processing).toEqual({ state: 'ready', progress: 1, error: null });
    expect(done.pointCount).toBe(30_000);
    expect(done.bounds).toEqual({ min: { x: 0, y: 0, z: 0 }, max: { x: 99, y: 299, z: 6 } });
    expect((await client.call('GET', done.thumbnailUrl ?? '')).headers.get('content-type')).toBe(
      'image/jpeg',
    );
    // The file that the viewer loads is available.
    const served = await client.call('GET', `${SCANS}/${scan.id}/cloud/metadata.json`);
    expect(await served.json()).toMatchObject({ points: 30_000 });
    const { state, folder } = mock.store.tenant(client.tenant);
    const cloud = folder.path(state.scans[scan.id]?.cloudFolderId ?? 'none');
    const metadata = JSON.parse(readFileSync(join(cloud, 'metadata.json'), 'utf8'));
    expect(metadata).toMatchObject({ version: '2.0', points: 30_000, encoding: 'DEFAULT' });
    expect((await publish(client, scan)).status).toBe(200);
    await client.call('DELETE', `${SCANS}/${scan.id}`);
    expect(existsSync(cloud)).toBe(false);
  });

  it('is also converted when sent in a form', async () => {
    const client = await signedIn();
    const file = new File(['# x y z\n1 2 3\n4 5 6\n'], 'a.xyz');
    const scan = await made(client.call('POST', SCANS, { body: form({ title: 'Text', file }) }));
    expect(await settled(client, scan)).toMatchObject({
      pointCount: 2,
      processing: { state: 'ready' },
    });
  });

  it('fails with a reason when truncated, and again on retry', async () => {
    const client = await signedIn();
    const scan = await made(scanFrom(client, plyOf(500, 1000)));
    const error = {
      code: 'broken_file',
      message: 'Its header promises 1000 points, and it ends after 500.',
    };
    expect((await settled(client, scan)).processing).toEqual({
      state: 'failed',
      progress: 0,
      error,
    });
    expect(await refusalOf(publish(client, scan))).toBe('409 NOT_READY');
    const retried = await (await again(client, scan)).json();
    expect(retried.data.processing.state).toBe('queued');
    expect((await settled(client, scan)).processing.error).toEqual(error);
  });

  const packed = new URL('../../converter/points/laz/format-7-extra.laz', import.meta.url);
  const points = somePoints(300);
  const [scale, offset] = [
    [0.01, 0.02, 0.005],
    [431_250.5, 4_582_310.25, 12],
  ] as const;
  it.each([
    ['LAS', writeLas({ points, scale, offset, format: 7, minor: 4 })],
    ['LAZ', readFileSync(packed)],
  ])('of %s is converted point by point, under any file name', async (_kind, data) => {
    const client = await signedIn();
    const scan = await made(scanFrom(client, data));
    expect(await settled(client, scan)).toMatchObject({
      pointCount: 300,
      processing: { state: 'ready' },
    });
    const { state, folder } = mock.store.tenant(client.tenant);
    const { nodes } = await readPotree(folder.path(state.scans[scan.id]?.cloudFolderId ?? 'none'));
    const inOrder = <P extends { intensity: number; rgb: readonly number[] }>(all: readonly P[]) =>
      all.toSorted((a, b) => a.intensity - b.intensity || (a.rgb[0] ?? 0) - (b.rgb[0] ?? 0));
    const found = inOrder(nodes.flatMap((node) => node.points));
    const expected = inOrder(points.map((p) => ({ ...p, rgb: p.rgb.map((value) => value >> 8) })));
    expect(found.map(({ x: _x, y: _y, z: _z, ...rest }) => rest)).toEqual(
      expected.map(({ rgb, intensity, classification }) => ({ rgb, intensity, classification })),
    );
    const away = found.flatMap(({ x, y, z }, i) =>
      [x, y, z].map((value, axis) => {
        const raw = expected[i]?.at[axis] ?? Number.NaN;
        return Math.abs(value - raw * (scale[axis] ?? 0) - (offset[axis] ?? 0));
      }),
    );
    // A cloud is stored in millimeters.
    expect(Math.max(...away)).toBeLessThan(0.00051);
  });

  it('reports a truncated LAZ file', async () => {
    const client = await signedIn();
    const scan = await made(scanFrom(client, readFileSync(packed).subarray(0, 4000)));
    expect((await settled(client, scan)).processing.error).toEqual({
      code: 'broken_file',
      message: 'It ends before the table of its chunks, without which it cannot be unpacked.',
    });
  });

  it('of E57 is converted', async () => {
    const client = await signedIn();
    const cube = readFileSync(
      new URL('../../converter/points/e57/colored-cube.e57', import.meta.url),
    );
    const scan = await made(scanFrom(client, cube));
    expect(await settled(client, scan)).toMatchObject({
      pointCount: 153,
      processing: { state: 'ready' },
      bounds: { min: { x: -0.5 }, max: { z: 0.5 } },
    });
  });

  it('reports an E57 that is cut off', async () => {
    const client = await signedIn();
    const e57 = Buffer.alloc(1000);
    e57.write('ASTM-E57');
    e57.writeBigUInt64LE(5000n, 24);
    e57.writeBigUInt64LE(1024n, 40);
    const scan = await made(scanFrom(client, e57));
    expect((await settled(client, scan)).processing.error).toEqual({
      code: 'broken_file',
      message: 'It ends before its description: it was cut off when it was saved or sent.',
    });
  });

  it('is created from a complete upload of the caller, once', async () => {
    const client = await signedIn();
    const data = plyOf(400);
    const path = await begun(client, data.length);
    const uploadId = path.split('/').at(-1);
    const make = () =>
      client.call('POST', `${SCANS}/from-upload`, { json: { uploadId, title: 'One' } });
    await send(client, path, 0, data.subarray(0, 1000));
    expect(await refusalOf(make())).toBe('409 UPLOAD_INCOMPLETE');
    await send(client, path, 1000, data.subarray(1000));
    expect((await make()).status).toBe(201);
    expect(await refusalOf(make())).toBe('404 NOT_FOUND');
  });
});

describe('a crash of the converter', () => {
  /** Ends the processes that this one has started, as a fault of native code would. */
  function crash(): void {
    const { libuv } = process.report.getReport() as unknown as {
      libuv: { type: string; pid?: number }[];
    };
    for (const { type, pid } of libuv) if (type === 'process' && pid) process.kill(pid, 'SIGSEGV');
  }

  it('fails the scan and says what crashed, and the mock answers and converts on', async () => {
    // Vitest would print it.
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const { mock: ownMock, warnings } = await testMock();
    const client = await signedIn(ownMock);
    const data = writeLas({
      points: somePoints(400_000),
      format: 3,
      minor: 2,
      scale: [0.1, 0.1, 0.1],
    });
    const scan = await made(scanFrom(client, data));
    const progress = () =>
      ownMock.store.tenant(client.tenant).state.scans[scan.id]?.processing.progress;
    await vi.waitUntil(() => Number(progress()) > 0, { timeout: 60_000 });
    crash();
    expect((await settled(client, scan)).processing).toEqual({
      state: 'failed',
      progress: 0,
      error: { code: 'internal', message: 'The conversion failed.' },
    });
    expect(warnings.join()).toContain('The converter of point clouds (las) ended by SIGSEGV.');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    await again(client, scan);
    expect((await settled(client, scan)).processing).toMatchObject({ state: 'ready' });
  });
});

describe('the queue', () => {
  /** A conversion that runs until the test ends it. */
  function byHand() {
    const running: { name: string; fail: () => void; progress: (p: number) => void }[] = [];
    const convert: Convert = ({ name }, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        const failed = { code: 'broken_file', message: 'It is broken.' } as const;
        running.push({ name, fail: () => resolve({ failed }), progress: onProgress });
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    return { running, convert };
  }
  const until = async (condition: () => boolean) => {
    for (let i = 0; i < 500 && !condition(); i++) await new Promise((r) => setTimeout(r, 2));
    expect(condition()).toBe(true);
  };

  it('converts one by one, reports progress, and can be stopped', async () => {
    const { running, convert } = byHand();
    const client = await signedIn((await testMock({ convert })).mock);
    const first = await made(scanFrom(client, plyOf(400)));
    const second = await made(scanFrom(client, plyOf(400)));
    const stateOf = async ({ id }: Scan) =>
      (await client.json<{ data: Scan }>('GET', `${SCANS}/${id}`)).body.data.processing;
    await until(() => running.length === 1);
    running[0]?.progress(0.4);
    expect(await stateOf(first)).toEqual({ state: 'running', progress: 0.4, error: null });
    expect(await stateOf(second)).toMatchObject({ state: 'queued' });
    const stop = await client.call('POST', `${SCANS}/${first.id}/cancel-processing`);
    expect((await stop.json()).data.processing).toEqual({
      state: 'canceled',
      progress: 0,
      error: null,
    });
    await until(() => running.length === 2);
    expect(await stateOf(second)).toMatchObject({ state: 'running' });
    await again(client, first);
    expect(await stateOf(first)).toMatchObject({ state: 'queued' });
    running[1]?.fail();
    await until(() => running.length === 3);
    expect(await stateOf(first)).toMatchObject({ state: 'running' });
    expect(await stateOf(second)).toMatchObject({ state: 'failed' });
  });

  it('can be stopped and retried only by those who may update the scan', async () => {
    const client = await signedIn(mock, 'priya.raman');
    for (const action of ['process', 'cancel-processing']) {
      expect(await refusalOf(client.call('POST', `${SCANS}/scn_harbor-01/${action}`))).toBe(
        '403 FORBIDDEN',
      );
    }
  });

  const folder = mkdtempSync(join(tmpdir(), 'mock-processing-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('resumes interrupted conversions after a restart', async () => {
    const { running, convert } = byHand();
    const database = join(folder, 'mock.sqlite');
    const before = (await testMock({ database, convert })).mock;
    const client = new Client(before, 'default');
    await client.signIn();
    const scan = await made(scanFrom(client, plyOf(400)));
    const unfinished = await begun(client, 9000);
    await until(() => running.length === 1);
    await before.close();

    const after = (await testMock({ database })).mock;
    const later = new Client(after, 'default');
    await later.signIn();
    expect(await settled(later, scan)).toMatchObject({
      pointCount: 400,
      processing: { state: 'ready' },
    });
    const head = await later.call('HEAD', unfinished, { headers: { 'tus-resumable': '1.0.0' } });
    expect(head.headers.get('upload-offset')).toBe('0');
    await after.close();
  });

  it('does not resume what has ended the mock twice', async () => {
    const { running, convert } = byHand();
    const mocks: Mock[] = [];
    /** Starts a mock with the files that another one would leave that is killed now. */
    const startFrom = async (before: string, name: string) => {
      const home = join(folder, name);
      if (before) cpSync(join(folder, before), home, { recursive: true });
      rmSync(join(home, 'mock.sqlite.lock'), { force: true });
      const { mock: started } = await testMock({ database: join(home, 'mock.sqlite'), convert });
      mocks.push(started);
      const client = new Client(started, 'default');
      await client.signIn();
      return client;
    };
    const scan = await made(scanFrom(await startFrom('', 'first'), plyOf(400)));
    await until(() => running.length === 1);
    await startFrom('first', 'second');
    await until(() => running.length === 2);
    expect(await settled(await startFrom('second', 'third'), scan)).toMatchObject({
      processing: { state: 'failed', error: { code: 'not_convertible', message: ENDED_HOST } },
    });
    expect(running).toHaveLength(2);
    await Promise.all(mocks.map((each) => each.close()));
  });
});
