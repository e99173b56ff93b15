import { newEpoch } from '../core/live/hub.ts';
import type { Seed } from '../core/seed.ts';

/** Slices that are empty in a new tenant. */
export const emptySlices: Seed = (now) => ({
  notificationPreferences: {},
  notices: {},
  mutedRecords: {},
  mailed: {},
  pushes: [],
  reminders: { upTo: now },
  uploads: {},
  visits: {},
  sessions: {},
  apiTokens: {},
  refreshTokens: {},
  emailedTokens: {},
  authenticators: {},
  startedAuthenticators: {},
  challenges: {},
  keptAnswers: {},
  lastNumbers: {},
  stream: { epoch: newEpoch(), sent: [] },
  outbox: [],
  activity: [],
  suspended: [],
});
