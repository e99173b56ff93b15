import { table } from '../support/table.ts';
import type { Host } from './host.ts';
import { type Measured, measurePages, type Page, sum } from './pages.ts';
import { report } from './report.ts';
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
  const form: Page = {
    ...{ name: 'Bare form', host: bare, path: '/login/', usable: 'form button', storage: {} },
    limit: Number.POSITIVE_INFINITY,
    idleLimit: Number.POSITIVE_INFINITY,
  };
  try {
    const [yardstick, ...measured] = await measurePages([form, ...pages]);
    const [signIn] = measured;
    if (!yardstick || !signIn) return false;
    pages.forEach(({ name }, i) => {
      const page = measured[i];
      if (page) reportFiles(name, page);
    });
    console.log(
      `\n4x slower CPU, 1.6 Mbit/s, 150 ms, empty cache, median of 5\n${table(
        ['', 'First paint', 'Largest paint', 'Usable'],
        [form, ...pages].map(({ name }, i) => rowOf(name, [yardstick, ...measured][i])),
      )}`,
    );
    const ratio = signIn.paints.first / yardstick.paints.first;
    return report('First pages', [
      ...pages.flatMap((page, i) => figuresOf(page, measured[i])),
      {
        what: 'Sign-in page: first paint, times that of the bare form',
        ...{ value: ratio, limit: MAX_FIRST_PAINT_RATIO, unit: 'x' },
      },
    ]);
  } finally {
    bare.close();
  }
}

const figuresOf = ({ name, limit, idleLimit }: Page, page: Measured | undefined) => {
  const kB = (bytes = Infinity) => bytes / 1000;
  const of = (what: string, value: number, most: number, unit: string) => ({
    ...{ what: `${name}: ${what}`, value, limit: most, unit },
  });
  return [
    of('code and styles until usable', kB(page?.codeBytes), kB(limit), 'kB'),
    of('files until usable', page?.requests ?? Infinity, MAX_REQUESTS, ''),
    of('fetched in idle time', kB(page && sum(page.idle)), kB(idleLimit), 'kB'),
    of('fetched in idle time on a metered connection', kB(page?.sparingBytes), 0, 'kB'),
  ];
};

const rowOf = (name: string, page: Measured | undefined): string[] => [
  name,
  seconds(page?.paints.first ?? 0),
  seconds(page?.paints.largest ?? 0),
  seconds(page?.paints.usable ?? 0),
];

function reportFiles(name: string, { code, otherBytes, idle }: Measured): void {
  const rows = (files: typeof code) => files.map(({ path, bytes }) => [path, kilobytes(bytes)]);
  console.log(`
${name}
${table(['Code and styles until usable', 'Gzip'], rows(code))}
  Page, fonts and pictures until then: ${kilobytes(otherBytes)}
${table(['In idle time', 'Gzip'], rows(idle))}`);
}
