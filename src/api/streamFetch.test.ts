import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchStream, StreamRefused } from './streamFetch';

const ADDRESS = 'http://portal.test/api/v1/events';
const stream = () => new Response('', { headers: { 'Content-Type': 'text/event-stream' } });
const status = (code: number) => new Response('{}', { status: code });

/** Answers the calls one after another, and keeps the tokens that they carried. */
function host(...answers: Response[]): (string | null)[] {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    tokens.push(request.headers.get('Authorization'));
    const answer = answers.shift();
    if (!answer) throw new Error('There was one call too many.');
    return answer;
  });
  return tokens;
}

const open = (refresh: (refused: string) => Promise<string | null> = async () => null) =>
  fetchStream(refresh)(ADDRESS, { headers: { Authorization: 'Bearer old' } });

afterEach(() => vi.unstubAllGlobals());

describe('a stream', () => {
  it('opens with the token that the request carries', async () => {
    const tokens = host(stream());
    expect((await open()).status).toBe(200);
    expect(tokens).toEqual(['Bearer old']);
  });

  it('renews a refused token once', async () => {
    const tokens = host(status(401), stream());
    const refresh = vi.fn(async () => 'new');
    expect((await open(refresh)).status).toBe(200);
    expect(refresh).toHaveBeenCalledExactlyOnceWith('old');
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  });

  it('is not tried again after a second refusal of the token', async () => {
    const tokens = host(status(401), status(401));
    expect((await open(async () => 'new')).status).toBe(401);
    expect(tokens).toHaveLength(2);
  });

  it('is not tried again once the session is over', async () => {
    const tokens = host(status(401));
    expect((await open()).status).toBe(401);
    expect(tokens).toHaveLength(1);
  });

  it.each([403, 404, 405, 406, 501])('is not offered by a host that answers %i', async (code) => {
    host(status(code));
    await expect(open()).rejects.toBeInstanceOf(StreamRefused);
  });

  it.each([422, 429, 500, 503])('may be tried again after %i', async (code) => {
    host(status(code));
    expect((await open()).status).toBe(code);
  });

  it('is not any other body', async () => {
    host(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
    await expect(open()).rejects.toBeInstanceOf(TypeError);
  });
});
