/**
 * `npm run sample:cloud -- --points 5000000 --out cloud`: writes one story of a building as a Potree 2 point
 * cloud of any size.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writePotree } from '../mock-server/converter/potree/write.ts';
import { clouds } from '../mock-server/core/files/clouds.ts';
import { scatter } from '../mock-server/demo/scans/scatter.ts';
import { officeFloor } from '../mock-server/demo/scans/scenes/office-floor.ts';
import { Refusal, runScript } from './support/refusal.ts';

const usage = `npm run sample:cloud -- --points <number> (--out <folder> | --scan <id>) [--seed <number>] [--force]

  --points  number of points, 1000 to 100000000
  --out     the folder to create
  --scan    replaces the point cloud of a scan in the mock, such as scn_harbor-16
  --seed    another seed scatters the points differently (default 1)
  --force   replaces an existing folder`;

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      points: { type: 'string', default: '200000' },
      out: { type: 'string' },
      scan: { type: 'string' },
      seed: { type: 'string', default: '1' },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const points = numberFrom(values.points, 1000, 100_000_000);
  const seed = numberFrom(values.seed, 0, 2 ** 32 - 1);
  const folder = folderFrom(values);
  if (existsSync(folder)) {
    if (!values.force) throw new Refusal(`${folder} already exists; --force replaces it.`);
    await rm(folder, { recursive: true });
  }
  const started = performance.now();
  const name = `Sample story, ${points.toLocaleString('en')} points`;
  const { bounds } = await writePotree(folder, scatter(officeFloor().scene, points, seed), {
    name,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = bounds.max.map((value, axis) => (value - (bounds.min[axis] ?? 0)).toFixed(1));
  console.log(
    `${points.toLocaleString('en')} points, ${size.join(' × ')} m, in ${seconds} s: ${folder}`,
  );
  return 0;
});

function folderFrom({
  out,
  scan,
}: {
  out?: string | undefined;
  scan?: string | undefined;
}): string {
  if (out && !scan) return resolve(out);
  if (scan && !out && /^[\w-]{1,64}$/.test(scan)) return clouds(scan);
  throw new Refusal(usage);
}

function numberFrom(text: string, min: number, max: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Refusal(`"${text}" is not a whole number from ${min} to ${max}.\n\n${usage}`);
}
