import { daysBefore, timeIn, todayIn } from '../../core/state/dates.ts';
import { fileUrl } from '../../core/state/files.ts';
import type { FieldCam } from '../../core/state/media.ts';
import type { Project } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import type { MediaCall } from '../photos/photoView.ts';

type Schemas = components['schemas'];

/** A picture of a camera. */
export interface Frame {
  at: string;
  time: number;
  fileId: string;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
/** A camera is offline after this many missing pictures. */
const OFFLINE_AFTER = 3;
/** How many days back to search for the last picture. */
const LOOK_BACK = 14;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Returns when pictures are due on a day of the project (RFC 3339), whether or not they arrived. */
export function dueOn(
  { activeHours, intervalSec }: FieldCam,
  project: Project,
  date: string,
): string[] {
  const weekday = WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'sun';
  if (!activeHours.days.includes(weekday)) return [];
  const [from, to] = [minutesOf(activeHours.from) * 60, minutesOf(activeHours.to) * 60];
  const times: string[] = [];
  for (let second = from; second <= to; second += intervalSec) {
    const clock = [second / 3600, (second / 60) % 60, second % 60].map((part) =>
      String(Math.floor(part)).padStart(2, '0'),
    );
    times.push(timeIn(project, `${date}T${clock.join(':')}`));
  }
  return times;
}

/** Returns the pictures of a day, oldest first. */
export function framesOn(cam: FieldCam, project: Project, date: string, now: number): Frame[] {
  if (date < daysBefore(todayIn(project, now), cam.retentionDays)) return [];
  return framesOf(cam, dueOn(cam, project, date), now);
}

/** Returns the due pictures that arrived. */
export function framesOf({ feed }: FieldCam, due: readonly string[], now: number): Frame[] {
  if (!feed) return [];
  const since = Date.parse(feed.since);
  const until = Math.min(now, feed.until ? Date.parse(feed.until) : now);
  const gaps = feed.gaps.map(([from, to]) => [Date.parse(from), Date.parse(to)] as const);
  return due.flatMap((at) => {
    const time = Date.parse(at);
    if (time < since || time > until) return [];
    if (gaps.some(([from, to]) => time > from && time < to)) return [];
    const hour = Number(at.slice(11, 13));
    const [, fileId] = feed.byHour.findLast(([from]) => from <= hour) ?? feed.byHour[0] ?? [];
    return fileId === undefined ? [] : [{ at, time, fileId }];
  });
}

/** Returns the last picture and the health of the camera that follows from it. */
export function lastFrame(cam: FieldCam, project: Project, now: number) {
  const today = todayIn(project, now);
  const days = Array.from({ length: LOOK_BACK }, (_, i) => daysBefore(today, i));
  let last: Frame | null = null;
  let missed = 0;
  for (const day of days) {
    const frames = framesOn(cam, project, day, now);
    last = frames.at(-1) ?? null;
    const begun = last?.time ?? Date.parse(cam.createdAt);
    missed += dueOn(cam, project, day)
      .map((time) => Date.parse(time))
      .filter((time) => time > begun && time <= now).length;
    if (last || missed >= OFFLINE_AFTER) break;
  }
  last ??= days.flatMap((day) => framesOn(cam, project, day, now).at(-1) ?? [])[0] ?? null;
  const status: Schemas['FieldCamStatus'] = cam.maintenance
    ? 'maintenance'
    : missed >= OFFLINE_AFTER
      ? 'offline'
      : 'online';
  return { last, status };
}

export const frameToContract = (
  call: MediaCall,
  { id }: FieldCam,
  { at, fileId }: Frame,
): Schemas['FieldCamFrame'] => ({ at, imageUrl: fileUrl(call, { kind: 'cam', id }, fileId) });
