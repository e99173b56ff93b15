import type { Seed } from './seed.ts';

/** Slices that are empty in a new tenant. */
export const seed: Seed = () => ({
  notificationPreferences: {},
  notices: {},
  mutedRecords: {},
  uploads: {},
  visits: {},
  sessions: {},
  refreshTokens: {},
  emailedTokens: {},
  keptAnswers: {},
  outbox: [],
  activity: [],
  suspended: [],
});
