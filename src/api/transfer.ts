/** How much of a transfer is done: bytes so far, and of how many, if that is known. */
export interface Progress {
  loaded: number;
  total: number | null;
}

/**
 * A fetch that tells how much of the request's body has been sent. fetch itself cannot tell; XMLHttpRequest can.
 * Give it to an operation as its `fetch` option.
 */
export function fetchWithUploadProgress(onProgress: (progress: Progress) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    // Before it is sent, an XMLHttpRequest cannot be aborted.
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
      xhr.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
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
  // A body is an error for these statuses (Fetch standard, null body status).
  const body = [204, 205, 304].includes(xhr.status) ? null : (xhr.response as Blob);
  return new Response(body, { status: xhr.status, headers });
}

/** A fetch that tells how much of the answer's body has come. */
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

/** Hands a file to the browser to save. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the address after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
