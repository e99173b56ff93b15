/** Resolves on SIGINT, SIGTERM or SIGHUP. */
export const stopSignal = (): Promise<'stopped'> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve('stopped'));
  });
