/**
 * Runs one task at a time across all tabs. Web Locks need a secure context, and a browser can forbid them; without them, tabs
 * do not coordinate.
 *
 * @param signal Ends the wait for the turn.
 */
export async function exclusively<T>(
  name: string,
  task: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return task();
  };
  try {
    return await navigator.locks.request(name, { ...(signal && { signal }) }, begin);
  } catch (error) {
    if (isBegun || signal?.aborted) throw error;
    return begin();
  }
}
