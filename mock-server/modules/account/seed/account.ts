import type { Seed } from '../../../core/seed.ts';

export const seed: Seed = () => ({
  account: {
    name: 'Meridian Builders',
    timeZone: 'PST',
    currency: 'USD',
    passwordMinLength: 8,
    passwordMaxAgeDays: null,
    sessionIdleMinutes: null,
    sessionMaxDays: 90,
    secondFactorRequired: false,
    secondFactorGraceDays: 7,
    allowedEmailDomains: [],
    shareLinkExpiryDays: 90,
    shareLinkPasswordRequired: false,
    logRetentionDays: null,
    version: 1,
  },
});
