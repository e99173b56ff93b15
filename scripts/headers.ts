import type { readEnv } from './env.ts';

type Settings = Pick<
  ReturnType<typeof readEnv>,
  'VITE_API_URL' | 'VITE_MEDIA_ORIGINS' | 'VITE_FIREBASE_API_KEY' | 'VITE_SENTRY_DSN'
>;

/** Firebase's SDK registers the browser at the one and gets its token from the other. */
const PUSH_SERVICES = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/**
 * The response headers that the portal wants from any web server, in production as in `npm run preview`.
 *
 * Styles may be inline: Mantine sets its variables in a style element. Scripts may not.
 *
 * @param env The checked settings of the build: which hosts the portal calls and shows pictures and videos from.
 */
export function securityHeaders(env: Settings): Record<string, string> {
  const api = originOf(env.VITE_API_URL);
  const media = [...api, ...(env.VITE_MEDIA_ORIGINS?.split(' ') ?? [])];
  const services = [
    ...(env.VITE_FIREBASE_API_KEY ? PUSH_SERVICES : []),
    ...originOf(env.VITE_SENTRY_DSN),
  ];
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...media].join(' '),
    // Of a video that is uploaded a frame is taken here.
    ["media-src 'self' blob:", ...media].join(' '),
    // Pictures within a model's file are read as blobs.
    ["connect-src 'self' blob:", ...api, ...services].join(' '),
    // The decoders of point clouds are inlined workers.
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // The addresses of e-mailed links carry a token; no other site may learn it.
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * What the pages for visitors (`/public-viewer` and below) have besides: they are for whom somebody has sent a link,
 * and no search engine is to keep one that it came across.
 */
export const visitorHeaders: Readonly<Record<string, string>> = {
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

export const isForVisitors = (path: string): boolean => /^\/public-viewer(?:[/?]|$)/.test(path);

/** The origin of an absolute address; none for a path on the portal's own host. */
function originOf(address: string | undefined): string[] {
  return address && !address.startsWith('/') ? [new URL(address).origin] : [];
}
