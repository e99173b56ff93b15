/** The progress of a transfer in bytes; `total` is null if the size is unknown. */
export interface Progress {
  loaded: number;
  total: number | null;
}

/** Sends a small file without progress. Unlike other calls, it may take as long as the connection needs. */
export const fetchWithoutTimeout: typeof fetch = (input, init) => fetch(input, init);

/** The second number is the first byte that no longer belongs to the range. */
export type ByteRange = readonly [from: number, to: number];

/** Asks for a part of a file, past the cache of the browser: it lets parts of the same file wait for each other. */
export const fetchPart = (address: string, [from, to]: ByteRange, signal: AbortSignal) =>
  fetch(address, { headers: { range: `bytes=${from}-${to - 1}` }, cache: 'no-store', signal });

/** Reads the text of a file at its short-lived address, which needs no token. @throws if the file is gone */
export async function readText(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The file answered ${answer.status}.`);
  return answer.text();
}

/**
 * Returns a fetch function that reports how much of the request body has been sent. Uses XMLHttpRequest, because fetch
 * reports no upload progress. Pass it to an operation as its `fetch` option.
 */
export function fetchWithUploadProgress(onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    // An XMLHttpRequest cannot be aborted before it is sent.
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress({ loaded, total: lengthComputable ? total : null });
      xhr.onload = () => resolve(toResponse(xhr));
      xhr.onerror = () => reject(new TypeError('Failed to fetch'));
      xhr.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(body);
    });
  };
}

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // Response throws if these statuses have a body (Fetch standard, null body status).
  const body = [204, 205, 304].includes(xhr.status) ? null : (xhr.response as Blob);
  return new Response(body, { status: xhr.status, headers });
}

/** Returns a fetch function that reports how much of the response body has arrived. */
export function fetchWithDownloadProgress(onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.body) return response;
    const length = Number(response.headers.get('Content-Length'));
    const total = length > 0 && !response.headers.get('Content-Encoding') ? length : null;
    let loaded = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          loaded += chunk.byteLength;
          onProgress({ loaded, total });
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, response);
  };
}

/**
 * Reads the file at an address from an answer, such as the picture of a record.
 * @throws if the host cannot be reached, or has no such file
 */
export async function readFile(url: string, name: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${name} answers ${answer.status}.`);
  return new File([await answer.blob()], name);
}

/**
 * Makes the browser save a file.
 * @param file Bytes as the host sent them: a text would lose its byte order mark.
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the URL after the click. One minute is long enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
