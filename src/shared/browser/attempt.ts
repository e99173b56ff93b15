/**
 * Uses something of the browser that it can lack or forbid, such as its storage with blocked cookies.
 * @returns null if that throws
 */
export function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
