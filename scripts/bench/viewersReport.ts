import { table } from '../support/table.ts';
import type { Host } from './host.ts';
import { report } from './report.ts';
import { ask, type Session } from './session.ts';
import { kilobytes, megabytes, seconds } from './units.ts';
import {
  type Chosen,
  CLOUD_POINTS,
  type CloudMeasured,
  ensureCloud,
  growthOf,
  MAX_GROWTH,
  measureViewer,
  OPENINGS,
  type ViewerMeasured,
  type ViewerPage,
  viewerPages,
} from './viewers.ts';

/** Smaller files are reported as one. */
const SMALL_FILE = 1_500;

interface Options {
  web: Host;
  mockAddress: string;
  /** The folder with clouds that the mock serves in place of a scan's. */
  clouds: string;
  session: Session;
  storage: Record<string, string>;
}

/** Measures all viewers and prints the figures. @returns whether all are within their limits */
export async function reportViewers(options: Options): Promise<boolean> {
  const { web, mockAddress, clouds, session, storage } = options;
  await ensureCloud(clouds);
  let cloud: CloudMeasured | undefined;
  const pages = viewerPages(await choose(mockAddress, session), (measured) => {
    cloud = measured;
  });
  let within = true;
  for (const page of pages) {
    const measured = await measureViewer(web, page, storage);
    print(page, measured);
    if (cloud) reportCloud(cloud);
    cloud = undefined;
    const growth = {
      what: `${page.name}: growth of memory with ${OPENINGS} openings`,
      ...{ value: growthOf(measured.memory) * 100, limit: MAX_GROWTH * 100, unit: '%' },
    };
    within = report(page.name, [growth]) && within;
  }
  return within;
}

/** Chooses a model, a tour and a panorama of the project. */
async function choose(address: string, { data, projectId }: Session): Promise<Chosen> {
  const { accessToken } = data;
  const list = <T>(path: string) =>
    ask<T[]>(address, `/projects/${projectId}/${path}`, accessToken);
  const [models, tours, photos] = await Promise.all([
    list<{ id: string }>('models'),
    list<{ id: string }>('tours'),
    list<{ id: string; is360: boolean }>('photos?limit=100'),
  ]);
  return {
    projectId,
    modelId: models[0]?.id ?? '',
    tourId: tours[0]?.id ?? '',
    panoramaId: photos.find(({ is360 }) => is360)?.id ?? '',
  };
}

function print({ name }: ViewerPage, { code, first, memory }: ViewerMeasured): void {
  const sum = (files: typeof code) => files.reduce((total, { bytes }) => total + bytes, 0);
  const large = code.filter(({ bytes }) => bytes >= SMALL_FILE);
  const small = code.slice(large.length);
  const { first: before, last: after } = memory;
  const all = (after.retained + after.code) / (before.retained + before.code) - 1;
  console.log(`
${name}, rendered on the CPU: first picture ${seconds(first)} after the click
${table(
  ['File loaded on opening', 'Gzip'],
  [
    ...large.map(({ path, bytes }) => [path, kilobytes(bytes)]),
    [`${small.length} smaller ones`, kilobytes(sum(small))],
    ['All', kilobytes(sum(code))],
  ],
)}
  Memory after closing it for the first and the ${OPENINGS}th time and collecting garbage: ${megabytes(before.retained)} and ${megabytes(after.retained)} (objects, buffers, document)
  Compiled code: ${megabytes(before.code)} and ${megabytes(after.code)} (${percent(all)} in total), of ${before.functions} and ${after.functions} functions. The number of functions grows only if code is loaded again`);
}

function reportCloud({ complete, points, framesPerSecond, turning }: CloudMeasured): void {
  console.log(
    `  ${CLOUD_POINTS} points: all ${points} after ${seconds(complete)}; ${framesPerSecond.toFixed(1)} frames per second while turning, with ${turning} points`,
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
