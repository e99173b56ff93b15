/** What Chromium tells of the connection (Network Information API). Other browsers tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Tells whether each byte costs money or time, so that nothing may load that nobody has asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  // Also slow-2g.
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}
