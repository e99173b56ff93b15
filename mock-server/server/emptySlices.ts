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
  outbox: [],
  activity: [],
  suspended: [],
});
