import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPart } from './readPart';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const part = () => new Response('part', { status: 206 });
const refused = (status: number) => () => new Response('', { status });
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers the requests in turn, the last answer for all that follow. Returns the addresses that were asked. */
function host(...answers: (() => Response | Promise<Response>)[]): string[] {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? part;
    asked.push(url);
    return answer();
  };
  vi.stubGlobal('fetch', fetch);
  return asked;
}

const read = async (source: Parameters<typeof readPart>[0], signal = AbortSignal.any([])) =>
  new TextDecoder().decode(await readPart(source, [0, 4], signal));

describe('a part of a PDF', () => {
  it('is asked for again after the connection broke or the host failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const asked = host(broken, refused(503), part);
    const text = read({ url: () => '/file' });
    await vi.runAllTimersAsync();
    expect(await text).toBe('part');
    expect(asked).toHaveLength(3);
  });

  it('is asked for at the new address after one has ended', async () => {
    const asked = host(refused(403), part);
    let url = '/file?grant=1';
    const renew = async () => {
      url = '/file?grant=2';
    };
    expect(await read({ url: () => url, renew })).toBe('part');
    expect(asked).toEqual(['/file?grant=1', '/file?grant=2']);
  });

  it('is given up after the third try, and at once when nobody waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const asked = host(refused(500));
    const failed = expect(read({ url: () => '/file' })).rejects.toThrow('500');
    await vi.runAllTimersAsync();
    await failed;
    expect(asked).toHaveLength(3);
    await expect(read({ url: () => '/file' }, AbortSignal.abort())).rejects.toThrow('500');
    expect(asked).toHaveLength(4);
  });

  it('is never the whole file of a host that ignores ranges', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    host(refused(200));
    const failed = expect(read({ url: () => '/file' })).rejects.toThrow('200');
    await vi.runAllTimersAsync();
    await failed;
  });
});
