import type { Due } from '../kinds/kind.ts';
import { allKinds } from '../kinds/registry.ts';
import type { Told } from '../kinds/telling.ts';
import { todayIn } from '../state/dates.ts';
import type { Project } from '../state/model.ts';
import { newId } from '../state/secrets.ts';
import type { Tenant } from '../state/tenant.ts';
import { deliver, settingOf } from './deliver.ts';
import { nextAt } from './schedule.ts';
import { mayKnow, seerFor } from './sees.ts';

/** When the day on a site begins. */
const MORNING = '07:00';
const BEFORE: readonly number[] = [3, 1, 0];
const DAY_MS = 24 * 60 * 60 * 1000;
/** A mock that was off for longer reminds of no more days. */
const LONGEST_MS = 31 * DAY_MS;

/** Reminds people of what is due, each morning since the last look. @returns whether there was a morning */
export function remind(tenant: Tenant): boolean {
  const { state } = tenant;
  const now = tenant.now();
  const since = Math.max(state.reminders.upTo, now - LONGEST_MS);
  let isMorning = false;
  for (const project of Object.values(state.projects)) {
    if (project.status === 'closed' || project.sample) continue;
    for (
      let morning = nextAt(project, since, MORNING);
      morning <= now;
      morning = nextAt(project, morning, MORNING)
    ) {
      isMorning = true;
      remindIn(tenant, project, morning);
    }
  }
  state.reminders = { upTo: now };
  return isMorning;
}

/** 3 days before, one day before, on the day, and then weekly. */
const isReminder = (left: number) => BEFORE.includes(left) || (left < 0 && left % 7 === 0);

function remindIn(tenant: Tenant, project: Project, at: number): void {
  const today = todayIn(project, at);
  const noon = (day: string) => Date.parse(`${day.slice(0, 10)}T12:00:00Z`);
  for (const { records, due } of allKinds()) {
    if (!records || !due) continue;
    for (const row of Object.values(records(tenant.state))) {
      if ((row as { projectId: string }).projectId !== project.id) continue;
      const found = due(row, tenant.state);
      if (!found) continue;
      const left = Math.round((noon(found.day) - noon(today)) / DAY_MS);
      if (isReminder(left)) remindOf(tenant, project, found, { at, isLate: left < 0 });
    }
  }
}

function remindOf(
  tenant: Tenant,
  { id: projectId }: Project,
  { day, record, people }: Due,
  { at, isLate }: { at: number; isLate: boolean },
): void {
  const told = new Map<string, Told[1]>();
  for (const [userId, reason] of people(isLate)) if (!told.has(userId)) told.set(userId, reason);
  for (const [userId, reason] of told) {
    const seer = seerFor(tenant, userId);
    const notice = {
      id: newId('ntf'),
      at: new Date(at).toISOString(),
      box: 'for_me',
      kind: 'due',
      ...{ reason, projectId, record, actorId: null },
      change: { field: 'dueDate', from: null, to: day },
      ...{ excerpt: null, place: null, count: 1, setting: settingOf('due', record.type) },
      ...{ read: false, done: false, snoozedUntil: null },
    } as const;
    if (seer && mayKnow(seer, notice)) deliver(tenant, userId, notice);
  }
}
