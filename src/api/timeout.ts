import { ApiError } from './apiError';

/** Returns a fetch function that fails if the response, including its body, takes longer. */
export function fetchWithTimeout(milliseconds: number): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const late = new AbortController();
    // AbortSignal.timeout may be collected as garbage together with the signals that depend on it, and never ends then.
    setTimeout(() => late.abort(new ApiError('network', 504)), milliseconds);
    return fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) });
  };
}
