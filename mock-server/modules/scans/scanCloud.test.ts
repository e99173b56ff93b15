import { describe, expect, it } from 'vitest';
import { Client, form, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import { readRange } from '../../core/files/ranges.ts';

const { mock } = await testMock();
// A scan of a whole story, which has more than one level of detail.
const CLOUD = '/projects/prj_harbor/scans/scn_harbor-16/cloud';
let tenants = 0;

async function signedIn(name = 'ana.torres'): Promise<Client> {
  const client = new Client(mock, `cloud-${++tenants}`);
  await client.signIn(`${name}@example.com`);
  return client;
}

const part = (client: Client, file: string, range: string, more: Record<string, string> = {}) =>
  client.call('GET', `${CLOUD}/${file}`, { headers: { range, ...more } });

describe('the point cloud of a scan', () => {
  it('can be read in ranges that add up to the whole', async () => {
    const client = await signedIn();
    const whole = await client.call('GET', `${CLOUD}/hierarchy.bin`);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));

    const first = await part(client, 'hierarchy.bin', 'bytes=0-21');
    expect(first.status).toBe(206);
    expect(first.headers.get('content-range')).toBe(`bytes 0-21/${bytes.length}`);
    const rest = await part(client, 'hierarchy.bin', 'bytes=22-');
    const both = [first, rest].map(async (answer) => Buffer.from(await answer.arrayBuffer()));
    expect(Buffer.concat(await Promise.all(both))).toEqual(bytes);
  });

  it('has the points and the bounds of the record', async () => {
    const client = await signedIn();
    const answer = await client.call('GET', `${CLOUD}/metadata.json`);
    const metadata = await answer.json();
    expect(metadata).toMatchObject({ version: '2.0', points: 200_000, encoding: 'DEFAULT' });
    const octree = await part(client, 'octree.bin', 'bytes=0-0');
    expect(octree.headers.get('content-range')).toBe(`bytes 0-0/${200_000 * 21}`);
  });

  it('answers 416 with its size for a range outside of the file', async () => {
    const answer = await part(await signedIn(), 'octree.bin', 'bytes=4200000-');
    expect(answer.headers.get('content-range')).toBe('bytes */4200000');
    expect(await refusalOf(answer)).toBe('416 RANGE_NOT_SATISFIABLE');
  });

  it('answers the whole file if the caller’s entity tag does not match', async () => {
    const client = await signedIn();
    const etag = (await part(client, 'hierarchy.bin', 'bytes=0-0')).headers.get('etag') ?? '';
    const range = 'bytes=0-0';
    expect((await part(client, 'hierarchy.bin', range, { 'if-range': etag })).status).toBe(206);
    expect((await part(client, 'hierarchy.bin', range, { 'if-range': '"old"' })).status).toBe(200);
  });

  it('is for members of the project, and has three files', async () => {
    const client = await signedIn();
    const none = { headers: { authorization: 'Bearer no' } };
    expect(await refusalOf(client.call('GET', `${CLOUD}/octree.bin`, none))).toBe(
      '401 UNAUTHENTICATED',
    );
    expect(await refusalOf(client.call('GET', `${CLOUD}/secret.bin`))).toBe('404 NOT_FOUND');
    const other = CLOUD.replace('scn_harbor-16', 'scn_clinic-01');
    expect(await refusalOf(client.call('GET', `${other}/octree.bin`))).toBe('404 NOT_FOUND');
  });

  it('is not available for an unprocessed scan', async () => {
    const client = await signedIn();
    const body = form({ title: 'New', description: '', file: new File(['ply\n'], 'new.ply') });
    const made = await client.call('POST', '/projects/prj_harbor/scans', { body });
    const { data } = await made.json();
    const path = `/projects/prj_harbor/scans/${data.id}/cloud/metadata.json`;
    expect(await refusalOf(client.call('GET', path))).toBe('409 NOT_READY');
  });
});

describe('readRange', () => {
  it.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=90-1000', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    // Several ranges and invalid headers are ignored.
    ['bytes=0-1,5-6', 'all'],
    ['bytes=9-0', 'all'],
    ['bytes=-', 'all'],
    ['lines=0-9', 'all'],
    [undefined, 'all'],
  ] as const)('%s of 100 bytes', (range, expected) => {
    expect(readRange(range, 100)).toEqual(expected);
  });
});
