// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWithDownloadProgress, fetchWithUploadProgress, type Progress } from './transfer';

afterEach(() => vi.unstubAllGlobals());

describe('a download', () => {
  /** Downloads the chunks. Returns the response, its text and the reported progress. */
  async function download(chunks: string[], init: ResponseInit) {
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    vi.stubGlobal('fetch', async () => new Response(body, init));
    const reported: Progress[] = [];
    const response = await fetchWithDownloadProgress((progress) => reported.push(progress))('/');
    return { response, text: await response.text(), reported };
  }

  it('reports the progress after each chunk', async () => {
    const { text, reported } = await download(['ab', 'cde'], {
      headers: { 'Content-Length': '5' },
    });
    expect(text).toBe('abcde');
    expect(reported).toEqual([
      { loaded: 2, total: 5 },
      { loaded: 5, total: 5 },
    ]);
  });

  it.each<[string, HeadersInit]>([
    ['is not said', {}],
    ['is that of the compressed body', { 'Content-Length': '3', 'Content-Encoding': 'gzip' }],
    ['is nonsense', { 'Content-Length': 'many' }],
  ])('does not claim to know the length that %s', async (_, headers) => {
    expect((await download(['ab'], { headers })).reported).toEqual([{ loaded: 2, total: null }]);
  });

  it('preserves status and headers', async () => {
    const { response } = await download(['x'], {
      status: 206,
      headers: { 'Content-Type': 'application/zip' },
    });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-type')).toBe('application/zip');
  });

  it('does not count the body of a failure', async () => {
    const { text, reported } = await download(['{}'], { status: 500 });
    expect(text).toBe('{}');
    expect(reported).toEqual([]);
  });
});

describe('an upload', () => {
  /** A replacement of XMLHttpRequest that tests control. */
  class FakeXhr {
    static last: FakeXhr | undefined;
    readonly upload: { onprogress?: (event: object) => void } = {};
    readonly headers: Record<string, string> = {};
    status = 0;
    response: unknown;
    sent: Blob | undefined;
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    abort = vi.fn(() => this.onabort());
    open = vi.fn();
    constructor() {
      FakeXhr.last = this;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getAllResponseHeaders() {
      return 'content-type: application/json\r\nx-trace: a: b\r\n';
    }
    send(body: Blob) {
      this.sent = body;
    }
  }

  /** Starts an upload and waits until its body is sent. */
  async function upload(reported: Progress[] = [], signal?: AbortSignal) {
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    FakeXhr.last = undefined;
    const answer = fetchWithUploadProgress((progress) => reported.push(progress))(
      'http://api.test/x',
      {
        method: 'POST',
        body: 'hello',
        headers: { Authorization: 'Bearer t' },
        ...(signal && { signal }),
      },
    );
    answer.catch(() => {});
    const xhr = await vi.waitUntil(() => FakeXhr.last?.sent && FakeXhr.last);
    return { answer, xhr };
  }

  it('sends method, address, headers and body', async () => {
    const { xhr } = await upload();
    expect(xhr.open).toHaveBeenCalledWith('POST', 'http://api.test/x');
    expect(xhr.headers).toMatchObject({ authorization: 'Bearer t' });
    expect(await xhr.sent?.text()).toBe('hello');
  });

  it('reports the progress', async () => {
    const reported: Progress[] = [];
    const { xhr } = await upload(reported);
    xhr.upload.onprogress?.({ loaded: 2, total: 5, lengthComputable: true });
    xhr.upload.onprogress?.({ loaded: 3, total: 0, lengthComputable: false });
    expect(reported).toEqual([
      { loaded: 2, total: 5 },
      { loaded: 3, total: null },
    ]);
  });

  it('answers as fetch would', async () => {
    const { answer, xhr } = await upload();
    Object.assign(xhr, { status: 201, response: new Blob(['{"success":true}']) });
    xhr.onload();
    const response = await answer;
    expect(response.status).toBe(201);
    expect(response.headers.get('x-trace')).toBe('a: b');
    expect(await response.json()).toEqual({ success: true });
  });

  it('answers without a body if the status allows none', async () => {
    const { answer, xhr } = await upload();
    Object.assign(xhr, { status: 204, response: new Blob([]) });
    xhr.onload();
    expect((await answer).body).toBeNull();
  });

  it('fails like fetch without a connection', async () => {
    const { answer, xhr } = await upload();
    xhr.onerror();
    await expect(answer).rejects.toThrow(TypeError);
  });

  it('can be aborted like fetch', async () => {
    const aborter = new AbortController();
    const { answer, xhr } = await upload([], aborter.signal);
    aborter.abort();
    expect(xhr.abort).toHaveBeenCalledOnce();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
