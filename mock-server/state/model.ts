import type { components } from '../generated/contract.d.ts';
import type { Company, PunchItem, Rfi, Submittal } from './logs.ts';

type Schemas = components['schemas'];
export type ProjectRole = Schemas['ProjectRole'];
export type ScanVisibility = Schemas['ScanVisibility'];
export type NotificationPreferences = Schemas['NotificationPreferences'];

export interface User {
  id: string;
  username: string;
  /** In lower case. */
  email: string;
  /** See passwords.ts; null for a colleague who has never signed up. */
  passwordHash: string | null;
  verified: boolean;
  jobTitle: string | null;
  /** Administers every project of the account, without being a member. */
  accountAdmin?: true;
}

/** One sign-in. Ending it makes its access tokens and all its refresh tokens worthless. */
export interface Session {
  id: string;
  userId: string;
  startedAt: string;
  fcmToken: string | null;
}

export interface RefreshToken {
  sessionId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  spent: boolean;
}

export interface EmailedToken {
  purpose: 'verify' | 'reset';
  userId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  spent: boolean;
}

export interface Email {
  id: string;
  to: string;
  subject: string;
  text: string;
  link: string;
  sentAt: string;
}

/** What the mock only counts so far. */
export interface ModuleCounts {
  model3D: { public: number; private: number };
}

export type Project = Pick<
  Schemas['Project'],
  | 'id'
  | 'code'
  | 'name'
  | 'description'
  | 'projectType'
  | 'status'
  | 'address'
  | 'timeZone'
  | 'currency'
  | 'startDate'
  | 'targetFinishDate'
> & { coverFileId: string | null; moduleCounts: ModuleCounts; leadCompanyId: string };

export interface Membership {
  projectId: string;
  userId: string;
  role: ProjectRole;
  companyId: string | null;
  unreadMessages: number;
}

export interface Scan {
  id: string;
  projectId: string;
  title: string;
  description: string;
  visibility: ScanVisibility;
  fileId: string;
  fileName: string;
  sizeBytes: number;
  thumbnailFileId: string | null;
  pointCount: number | null;
  createdAt: string;
  updatedAt: string;
  createdById: string;
}

export interface TourScene
  extends Pick<
    Schemas['TourScene'],
    | 'id'
    | 'title'
    | 'floor'
    | 'spotId'
    | 'takenAt'
    | 'width'
    | 'height'
    | 'northYaw'
    | 'plan'
    | 'links'
    | 'hotspots'
  > {
  panoramaFileId: string;
  thumbnailFileId: string;
}

export interface Tour
  extends Pick<
    Schemas['Tour'],
    | 'id'
    | 'title'
    | 'description'
    | 'state'
    | 'visibility'
    | 'startSceneId'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
  > {
  projectId: string;
  createdById: string;
  plan: { fileId: string; width: number; height: number } | null;
  scenes: TourScene[];
}

export interface SavedView
  extends Pick<Schemas['SavedView'], 'id' | 'log' | 'name' | 'query' | 'shared' | 'createdAt'> {
  projectId: string;
  createdById: string;
}

export interface StoredFile {
  id: string;
  fileName: string;
  contentType: string;
  /** Samples and documents are made when they are asked for; an upload lies on the tenant's shelf. */
  source:
    | { kind: 'sample'; key: string; part: 'ply' | 'thumbnail' }
    | { kind: 'view'; key: string }
    | { kind: 'document'; lines: readonly string[] }
    | { kind: 'upload' };
}

export interface Settings {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Null: 24 hours for a confirmation, 1 hour for a password reset. */
  emailedTokenSeconds: number | null;
}

/** All that one tenant has. Plain data: it goes into the snapshot as it is. */
export interface TenantState {
  users: Record<string, User>;
  projects: Record<string, Project>;
  memberships: Membership[];
  companies: Record<string, Company>;
  punchItems: Record<string, PunchItem>;
  rfis: Record<string, Rfi>;
  submittals: Record<string, Submittal>;
  scans: Record<string, Scan>;
  tours: Record<string, Tour>;
  savedViews: Record<string, SavedView>;
  /** By the user's id; absent until he saves some. */
  notificationPreferences: Record<string, NotificationPreferences>;
  files: Record<string, StoredFile>;
  sessions: Record<string, Session>;
  /** By the token's hash, see secrets.ts. */
  refreshTokens: Record<string, RefreshToken>;
  emailedTokens: Record<string, EmailedToken>;
  /** Oldest first. */
  outbox: Email[];
  settings: Settings;
}

/** A record by an id that came from outside, where `__proto__` and its like are ids as well. */
export function lookUp<T>(records: Record<string, T>, id: string): T | undefined {
  return Object.hasOwn(records, id) ? records[id] : undefined;
}
