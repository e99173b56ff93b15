import { browserStorage } from '@/shared/storage';

/** The account of the last user, so that the top bar is complete before the account is read. */
export interface KnownLogo {
  name: string;
  /** Null for the logo of the portal. */
  logoUrl: string | null;
}

const STORAGE_KEY = 'account-logo';

export const storedLogo = {
  get(): KnownLogo | null {
    try {
      const stored: unknown = JSON.parse(browserStorage.get(STORAGE_KEY) ?? 'null');
      return isKnown(stored) ? stored : null;
    } catch {
      return null;
    }
  },
  set: ({ name, logoUrl }: KnownLogo) =>
    browserStorage.set(STORAGE_KEY, JSON.stringify({ name, logoUrl })),
};

const isKnown = (value: unknown): value is KnownLogo =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'logoUrl' in value &&
  (value.logoUrl === null || typeof value.logoUrl === 'string');
