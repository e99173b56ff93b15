/** Sentry's DSN; null if error reporting is off. */
export const sentryDsn = import.meta.env.VITE_SENTRY_DSN ?? null;
