/** What Chromium tells of the connection (Network Information API). Other browsers tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Tells whether each byte costs money or time, so that nothing may load that nobody has asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType);
}
