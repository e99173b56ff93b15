import { empty, json } from './answers.ts';
import type { Dialect } from './dialect.ts';
import type { Scan } from './state.ts';

const scanOf = ({ key, title, description, isPublic }: Scan) => ({
  id: key,
  title,
  description,
  isPublic,
});

/** As little as possible: numbers as ids, bare lists, other statuses than usual, and a user without a project. */
export const plain: Dialect = {
  projectId: '42',
  namesNoProject: true,
  tellsVisibility: true,
  scanId: ({ key }) => String(key),
  rotates: false,
  hasVersions: false,
  zip: 'application/zip',
  failures: {
    credentials: { status: 400, code: 'INVALID_CREDENTIALS', message: 'Bad login' },
    emailExists: { status: 400, code: 'EMAIL_EXISTS', message: 'Duplicate' },
    resetToken: { status: 400, message: 'Bad token' },
    refreshToken: { status: 403, message: 'Bad refresh token' },
  },
  failure: ({ status, code, message }) =>
    code || message ? json(status, { success: false, message, code }) : empty(status),
  unknown: () => json(404, { success: false, message: 'Not Found' }),
  login: (tokens, { key, name, email }) =>
    json(200, { success: true, data: { ...tokens, user: { id: key + 6, username: name, email } } }),
  signup: () => json(200, { success: true }),
  reset: () => empty(200),
  refresh: ({ accessToken }) => json(200, { data: { accessToken } }),
  // The specification says that the statistics are under data.data.modules.
  stats: (modules) => json(200, { data: { data: { modules } } }),
  scans: (scans) => json(200, scans.map(scanOf)),
  scan: (scan) => json(200, scanOf(scan)),
  deleted: () => json(200, { success: true }),
  visibility: () => empty(200),
};
