import type { Settings, TenantState } from '../model.ts';
import { seedUsers } from './accounts.ts';
import { seedMemberships, seedProjects } from './projects.ts';
import { seedScans } from './scans.ts';

/** @param now milliseconds since the epoch; dates of the records lie around it */
export function seedState(now: number, settings: Settings): TenantState {
  return {
    users: seedUsers(),
    projects: seedProjects(now),
    memberships: seedMemberships(),
    ...seedScans(now),
    sessions: {},
    refreshTokens: {},
    emailedTokens: {},
    outbox: [],
    settings: { ...settings },
  };
}
