/** Runs one task at a time across all tabs. Web Locks need a secure context; without them, tabs do not coordinate. */
export async function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(name, task) : task();
}
