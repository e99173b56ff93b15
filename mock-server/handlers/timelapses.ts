import type { components } from '../generated/contract.d.ts';
import { daysBefore, todayIn } from '../logs/dates.ts';
import type { FieldCam, Timelapse } from '../state/media.ts';
import type { Project } from '../state/model.ts';
import { dueOn, type Frame, framesOf } from './frames.ts';

type Schemas = components['schemas'];

/** As the contract says. */
export const MOST_FRAMES = 600;
const QUEUED_MS = 1500;
const RUNNING_MS = 4000;

/** What a time-lapse is made of. */
interface Made {
  /** Its pictures, oldest first. */
  frames: Frame[];
  /** Those that there would be if all had come that were due. */
  expected: { time: number }[];
}

/** The first of the times, and then each that is so many seconds after the one before it. */
function spaced<T extends { time: number }>(times: readonly T[], everySec: number): T[] {
  const chosen: T[] = [];
  for (const one of times) {
    const before = chosen.at(-1);
    if (!before || one.time - before.time >= everySec * 1000) chosen.push(one);
  }
  return chosen;
}

/** @param now milliseconds since the epoch at which it is made: older pictures may be gone, later ones are not there yet */
export function makeTimelapse(
  cam: FieldCam,
  project: Project,
  { from, to, everySec }: Pick<Timelapse, 'from' | 'to' | 'everySec'>,
  now: number,
): Made {
  const today = todayIn(project, now);
  const kept = daysBefore(today, cam.retentionDays);
  const due: string[] = [];
  for (let day = from > kept ? from : kept; day <= to && day <= today; day = daysBefore(day, -1)) {
    due.push(...dueOn(cam, project, day));
  }
  const since = Date.parse(cam.createdAt);
  const expected = due
    .map((at) => ({ time: Date.parse(at) }))
    .filter(({ time }) => time >= since && time <= now);
  return {
    frames: spaced(framesOf(cam, due, now), everySec),
    expected: spaced(expected, everySec),
  };
}

const known = new WeakMap<FieldCam, Map<string, Made>>();

/** The same of one that was made. Each of its pictures asks for it, and a year of them takes half a second. */
export function madeOf(cam: FieldCam, project: Project, timelapse: Timelapse): Made {
  const ofCam = known.get(cam) ?? new Map<string, Made>();
  known.set(cam, ofCam);
  const made =
    ofCam.get(timelapse.id) ??
    makeTimelapse(cam, project, timelapse, Date.parse(timelapse.createdAt));
  ofCam.set(timelapse.id, made);
  return made;
}

/** Its pictures until a time, and how many of those that were due by then never came. */
export function upTo({ frames, expected }: Made, until: number) {
  const isThen = ({ time }: { time: number }) => time <= until;
  const shown = frames.filter(isThen);
  return { frames: shown, missing: Math.max(0, expected.filter(isThen).length - shown.length) };
}

/** How far it is: making it takes some seconds, and without pictures there is nothing to make. */
export function timelapseState(
  { createdAt }: Pick<Timelapse, 'createdAt'>,
  frames: number,
  now: number,
): Schemas['TimelapseState'] {
  const age = now - Date.parse(createdAt);
  if (age < QUEUED_MS) return 'queued';
  if (age < RUNNING_MS) return 'running';
  return frames > 0 ? 'ready' : 'failed';
}
