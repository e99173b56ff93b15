import { daysBefore, todayIn } from '../../core/state/dates.ts';
import type { FieldCam, Timelapse } from '../../core/state/media.ts';
import type { Project } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { dueOn, type Frame, framesOf } from './frames.ts';

type Schemas = components['schemas'];

/** Maximum number of pictures in a time-lapse (contract). */
export const MAX_FRAMES = 600;
const QUEUED_MS = 1500;
const RUNNING_MS = 4000;

/** The content of a time-lapse. */
interface TimelapseContent {
  /** Pictures, oldest first. */
  frames: Frame[];
  /** The pictures without any failures of the camera. */
  expected: { time: number }[];
}

/** Picks the first item, then each one at least `everySec` seconds after the previous pick. */
function spaced<T extends { time: number }>(times: readonly T[], everySec: number): T[] {
  const chosen: T[] = [];
  for (const time of times) {
    const before = chosen.at(-1);
    if (!before || time.time - before.time >= everySec * 1000) chosen.push(time);
  }
  return chosen;
}

/** @param now creation time in milliseconds since the epoch; decides which pictures are retained and already taken */
export function makeTimelapse(
  cam: FieldCam,
  project: Project,
  { from, to, everySec }: Pick<Timelapse, 'from' | 'to' | 'everySec'>,
  now: number,
): TimelapseContent {
  const today = todayIn(project, now);
  const kept = daysBefore(today, cam.retentionDays);
  const due: string[] = [];
  for (let day = from > kept ? from : kept; day <= to && day <= today; day = daysBefore(day, -1)) {
    due.push(...dueOn(cam, project, day));
  }
  const since = Date.parse(cam.createdAt);
  const expected = due
    .map((time) => ({ time: Date.parse(time) }))
    .filter(({ time }) => time >= since && time <= now);
  return {
    frames: spaced(framesOf(cam, due, now), everySec),
    expected: spaced(expected, everySec),
  };
}

const known = new WeakMap<FieldCam, Map<string, TimelapseContent>>();

/**
 * Returns the content of an existing time-lapse. Cached, because each picture needs it and a year takes half a second.
 */
export function timelapseContent(
  cam: FieldCam,
  project: Project,
  timelapse: Timelapse,
): TimelapseContent {
  const ofCam = known.get(cam) ?? new Map<string, TimelapseContent>();
  known.set(cam, ofCam);
  const made =
    ofCam.get(timelapse.id) ??
    makeTimelapse(cam, project, timelapse, Date.parse(timelapse.createdAt));
  ofCam.set(timelapse.id, made);
  return made;
}

/** Returns the pictures until a time, and how many due pictures are missing. */
export function upTo({ frames, expected }: TimelapseContent, until: number) {
  const isThen = ({ time }: { time: number }) => time <= until;
  const shown = frames.filter(isThen);
  return { frames: shown, missing: Math.max(0, expected.filter(isThen).length - shown.length) };
}

/** The state of a time-lapse. Processing takes some seconds and fails without pictures. */
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
