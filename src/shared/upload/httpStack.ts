import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { ApiError } from '@/api/apiError';
import { addUploadChunk, createUpload, getUploadOffset } from '@/api/generated/uploads.gen';
import { fetchWithUploadProgress } from '@/api/transfer';
import { checksumOf } from './checksum';

/** Milliseconds without a byte after which a connection counts as lost. */
const TIMEOUT_MS = 60_000;

/** The id at the end of an upload's URL. */
export const uploadIdOf = (url: string): string =>
  decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');

/** Returns the URL of an upload, for tus-js-client. */
export const uploadUrlOf = (projectId: string, uploadId = ''): string => {
  const path = ['projects', projectId, 'uploads', uploadId].map(encodeURIComponent).join('/');
  return `${location.origin}/${path}`;
};

/**
 * Sends the requests of tus-js-client through the generated client, so that they share the
 * session's token, its refresh and its errors. Rejects with an ApiError.
 */
export class ApiHttpStack implements HttpStack {
  readonly #projectId: string;

  constructor(projectId: string) {
    this.#projectId = projectId;
  }

  createRequest(method: string, url: string): HttpRequest {
    return new ApiRequest(this.#projectId, method, url);
  }

  getName(): string {
    return 'ApiHttpStack';
  }
}

class ApiRequest implements HttpRequest {
  readonly #projectId: string;
  readonly #method: string;
  readonly #url: string;
  readonly #headers: Record<string, string> = {};
  readonly #aborter = new AbortController();
  #onProgress: (bytes: number) => void = () => {};

  constructor(projectId: string, method: string, url: string) {
    this.#projectId = projectId;
    this.#method = method;
    this.#url = url;
  }

  getMethod(): string {
    return this.#method;
  }

  getURL(): string {
    return this.#url;
  }

  setHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getHeader(name: string): string | undefined {
    return this.#headers[name];
  }

  setProgressHandler(handler: (bytes: number) => void): void {
    this.#onProgress = handler;
  }

  async abort(): Promise<void> {
    this.#aborter.abort();
  }

  getUnderlyingObject(): unknown {
    return undefined;
  }

  async send(body: Blob | undefined): Promise<HttpResponse> {
    const { response } = await this.#call(body);
    return {
      getStatus: () => response.status,
      getHeader: (name) => response.headers.get(name) ?? undefined,
      getBody: () => '',
      getUnderlyingObject: () => response,
    };
  }

  async #call(body: Blob | undefined) {
    const { signal } = this.#aborter;
    const path = { projectId: this.#projectId, uploadId: uploadIdOf(this.#url) };
    const tus = { 'Tus-Resumable': this.#headers['Tus-Resumable'] ?? '' };
    switch (this.#method) {
      case 'POST':
        return createUpload({
          path,
          signal,
          throwOnError: true,
          headers: {
            ...tus,
            'Upload-Length': Number(this.#headers['Upload-Length']),
            'Upload-Metadata': this.#headers['Upload-Metadata'] ?? '',
          },
        });
      case 'HEAD':
        return getUploadOffset({ path, signal, throwOnError: true, headers: tus });
      default:
        return this.#sendChunk(path, tus, body ?? new Blob());
    }
  }

  async #sendChunk(
    path: { projectId: string; uploadId: string },
    tus: { 'Tus-Resumable': string },
    body: Blob,
  ) {
    const checksum = await checksumOf(body);
    let watch: ReturnType<typeof setTimeout> | undefined;
    const stalled = new AbortController();
    const alive = () => {
      clearTimeout(watch);
      watch = setTimeout(() => stalled.abort(), TIMEOUT_MS);
    };
    alive();
    try {
      return await addUploadChunk({
        path,
        body,
        bodySerializer: null,
        throwOnError: true,
        signal: AbortSignal.any([this.#aborter.signal, stalled.signal]),
        fetch: fetchWithUploadProgress(({ loaded }) => {
          alive();
          this.#onProgress(loaded);
        }),
        headers: {
          ...tus,
          'Upload-Offset': Number(this.#headers['Upload-Offset']),
          ...(checksum && { 'Upload-Checksum': checksum }),
        },
      });
    } catch (error) {
      if (stalled.signal.aborted) throw new ApiError('network', 0, undefined, error);
      throw error;
    } finally {
      clearTimeout(watch);
    }
  }
}
