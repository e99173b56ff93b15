import { empty, json } from './answers.ts';
import type { Dialect } from './dialect.ts';
import type { Scan } from './state.ts';

const scanId = ({ key }: Scan) => `scan-${key}`;

const scanOf = (scan: Scan, thumbnailUrl: string | null) => ({
  id: scanId(scan),
  title: scan.title,
  description: scan.description,
  thumbnailUrl,
  visibility: scan.isPublic ? 'public' : 'private',
  createdAt: scan.createdAt,
  version: scan.version,
});

/** Problem documents, text ids, versions, and a user with one project. */
export const problem: Dialect = {
  projectId: 'harbor',
  namesNoProject: false,
  tellsVisibility: true,
  scanId,
  rotates: true,
  hasVersions: true,
  zip: 'application/zip',
  failures: {
    credentials: { status: 401, code: 'INVALID_CREDENTIALS', message: 'Wrong email or password.' },
    emailExists: { status: 409, code: 'EMAIL_EXISTS', message: 'This email has an account.' },
    resetToken: { status: 410, code: 'TOKEN_GONE', message: 'This link was used.' },
    refreshToken: { status: 401, code: 'TOKEN_GONE', message: 'This session is over.' },
  },
  failure: ({ status, code, message }) =>
    code || message
      ? json(
          status,
          { type: 'about:blank', title: 'Failure', status, detail: message, code },
          'application/problem+json',
        )
      : empty(status),
  unknown: () =>
    json(404, { type: 'about:blank', title: 'Not Found', status: 404 }, 'application/problem+json'),
  login: (tokens, { key, name, email }) =>
    json(200, {
      success: true,
      data: { ...tokens, user: { id: `u${key}`, username: name, email, projectId: 'harbor' } },
    }),
  signup: () => json(201, { success: true }),
  reset: () => json(200, { success: true }),
  refresh: (tokens) => json(200, tokens),
  stats: (modules) => json(200, { success: true, data: { modules } }),
  scans: (scans, addressOf) =>
    json(200, { success: true, data: scans.map((scan) => scanOf(scan, addressOf(scan))) }),
  scan: (scan, addressOf) => json(200, { success: true, data: scanOf(scan, addressOf(scan)) }),
  deleted: () => empty(204),
  visibility: (scan, addressOf) =>
    json(200, { success: true, data: scanOf(scan, addressOf(scan)) }),
};
