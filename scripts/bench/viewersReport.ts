import { table } from '../support/table.ts';
import type { Host } from './host.ts';
import { ask, type Session } from './session.ts';
import { kilobytes, megabytes, seconds } from './units.ts';
import {
  type Chosen,
  CLOUD_POINTS,
  type CloudMeasured,
  ensureCloud,
  measureViewer,
  OPENINGS,
  type ViewerMeasured,
  type ViewerPage,
  viewerPages,
} from './viewers.ts';

/** Maximum growth of a page's memory from the first to the last time that a viewer was closed. */
const MOST_GROWTH = 0.1;
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
    report(page, measured);
    if (cloud) reportCloud(cloud);
    cloud = undefined;
    within = growthOf(measured.memory) <= MOST_GROWTH && within;
  }
  return within;
}

/** The project's scan, model and tour. */
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

function report({ name }: ViewerPage, { code, first, memory }: ViewerMeasured): void {
  const sum = (files: typeof code) => files.reduce((total, { bytes }) => total + bytes, 0);
  const large = code.filter(({ bytes }) => bytes >= SMALL_FILE);
  const small = code.slice(large.length);
  const { first: before, last: after } = memory;
  const growth = growthOf(memory);
  const verdict = growth <= MOST_GROWTH ? 'within' : 'ABOVE';
  const all = (after.kept + after.code) / (before.kept + before.code) - 1;
  console.log(`
${name}, drawn by the processor: first picture ${seconds(first)} after the click
${table(
  ['File that opening loads', 'Gzip'],
  [
    ...large.map(({ path, bytes }) => [path, kilobytes(bytes)]),
    [`${small.length} smaller ones`, kilobytes(sum(small))],
    ['All', kilobytes(sum(code))],
  ],
)}
  After leaving it for the first and the ${OPENINGS}th time, all garbage collected, the page keeps ${megabytes(before.kept)} and ${megabytes(after.kept)} (objects, buffers, document): ${percent(growth)}, ${verdict} the limit of ${percent(MOST_GROWTH)}
  Besides, code that the engine has compiled: ${megabytes(before.code)} and ${megabytes(after.code)}; with it ${percent(all)}. It is of ${before.functions} and ${after.functions} functions, whose number grows only with code that is loaded again`);
}

function reportCloud({ complete, points, framesPerSecond, turning }: CloudMeasured): void {
  console.log(
    `  ${CLOUD_POINTS} points: all ${points} after ${seconds(complete)}; ${framesPerSecond.toFixed(1)} frames a second while it turns, with ${turning} points`,
  );
}

const growthOf = ({ first, last }: ViewerMeasured['memory']): number => last.kept / first.kept - 1;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
