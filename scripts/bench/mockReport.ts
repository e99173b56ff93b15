import { inRoot } from '../support/paths.ts';
import { runNode } from '../support/run.ts';
import { MIN_RATIO } from './figures.ts';
import { report } from './report.ts';

/** Runs `npm run bench:mock`, and reads its ratios to plain Prism. @returns whether all its figures are within their limits */
export async function reportMock(): Promise<boolean> {
  const { code, stdout } = await runNode([inRoot('scripts', 'bench-mock.ts')], { show: true });
  const ratios = [...stdout.matchAll(/^(\S+) ([\d.]+) x$/gm)];
  const isWithin = report(
    'The mock',
    ratios.map(([, name, ratio]) => ({
      what: `${name}: times the requests of plain Prism`,
      ...{ value: Number(ratio), limit: MIN_RATIO, isLeast: true, unit: 'x' },
    })),
  );
  if (ratios.length === 0 || (code !== 0 && isWithin)) {
    throw new Error('npm run bench:mock names a figure above that is not within its limit.');
  }
  return isWithin;
}
