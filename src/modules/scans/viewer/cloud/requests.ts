import { isAbort } from '@/api/apiError';
import { ViewerError, type ViewerErrorKind, viewerErrorOf } from '@/shared/viewer/viewer';
import type { CloudInfo } from './cloudInfo';
import type { CloudSource } from './cloudSource';
import { checkHierarchy } from './hierarchy';

/** Delays before the retries in milliseconds. */
const PAUSES = [500, 1000, 2000];

interface Options {
  source: CloudSource;
  signal: AbortSignal;
  /** The validated text of metadata.json. */
  metadata: string;
  info: CloudInfo;
  onBytes: (bytes: number) => void;
  /** Called with the first failure that retries did not fix. No requests follow it. */
  onError: (error: ViewerError) => void;
  pauses?: readonly number[];
}

/**
 * Returns the fetch function of potree-core. The library repeats failed requests every frame and trusts any
 * response, so this retries a few times with growing delays and validates responses.
 */
export function createRequests(options: Options) {
  const { source, signal, metadata, info, onBytes, onError, pauses = PAUSES } = options;
  let failed: ViewerError | null = null;

  /** @throws ViewerError, or AbortError. */
  async function part(name: string, range: Range): Promise<ArrayBuffer> {
    for (let tries = 0; ; tries++) {
      if (failed) throw failed;
      try {
        return await partOnce(name, range);
      } catch (error) {
        const pause = pauses[tries];
        if (!(error instanceof ViewerError) || error.kind !== 'network' || pause === undefined) {
          throw error;
        }
        await sleep(pause, signal);
      }
    }
  }

  async function partOnce(name: string, [first, last]: Range): Promise<ArrayBuffer> {
    const response = await readFrom(source, name, [first, last], signal);
    // The server sent the whole file instead of a range. That could be gigabytes.
    if (response.status !== 206) {
      await response.body?.cancel();
      throw new ViewerError('network', `no byte ranges, status ${response.status}`);
    }
    const data = await bytesOf(response);
    if (BigInt(data.byteLength) !== last - first + 1n) {
      throw new ViewerError('brokenFile', `${data.byteLength} bytes for ${first}-${last}`);
    }
    onBytes(data.byteLength);
    return data;
  }

  return {
    getUrl: async (url: string) => url,
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const name = String(input).split('/').at(-1) ?? '';
      if (name === 'metadata.json') return new Response(metadata);
      try {
        const data = await part(name, rangeOf(init));
        if (name === 'hierarchy.bin') check(data, info);
        return new Response(data);
      } catch (error) {
        if (!failed && !isAbort(error)) {
          failed = viewerErrorOf(error);
          onError(failed);
        }
        throw error;
      }
    },
  };
}

type Range = readonly [first: bigint, last: bigint];

/**
 * Loads the text of metadata.json.
 *
 * @throws ViewerError, or AbortError.
 */
export async function readMetadata(source: CloudSource, signal: AbortSignal): Promise<string> {
  const response = await readFrom(source, 'metadata.json', null, signal);
  return new TextDecoder().decode(await bytesOf(response));
}

async function readFrom(
  source: CloudSource,
  name: string,
  range: Range | null,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await source.read(name, range, signal);
    if (response.ok) return response;
    throw new ViewerError(kindOf(response.status), `${name}: status ${response.status}`);
  } catch (error) {
    if (error instanceof ViewerError || isAbort(error)) throw error;
    throw new ViewerError('network', error);
  }
}

/** Reads a body. A truncated body is a network failure; a failed allocation is a lack of memory. */
async function bytesOf(response: Response): Promise<ArrayBuffer> {
  try {
    return await response.arrayBuffer();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ViewerError(error instanceof RangeError ? 'outOfMemory' : 'network', error);
  }
}

function kindOf(status: number): ViewerErrorKind {
  const kinds: Record<number, ViewerErrorKind> = {
    401: 'forbidden',
    403: 'forbidden',
    404: 'missing',
    409: 'notReady',
    410: 'missing',
    416: 'brokenFile',
  };
  return kinds[status] ?? 'network';
}

function check(data: ArrayBuffer, info: CloudInfo): void {
  try {
    checkHierarchy(data, info);
  } catch (error) {
    throw new ViewerError('brokenFile', error);
  }
}

/** Parses the Range header that the library sets. */
function rangeOf(init: RequestInit | undefined): Range {
  const [, first, last] =
    /^bytes=(\d+)-(\d+)$/.exec(new Headers(init?.headers).get('Range') ?? '') ?? [];
  if (first === undefined || last === undefined) throw new ViewerError('brokenFile', 'no range');
  return [BigInt(first), BigInt(last)];
}

const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
