import { table } from '../support/table.ts';
import type { Host } from './host.ts';
import { type Measured, measurePages, type Page } from './pages.ts';
import { kilobytes, seconds } from './units.ts';

/** Maximum number of files until a page is usable: document, code, styles, fonts and icon. */
const MAX_REQUESTS = 12;
/** Maximum time to the first paint of the sign-in page, as a multiple of that of the bare form. */
const MAX_FIRST_PAINT_RATIO = 1.25;

/**
 * Measures the pages and a bare form for comparison, and prints the figures.
 * @param pages the sign-in page first
 * @returns whether all figures are within their limits
 */
export async function reportPages(bare: Host, pages: readonly Page[]): Promise<boolean> {
  const limit = Number.POSITIVE_INFINITY;
  const form: Page = { name: 'Bare form', host: bare, path: '/login/', limit, storage: {} };
  try {
    const [yardstick, ...measured] = await measurePages([form, ...pages]);
    if (!yardstick) return false;
    pages.forEach(({ name }, i) => {
      const page = measured[i];
      if (page) reportFiles(name, page);
    });
    const rows = [form, ...pages].map((page, i) => rowOf(page, [yardstick, ...measured][i]));
    console.log(
      `\n4x slower CPU, 1.6 Mbit/s, 150 ms, empty cache, median of 5\n${table(
        ['', 'Requests', 'Code and styles', 'Limit', 'First paint', 'Largest paint'],
        rows,
      )}`,
    );
    const times = (measured[0]?.firstPaint ?? Infinity) / yardstick.firstPaint;
    console.log(
      `  First paint of the sign-in page: ${times.toFixed(2)} times that of the bare form, limit ${MAX_FIRST_PAINT_RATIO}. At most ${MAX_REQUESTS} requests, including the document but not API calls.`,
    );
    const small = pages.every(({ limit }, i) => (measured[i]?.codeBytes ?? Infinity) <= limit);
    const few = measured.every(({ requests }) => requests <= MAX_REQUESTS);
    return small && few && times <= MAX_FIRST_PAINT_RATIO;
  } finally {
    bare.close();
  }
}

const rowOf = ({ name, limit }: Page, page?: Measured): string[] => [
  name,
  String(page?.requests),
  kilobytes(page?.codeBytes ?? 0),
  Number.isFinite(limit) ? kilobytes(limit) : '',
  seconds(page?.firstPaint ?? 0),
  seconds(page?.largestPaint ?? 0),
];

function reportFiles(name: string, { code, otherBytes }: Measured): void {
  console.log(`
${name}
${table(
  ['File', 'Gzip'],
  code.map(({ path, bytes }) => [path, kilobytes(bytes)]),
)}
  Page, fonts and pictures: ${kilobytes(otherBytes)}`);
}
