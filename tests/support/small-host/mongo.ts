import { empty, json } from './answers.ts';
import type { Dialect } from './dialect.ts';
import type { Scan, User } from './state.ts';

/** Codes that this host names. It only describes other failures. */
const CODES = ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'EMAIL_EXISTS'];

const idOf = (kind: string, key: number) => `65f0${kind}${String(key).padStart(18, '0')}`;
const projectId = idOf('aa', 1);
const scanId = ({ key }: Scan) => idOf('5c', key);

const userOf = ({ key, name, email }: User) => ({
  _id: idOf('05', key),
  name,
  email,
  projects: [{ _id: projectId, name: 'Harbor Point', owner: idOf('05', 1), __v: 2 }],
  profileUrl: '/uploads/face.png',
  isActive: true,
  createdAt: '2026-01-05T08:00:00.000Z',
  __v: 0,
});

const scanOf = (scan: Scan, thumbnail: string | null) => ({
  _id: scanId(scan),
  title: scan.title,
  description: scan.description,
  ...(thumbnail && { thumbnail }),
  project: projectId,
  createdBy: idOf('05', 1),
  createdAt: scan.createdAt,
  // The number of the document's schema, not of its changes.
  __v: 0,
});

const done = (fields: object = {}) => json(200, { success: true, message: 'ok', ...fields });

/** Documents as a database keeps them: `_id`, `__v`, unknown properties, and codes under `error`. */
export const mongo: Dialect = {
  projectId,
  namesNoProject: false,
  tellsVisibility: false,
  scanId,
  rotates: false,
  hasVersions: false,
  zip: 'application/octet-stream',
  failures: {
    credentials: { status: 401, code: 'INVALID_CREDENTIALS', message: 'Authentication failed' },
    emailExists: { status: 409, code: 'EMAIL_EXISTS', message: 'E11000 duplicate key' },
    resetToken: { status: 404, message: 'Token not found' },
    refreshToken: { status: 401, message: 'jwt malformed' },
  },
  failure: ({ status, code = '', message }) => {
    if (!code && !message) return empty(status);
    return json(status, { success: false, message, ...(CODES.includes(code) && { error: code }) });
  },
  unknown: (call) => ({ status: 404, type: 'text/html', body: `<pre>Cannot ${call}</pre>` }),
  login: (tokens, user) =>
    done({ data: { ...tokens, user: userOf(user), expiresIn: 900, tokenType: 'Bearer' } }),
  signup: () => done({ data: { status: 'pending' } }),
  reset: () => done(),
  refresh: ({ accessToken }) => done({ accessToken }),
  stats: (modules) => done({ data: { modules, cachedAt: Date.now() } }),
  scans: (scans, addressOf) =>
    done({ data: scans.map((scan) => scanOf(scan, addressOf(scan))), count: scans.length }),
  scan: (scan, addressOf) => done({ data: scanOf(scan, addressOf(scan)) }),
  deleted: () => json(200, { message: 'ok' }),
  visibility: (scan, addressOf) => done({ data: scanOf(scan, addressOf(scan)) }),
};
