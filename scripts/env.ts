import * as z from 'zod';

/** Defaults of the build variables. */
const defaults = {
  VITE_API_URL: '/api/v1',
  VITE_THEME_STORAGE_KEY: 'vite-ui-theme',
};

const text = z.string().min(1);

const schema = z.object({
  VITE_API_URL: z
    .string()
    .regex(
      /^(\/|https?:\/\/)\S*[^/\s]$/,
      'must be a path such as /api/v1 or an http(s) address, without a trailing slash',
    ),
  VITE_THEME_STORAGE_KEY: z
    .string()
    .regex(/^[\w.:-]+$/, 'must contain only letters, digits and . : _ -'),
  VITE_PROJECT_ID: text.optional(),
  VITE_MEDIA_ORIGINS: z
    .string()
    .regex(
      /^https?:\/\/[^/\s]+( https?:\/\/[^/\s]+)*$/,
      'must be origins such as https://files.example.com, separated by spaces',
    )
    .optional(),
  VITE_SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/[^@\s]+@[^/\s]+\/\d+$/, 'must be a DSN such as https://key@host/1')
    .optional(),
  VITE_FIREBASE_API_KEY: text.optional(),
  VITE_FIREBASE_PROJECT_ID: text.optional(),
  VITE_FIREBASE_MESSAGING_SENDER_ID: z
    .string()
    .regex(/^\d+$/, 'must contain only digits')
    .optional(),
  VITE_FIREBASE_APP_ID: text.optional(),
  VITE_FIREBASE_VAPID_KEY: z
    .string()
    .regex(/^[\w-]{80,}$/, 'must be a VAPID public key in base64url')
    .optional(),
});

/**
 * Reads the VITE_* variables of a build, with defaults for those that are missing or empty.
 *
 * @throws Error with one line per malformed variable, and if only some of VITE_FIREBASE_* are set.
 */
export function readEnv(env: Record<string, string | undefined>): z.infer<typeof schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = schema.safeParse({ ...defaults, ...given });
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new Error(`Malformed configuration:\n  ${lines.join('\n  ')}`);
  }
  const firebase = Object.entries({ ...schema.shape }).filter(([k]) =>
    k.startsWith('VITE_FIREBASE_'),
  );
  const missing = firebase.map(([key]) => key).filter((key) => !given[key]);
  if (missing.length > 0 && missing.length < firebase.length) {
    throw new Error(
      `Push messages need all of VITE_FIREBASE_* or none. Missing: ${missing.join(', ')}.`,
    );
  }
  return result.data;
}
