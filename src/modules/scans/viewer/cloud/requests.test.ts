import { describe, expect, test, vi } from 'vitest';
import { ViewerError } from '@/shared/viewer/viewer';
import { readCloudInfo } from './cloudInfo';
import type { CloudSource } from './cloudSource';
import { createRequests } from './requests';

const metadata = JSON.stringify({
  version: '2.0',
  points: 3,
  encoding: 'DEFAULT',
  boundingBox: { min: [0, 0, 0], max: [1, 1, 1] },
  attributes: [{ name: 'position', size: 12, min: [0, 0, 0], max: [1, 1, 0.5] }],
});
const info = readCloudInfo(metadata, 'z');

/** A hierarchy of one node with 3 points. */
function oneNode({ type = 1, bytes = 36 } = {}): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint8(0, type);
  view.setUint32(2, 3, true);
  view.setBigInt64(14, BigInt(bytes), true);
  return view.buffer;
}

function requestsOf(read: CloudSource['read'], signal = new AbortController().signal) {
  const onError = vi.fn<(error: ViewerError) => void>();
  const onBytes = vi.fn<(bytes: number) => void>();
  const source = { upAxis: 'z' as const, read: vi.fn(read) };
  const all = { source, signal, metadata, info, onError, onBytes, pauses: [0, 0] };
  const requests = createRequests(all);
  const ask = (name: string, range: string) =>
    requests.fetch(`cloud/${name}`, { headers: { Range: `bytes=${range}` } });
  return { ask, requests, source, onError, onBytes };
}

const answer =
  (status: number, body: ArrayBuffer | null = null) =>
  async () =>
    new Response(body, { status });

test('requests byte ranges and counts them', async () => {
  const { ask, source, onBytes } = requestsOf(answer(206, oneNode()));
  const response = await ask('hierarchy.bin', '0-21');
  expect((await response.arrayBuffer()).byteLength).toBe(22);
  expect(source.read).toHaveBeenCalledWith('hierarchy.bin', [0n, 21n], expect.anything());
  expect(onBytes).toHaveBeenCalledWith(22);
});

test('returns the metadata that is loaded already', async () => {
  const { requests, source } = requestsOf(answer(500));
  expect(await (await requests.fetch('cloud/metadata.json')).text()).toBe(metadata);
  expect(source.read).not.toHaveBeenCalled();
});

describe('a failure', () => {
  test.each([
    ['403', 'forbidden', answer(403)],
    ['404', 'missing', answer(404)],
    ['a range that the file does not have', 'brokenFile', answer(416)],
    ['fewer bytes than were asked for', 'brokenFile', answer(206, new ArrayBuffer(9))],
    ['a node of another size than its points', 'brokenFile', answer(206, oneNode({ bytes: 35 }))],
    ['a type of node that there is not', 'brokenFile', answer(206, oneNode({ type: 7 }))],
  ] as const)('%s is told at once, and once', async (_, kind, read) => {
    const { ask, source, onError } = requestsOf(read);
    await expect(ask('hierarchy.bin', '0-21')).rejects.toThrow(ViewerError);
    // The library repeats the request with the next frame.
    await expect(ask('hierarchy.bin', '0-21')).rejects.toThrow(ViewerError);
    expect(onError.mock.calls.map(([error]) => error.kind)).toEqual([kind]);
    expect(source.read).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['of the server', answer(503)],
    ['of the network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['to give only a part', answer(200, oneNode())],
  ] as const)('%s is told after some more tries', async (_, read) => {
    const { ask, source, onError } = requestsOf(read);
    await expect(ask('octree.bin', '0-21')).rejects.toThrow(ViewerError);
    expect(onError.mock.calls.map(([error]) => error.kind)).toEqual(['network']);
    expect(source.read).toHaveBeenCalledTimes(3);
  });

  test('retries a temporary failure without reporting it', async () => {
    let calls = 0;
    const { ask, onError } = requestsOf(() => answer(++calls < 3 ? 500 : 206, oneNode())());
    await expect(ask('octree.bin', '0-21')).resolves.toBeInstanceOf(Response);
    expect(onError).not.toHaveBeenCalled();
  });

  test('reports nothing after the viewer is disposed', async () => {
    const aborter = new AbortController();
    const { ask, onError } = requestsOf(() => {
      aborter.abort();
      return Promise.reject(aborter.signal.reason);
    }, aborter.signal);
    await expect(ask('octree.bin', '0-21')).rejects.toThrow();
    expect(onError).not.toHaveBeenCalled();
  });
});

test.each([
  ['nothing', ''],
  ['a page of HTML', '<html>'],
  ['another version', metadata.replace('2.0', '1.8')],
  ['an encoding that is not known', metadata.replace('DEFAULT', 'ZIP')],
  ['bounds that are none', metadata.replace('[1,1,0.5]', '["a"]')],
])('metadata with %s is a broken file', (_, text) => {
  expect(() => readCloudInfo(text, 'z')).toThrow(expect.objectContaining({ kind: 'brokenFile' }));
});
