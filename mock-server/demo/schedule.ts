const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export type Stage = 'draft' | 'active' | 'completed';

/** The counts of a log on the dashboard; `recent` covers the last 7 days. */
export type Figures = [active: number, completed: number, draft: number, recent: number];

/**
 * Returns the stage of each record, newest first. Drafts and active records are mostly the newer ones; a few old ones
 * are still active.
 */
export function stagesOf([active, completed, draft]: Figures): Stage[] {
  const stages: Stage[] = Array(active + completed + draft).fill('completed');
  for (let d = 0; d < draft; d++) stages[Math.floor((d * 0.3 * stages.length) / draft)] = 'draft';
  const late = Math.min(completed, Math.floor(active / 8));
  let placed = 0;
  for (let i = 0; placed < active - late && i < stages.length; i++) {
    const isSpared = i % 4 === 3 && stages.length - i > active - placed + late;
    if (stages[i] !== 'completed' || isSpared) continue;
    stages[i] = 'active';
    placed++;
  }
  for (let i = stages.length - 3; placed < active; i -= 4) {
    if (stages[i] !== 'completed') continue;
    stages[i] = 'active';
    placed++;
  }
  return stages;
}

/** Returns the age of each record in hours, newest first, within 90 days. */
export function agesOf([active, completed, draft, recent]: Figures, from = 8, to = 89): number[] {
  const total = active + completed + draft;
  const old = total - recent;
  return Array.from({ length: total }, (_, i) =>
    i < recent
      ? 3 + (i * 150) / Math.max(1, recent)
      : from * 24 + ((i - recent) * (to - from) * 24) / Math.max(1, old),
  );
}

/** Formats times relative to now as they are stored in records. */
export class Times {
  readonly now: number;

  constructor(now: number) {
    this.now = now;
  }

  /** @param hours before now; never in the future */
  ago(hours: number): string {
    return new Date(this.now - Math.max(0.1, hours) * HOUR_MS).toISOString();
  }

  /** @param days from now */
  date(days: number): string {
    return new Date(this.now + days * DAY_MS).toISOString().slice(0, 10);
  }
}
