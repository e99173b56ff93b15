import type { Seed } from '../../core/seed.ts';

export const seed: Seed = () => ({
  passkeys: {},
  passkeyChallenges: {},
  signInDomains: {},
  providerLogins: {},
});
