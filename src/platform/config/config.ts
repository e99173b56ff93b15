/** What the build was configured with; `scripts/env.ts` checks the values and gives the defaults. */
const env = import.meta.env;

export const config = {
  apiUrl: env.VITE_API_URL,
  themeStorageKey: env.VITE_THEME_STORAGE_KEY,
} as const;

/** Says once, in the console, which features are off for want of configuration. */
export function announceMissingFeatures(): void {
  if (!env.VITE_FIREBASE_API_KEY) {
    console.info('Push messages are off: VITE_FIREBASE_* is not set.');
  }
  if (!env.VITE_SENTRY_DSN) {
    console.info('Error reporting is off: VITE_SENTRY_DSN is not set.');
  }
}
