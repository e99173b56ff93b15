import { refuseOtherBody } from './answer';
import { ApiError, toApiError } from './apiError';
import { client } from './generated/client.gen';
import type { Auth } from './generated/core/auth.gen';
import { fetchWithTimeout } from './timeout';

/** What the client needs to know of the session. The platform's auth folder provides it. */
export interface SessionPort {
  accessToken(): string | null;
  /**
   * Gets a new access token in place of the one that the server refused.
   * @returns null when the session is over.
   * @throws ApiError of kind network when the server could not be asked.
   */
  refresh(refused: string): Promise<string | null>;
}

/** By the name that the contract has for the kind of bearer. */
const sessions: Partial<Record<NonNullable<Auth['key']>, SessionPort>> = {};

/** What visitors of public pages have in place of a session. Nothing of a signed-in user goes with their calls. */
export function provideVisits(visits: SessionPort): void {
  sessions.visitorAuth = visits;
}

/** Whose call it is; nobody's, where none has to be anybody. */
const sessionOf = (security: readonly Auth[] | undefined): SessionPort | undefined =>
  sessions[security?.[0]?.key ?? ''];

/** Milliseconds after which an answer that is not complete counts as none; transfers with a progress have no limit. */
const ANSWER_TIMEOUT = 30_000;

/**
 * Points the generated client to the API and gives it the session. Call once, before the first request.
 *
 * @param onFailure Is told of every failed call but those that were given up.
 */
export function configureClient(
  baseUrl: string,
  session: SessionPort,
  onFailure: (error: ApiError) => void = () => {},
): void {
  sessions.bearerAuth = session;
  client.setConfig({ baseUrl, fetch: fetchWithTimeout(ANSWER_TIMEOUT) });
  const base = new URL(baseUrl, location.origin).href;

  client.interceptors.request.use((request, { security }) => {
    const token = sessionOf(security)?.accessToken();
    // An operation may name another address; the bearer is for the API's own only.
    if (token && request.url.startsWith(`${base}/`)) {
      request.headers.set('Authorization', `Bearer ${token}`);
    }
    return request;
  });

  client.interceptors.response.use(async (response, request, options) => {
    const refused = request.headers.get('Authorization')?.slice('Bearer '.length);
    // Where no sign-in is needed, such as at sign-in itself, a 401 has another meaning.
    const own = sessionOf(options.security);
    if (response.status !== 401 || !refused || !own) return response;
    const token = await own.refresh(refused);
    if (!token) return response;
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${token}`);
    // Bytes are sent as they are.
    const body = (options.serializedBody ?? options.body ?? null) as BodyInit | null;
    // The browser writes the boundary of a form anew.
    if (body instanceof FormData) headers.delete('Content-Type');
    const { method, signal } = request;
    const again = new Request(request.url, { method, headers, body, signal });
    try {
      return await (options.fetch ?? fetch)(again);
    } catch (error) {
      // Said here, since the generated client still has the 401 in hand and would report that.
      throw toApiError(error, undefined);
    }
  });

  client.interceptors.response.use((response, _request, { responseValidator }) =>
    refuseOtherBody(response, responseValidator),
  );

  client.interceptors.error.use((failure, response, _request, { method, url }) => {
    // The answer to HEAD has no body: its status is all there is.
    const isBare = method === 'HEAD' && response !== undefined;
    const error = isBare ? new ApiError('unknown', response.status) : toApiError(failure, response);
    if (error instanceof ApiError) {
      error.operation ??= `${method} ${url}`;
      onFailure(error);
    }
    return error;
  });
}
