import { refuseOtherBody } from './answer';
import { ApiError, toApiError } from './apiError';
import type { ResolvedRequestOptions } from './generated/client/types.gen';
import { client } from './generated/client.gen';
import type { Auth } from './generated/core/auth.gen';
import { isUnoffered, refreshOffers } from './offers';
import { fetchWithTimeout } from './timeout';

/** The session as the client uses it. The platform's auth folder provides it. */
export interface SessionPort {
  accessToken(): string | null;
  /**
   * Gets a new access token to replace the one that the server refused.
   * @returns null if the session is over.
   * @throws ApiError of kind network if the server could not be reached.
   */
  refresh(refused: string): Promise<string | null>;
  /** Whether the last refresh got this token from the server. Otherwise another tab has, and it can have ended since. */
  isIssued?(token: string): boolean;
}

/** Sessions by the name of the security scheme in the contract. */
const sessions: Partial<Record<NonNullable<Auth['key']>, SessionPort>> = {};

/** Sets the session of visitors on public pages. Their calls never include the token of a signed-in user. */
export function provideVisits(visits: SessionPort): void {
  sessions.visitorAuth = visits;
}

/** Returns the session that a call needs; for an open operation the one of the key `open`, if any. */
export const sessionOf = (
  security: readonly Auth[] | undefined,
  open = '',
): SessionPort | undefined => sessions[security?.[0]?.key ?? open];

type Options = Pick<ResolvedRequestOptions, 'serializedBody' | 'body' | 'fetch'>;

/** Repeats a call with a token. */
export async function again(request: Request, options: Options, token: string): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  // A body that is not serialized, such as bytes, is sent unchanged.
  const body = (options.serializedBody ?? options.body ?? null) as BodyInit | null;
  // The browser sets a new boundary for a form.
  if (body instanceof FormData) headers.delete('Content-Type');
  const { method, signal } = request;
  try {
    return await (options.fetch ?? fetch)(
      new Request(request.url, { method, headers, body, signal }),
    );
  } catch (error) {
    // Convert the error here, because the generated client would combine it with the earlier refusal.
    throw toApiError(error, undefined);
  }
}

/** Timeout for a complete answer, in milliseconds. Transfers with progress have no timeout. */
const ANSWER_TIMEOUT = 30_000;

/**
 * Points the generated client to the API and gives it the session. Call once, before the first request.
 *
 * @param onFailure Called with the error of every failed call except aborted ones. The call waits for it.
 */
export function configureClient(
  baseUrl: string,
  session: SessionPort,
  onFailure: (error: ApiError) => unknown = () => {},
): void {
  sessions.bearerAuth = session;
  client.setConfig({ baseUrl, fetch: fetchWithTimeout(ANSWER_TIMEOUT) });
  const base = new URL(baseUrl, location.origin).href;

  client.interceptors.request.use(async (request, { security, url }) => {
    // A host without the operation would answer that it does not know the address.
    if (await isUnoffered(`${request.method} ${url}`)) throw new ApiError('notOffered', 501);
    // Every request carries the token that is held (specification, section 6), those of open operations, too.
    const token = sessionOf(security, 'bearerAuth')?.accessToken();
    // A call may go to another address. Send the token only to the API.
    if (token && request.url.startsWith(`${base}/`)) {
      request.headers.set('Authorization', `Bearer ${token}`);
    }
    return request;
  });

  client.interceptors.response.use(async (response, request, options) => {
    const refused = request.headers.get('Authorization')?.slice('Bearer '.length);
    // A 401 of an open operation, such as the sign-in, is not about an expired token.
    const port = sessionOf(options.security);
    if (response.status !== 401 || !port) return response;
    const token = await port.refresh(refused ?? '');
    if (!token) return response;
    const answer = await again(request, options, token);
    if (answer.status !== 401 || port.isIssued?.(token) !== false) return answer;
    const issued = await port.refresh(token);
    return issued ? again(request, options, issued) : answer;
  });

  client.interceptors.response.use((response, _request, options) => {
    // The client would read a file of text as a string, which loses the byte order mark and the encoding.
    if (response.headers.get('Content-Type')?.startsWith('text/')) options.parseAs = 'blob';
    return refuseOtherBody(response, options.responseValidator);
  });

  client.interceptors.error.use(async (failure, response, _request, { method, url }) => {
    // The answer to HEAD has no body, so only the status is known.
    const isBare = method === 'HEAD' && response !== undefined;
    const error = isBare ? new ApiError('unknown', response.status) : toApiError(failure, response);
    if (error instanceof ApiError) {
      error.operation ??= `${method} ${url}`;
      if (error.kind === 'notOffered') return error;
      refreshOffers(error.status);
      await onFailure(error);
    }
    return error;
  });
}
