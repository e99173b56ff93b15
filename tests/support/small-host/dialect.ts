import type { Answer } from './answers.ts';
import type { Scan, User } from './state.ts';

export interface Failure {
  status: number;
  /** A code of the error catalog. */
  code?: string;
  /** What the host says about it. Without code and message, its body is empty. */
  message?: string;
}

interface ItemStats {
  total: number;
  byStatus: { active: number; completed: number; draft: number };
  recentCreatedLast7Days: number;
}

export interface Stats {
  punchItem: ItemStats;
  rfi: ItemStats;
  submittal: ItemStats;
  buildviewScan: { total: number; public: number; private: number; recentCreatedLast7Days: number };
  model3D: { total: number; public: number };
  tour: { total: number; public: number; private: number };
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Makes the address of a thumbnail; null if the scan has none. */
type AddressOf = (scan: Scan) => string | null;

/** How a host words the answers whose fields the specification does not show. */
export interface Dialect {
  /** The id of the project in paths. */
  projectId: string;
  /** Whether no answer says which project a user has. */
  namesNoProject: boolean;
  /** Whether scans say who sees them. */
  tellsVisibility: boolean;
  /** The id of a scan in paths. */
  scanId: (scan: Scan) => string;
  /** Whether a refresh answers a new refresh token and ends the old one. */
  rotates: boolean;
  /** Whether scans have a version, so that a change needs `If-Match`. */
  hasVersions: boolean;
  /** The type of the zip. */
  zip: string;
  failures: Record<'credentials' | 'emailExists' | 'resetToken' | 'refreshToken', Failure>;
  failure: (failure: Failure) => Answer;
  /** The answer to a call that the host does not have, such as `GET /api/v1/capabilities`. */
  unknown: (call: string) => Answer;
  login: (tokens: Tokens, user: User) => Answer;
  signup: () => Answer;
  reset: () => Answer;
  refresh: (tokens: Tokens) => Answer;
  stats: (stats: Stats) => Answer;
  scans: (scans: readonly Scan[], addressOf: AddressOf) => Answer;
  scan: (scan: Scan, addressOf: AddressOf) => Answer;
  deleted: () => Answer;
  visibility: (scan: Scan, addressOf: AddressOf) => Answer;
}
