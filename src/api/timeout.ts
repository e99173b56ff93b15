/** A fetch that fails when the answer, its body included, takes longer. */
export function fetchWithTimeout(milliseconds: number): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]);
    return fetch(request, { signal });
  };
}
