/** Returns a fetch function that fails if the response, including its body, takes longer. */
export function fetchWithTimeout(milliseconds: number): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]);
    return fetch(request, { signal });
  };
}
