import { ApiError } from './apiError';
import { client } from './generated/client.gen';

const HEADER = 'Idempotency-Key';

/** Keys of requests that may have arrived although their answer did not, by the content of the request. */
const unanswered = new Map<string, string>();
const contents = new WeakMap<Request, string>();

/**
 * Makes the client send an Idempotency-Key with each POST of a signed-in user, so that a lost answer makes no second
 * record. A request that repeats an unanswered one gets its key, whether the app or the user repeats it. A host ignores
 * the header on calls that create nothing. Call once, after configureClient. The sign-in page does not need it.
 */
export function sendKeys(): void {
  client.interceptors.request.use((request, { security, serializedBody, body }) => {
    // Keys belong to an account.
    const isOwn = security?.[0]?.key === 'bearerAuth';
    // What waits for a connection over a reload brings its own key.
    if (isOwn && request.method === 'POST' && !request.headers.has(HEADER))
      addKey(request, serializedBody ?? body);
    return request;
  });
  client.interceptors.error.use((error, _response, request) => {
    keepKey(request, error);
    return error;
  });
}

/** @param body The body before it became a stream. */
function addKey(request: Request, body: unknown): void {
  const content = contentOf(request, body);
  const key = unanswered.get(content) ?? newKey();
  // An equal request that is sent at the same time is another intent.
  unanswered.delete(content);
  contents.set(request, content);
  request.headers.set(HEADER, key);
}

/** Keeps the key of a failed request, unless the answer says that nothing was created. */
function keepKey(request: Request | undefined, error: unknown): void {
  const content = request && contents.get(request);
  const key = request?.headers.get(HEADER);
  if (content && key && isUnknown(error)) unanswered.set(content, key);
}

/** Tells whether the host may have done what the request asked for. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status, code } = error;
  // A gateway that waited for too long answers 408 (RFC 9110 section 15.5.9).
  const isRefused = status >= 400 && status < 500 && status !== 408;
  return !isRefused || code === 'IDEMPOTENCY_KEY_IN_USE';
}

function contentOf({ url, headers }: Request, body: unknown): string {
  // The tus protocol describes a new upload in headers.
  const upload = [...headers].filter(([name]) => name.startsWith('upload-'));
  const values = body instanceof FormData ? [...body].map(fieldOf) : body;
  return JSON.stringify([url, upload, values]);
}

const fieldOf = ([name, value]: [string, FormDataEntryValue]): unknown[] =>
  value instanceof File
    ? [name, value.name, value.size, value.type, value.lastModified]
    : [name, value];

/** Returns a string of structured fields (RFC 9651 section 3.3.3). `randomUUID` would need a secure context. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `"${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
