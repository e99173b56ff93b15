/** Where errors are reported to; null where they are not. */
export const sentryDsn = import.meta.env.VITE_SENTRY_DSN ?? null;
