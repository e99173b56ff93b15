/**
 * The response headers that the portal wants from any web server, in production as in `npm run preview`.
 *
 * Styles may be inline: Mantine sets its variables in a style element. Scripts may not.
 *
 * @param connect Origins other than the portal's own that it calls or shows pictures from, such as the API's.
 */
export function securityHeaders(connect: readonly string[] = []): Record<string, string> {
  const others = connect.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${others}`,
    `connect-src 'self'${others}`,
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

/** The origin of an absolute API address; none for a path on the portal's own host. */
export function originsOf(apiUrl: string): string[] {
  return apiUrl.startsWith('/') ? [] : [new URL(apiUrl).origin];
}
