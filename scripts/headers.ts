import type { readEnv } from './env.ts';
import { inlineScriptHash } from './first-load/inline.ts';

export type Settings = Pick<
  ReturnType<typeof readEnv>,
  'VITE_API_URL' | 'VITE_MEDIA_ORIGINS' | 'VITE_FIREBASE_API_KEY' | 'VITE_SENTRY_DSN'
>;

/** Firebase's SDK registers the browser at the first host and gets its token from the second. */
const PUSH_SERVICES = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/**
 * The response headers that the portal needs from any web server, in production and in `npm run preview`.
 *
 * Of inline scripts, only the one that starts the first load may run, and no style element: what is made at runtime
 * is a constructed sheet (src/shared/theme/addedStyles.ts). In browsers with Trusted Types, HTML and
 * addresses of workers pass src/shared/trustedTypes.ts.
 *
 * @param env Validated build settings: the hosts that the portal calls and loads files from.
 * @param additions More sources by directive, for development.
 */
export function securityHeaders(
  env: Settings,
  additions: Record<string, string> = {},
): Record<string, string> {
  const api = originOf(env.VITE_API_URL);
  const media = [...api, ...(env.VITE_MEDIA_ORIGINS?.split(' ') ?? [])];
  const services = [
    ...(env.VITE_FIREBASE_API_KEY ? PUSH_SERVICES : []),
    ...originOf(env.VITE_SENTRY_DSN),
  ];
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHash}`,
    "style-src 'self'",
    // What is pasted has its form in such attributes, and browsers apply the policy even while it is only parsed.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...media].join(' '),
    // Video uploads capture a poster frame from a blob.
    ["media-src 'self' blob:", ...media].join(' '),
    // Viewers fetch the parts of models, point clouds and documents. Textures inside a model file are read as blobs.
    ["connect-src 'self' blob:", ...media, ...services].join(' '),
    // The decoders of point clouds are inlined workers.
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].map((directive) =>
    [directive, additions[directive.split(' ')[0] ?? '']].filter(Boolean).join(' '),
  );
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // Links in emails carry a token in the address, which must not reach other sites.
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * Extra headers for the visitor pages (`/public-viewer` and below). They are only for recipients of a link,
 * so search engines must not index them.
 */
export const visitorHeaders: Readonly<Record<string, string>> = {
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

export const isForVisitors = (path: string): boolean => /^\/public-viewer(?:[/?]|$)/.test(path);

/** Returns the origin of an absolute address, or nothing for a path on the portal's own host. */
function originOf(address: string | undefined): string[] {
  return address && !address.startsWith('/') ? [new URL(address).origin] : [];
}
