import type { Settings, TenantState } from '../model.ts';
import { seedUsers } from './accounts.ts';
import { seedCompanies } from './companies.ts';
import { seedFieldCams } from './fieldCams.ts';
import { seedModels } from './models.ts';
import { seedPins } from './pins.ts';
import { seedMemberships, seedProjects } from './projects.ts';
import { manyPunchItems, seedPunchItems } from './punchItems.ts';
import { seedRfis } from './rfis.ts';
import { seedSavedViews } from './savedViews.ts';
import { seedScans } from './scans.ts';
import { seedSceneViews } from './sceneViews.ts';
import { seedShareLinks } from './shareLinks.ts';
import { seedPhotos } from './sitePhotos.ts';
import { seedSubmittals } from './submittals.ts';
import { seedVideos } from './videos.ts';

const MINUTE_MS = 60 * 1000;

type Logs = ReturnType<typeof logsAround>;

let known: { minute: number; logs: Logs } | undefined;

function logsAround(now: number) {
  const { files, punchItems } = seedPunchItems(now);
  const { documents, submittals } = seedSubmittals(now);
  const { files: pictures, photos, albums } = seedPhotos(now);
  const { files: clips, videos } = seedVideos(now);
  const { files: frames, fieldCams } = seedFieldCams(now);
  return {
    files: { ...files, ...documents, ...pictures, ...clips, ...frames },
    ...{ punchItems, rfis: seedRfis(now), submittals, photos, albums, videos, fieldCams },
  };
}

/**
 * The records of the logs, photos and videos. They are never changed, only put others in the place of, so that tenants of the
 * same minute can share them: some hundred records for each of hundreds of tests would be dear.
 */
function sharedLogs(now: number): Logs {
  const minute = Math.floor(now / MINUTE_MS);
  if (known?.minute !== minute) known = { minute, logs: frozen(logsAround(now)) };
  return known.logs;
}

/** Whoever changes a shared record all the same is told at once. */
function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) frozen(part);
  }
  return Object.freeze(value);
}

/** @param now milliseconds since the epoch; dates of the records lie around it */
export function seedState(now: number, settings: Settings): TenantState {
  const { files, punchItems, rfis, submittals, photos, albums, videos, fieldCams } =
    sharedLogs(now);
  const scans = seedScans(now);
  const models = seedModels(now);
  return {
    users: seedUsers(),
    projects: seedProjects(now),
    memberships: seedMemberships(),
    notificationPreferences: {},
    companies: seedCompanies(),
    punchItems: { ...punchItems },
    rfis: { ...rfis },
    submittals: { ...submittals },
    scans: scans.scans,
    models: models.models,
    photos: { ...photos },
    albums: { ...albums },
    videos: { ...videos },
    fieldCams: { ...fieldCams },
    uploads: {},
    savedViews: seedSavedViews(now),
    shareLinks: seedShareLinks(now),
    visits: {},
    pins: seedPins(now),
    sceneViews: seedSceneViews(now),
    files: { ...scans.files, ...models.files, ...files },
    sessions: {},
    refreshTokens: {},
    emailedTokens: {},
    outbox: [],
    settings: { ...settings },
  };
}

/** Adds punch items to the tower until it has so many, to see what a large project is like. */
export function growPunchItems(state: TenantState, now: number, total: number): void {
  const present = Object.values(state.punchItems).filter((p) => p.projectId === 'prj_harbor');
  const { punchItems, files } = manyPunchItems(now, Math.max(0, total - present.length));
  state.punchItems = { ...state.punchItems, ...punchItems };
  state.files = { ...state.files, ...files };
}
