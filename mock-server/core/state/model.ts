import type { LineLink } from '../../converter/pdf/write.ts';
import type { CameraNotes } from '../../converter/pictures/exifWriter.ts';
import type { KeptAnswer } from '../../engine/idempotency/keptAnswers.ts';
import type { components } from '../../generated/contract.d.ts';
import type { Kept } from './kept.ts';
import type { Album, FieldCam, Photo, Video } from './media.ts';
import type { PunchItem, Rfi, Submittal } from './records/logs.ts';
import type { Role } from './roles.ts';
import type { SceneView, ShareLink, StoredPin, Visit } from './sharing.ts';

type Schemas = components['schemas'];
export type ProjectRole = Schemas['ProjectRole'];
export type ScanVisibility = Schemas['ScanVisibility'];
export type Processing = Schemas['Processing'];
export type NotificationPreferences = Schemas['NotificationPreferences'];
/** The parts of the preferences that a person has saved. */
export type SavedPreferences = Partial<Omit<NotificationPreferences, 'defaultsOf'>>;

export type ProjectSettings = Schemas['ProjectSettings'];

export interface User {
  id: string;
  /** The account of the person. In projects of other accounts they are guests, and nothing of those accounts is theirs. */
  accountId: string;
  username: string;
  /** It is stored in lower case. */
  email: string;
  /** See passwords.ts. Null for a person who never signed up. */
  passwordHash: string | null;
  /** It is absent if unknown, as for the people of the demo data. */
  passwordSetAt?: string;
  verified: boolean;
  jobTitle: string | null;
  /** Key of a picture in sample-pictures/people, or of an upload (userPictures.ts); absent without one. */
  picture?: string;
  /** It is absent without one. */
  phone?: string;
  /** The new address, until its link is opened. */
  pendingEmail?: string;
  /** The account of the person is gone; the name is kept for records. */
  removed?: true;
  /** It is absent until the person chooses one. */
  locale?: string;
  timeZone?: Schemas['TimeZone'];
  theme?: Schemas['Theme'];
  /** It is absent for none. */
  favoriteProjectIds?: string[];
  /** It is absent until the first sign-in. */
  lastSignInAt?: string;
  /** The sample project that the person was invented for. Nobody signs in as them. */
  sampleOf?: string;
  /** Administers the account, and each of its projects without being a member. */
  accountAdmin?: true;
  /** What seals unsent input in browsers. It is absent until the portal asks for it. */
  storageKey?: string;
  /** A suspended person may not sign in. */
  suspended?: true;
  /** Counts what account admins change. It is absent until the first change. */
  memberVersion?: number;
}

/** One sign-in. Its access tokens and refresh tokens end with it. */
export interface Session {
  id: string;
  userId: string;
  startedAt: string;
  fcmToken: string | null;
  /** When the person last proved who they are; absent if that was at the start. */
  provenAt?: string;
  /** Whether the person proved more than a password: with a passkey, or to the provider of a company. */
  isStrong?: boolean;
  /** What the browser calls itself; absent if unknown. */
  userAgent?: string;
  /** The address signed in. It is absent if unknown. */
  ip?: string;
  /** Makes the next refresh tokens. It is absent until the first one was replaced. */
  tokenKey?: string;
}

export interface RefreshToken {
  sessionId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  spent: boolean;
  /** Milliseconds since the epoch; absent for one that was not used. */
  spentAt?: number;
}

export interface EmailedToken {
  /** `email` confirms the new address of an account. */
  purpose: 'verify' | 'email' | 'reset';
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
  | 'units'
  | 'startDate'
  | 'targetFinishDate'
> & {
  accountId: string;
  /** It was made to try the portal with. */
  sample?: true;
  coverFileId: string | null;
  leadCompanyId: string;
  /** Names the template that it was made from. It is absent without one. */
  templateId?: string;
  /** The settings for people without preferences of their own; absent for those of the host. */
  notifications?: NotificationPreferences['items'];
  /** Counts the changes of these settings. It is absent until the first one. */
  notificationsVersion?: number;
  /** The settings are apart from the facts because another project can take them over. */
  settings: ProjectSettings;
  /** Counts the changes of the facts and the status. It is absent until the first one. */
  version?: number;
  /** Counts the changes of the settings. It is absent until the first one. */
  settingsVersion?: number;
};

export interface Membership {
  projectId: string;
  userId: string;
  role: Role;
  companyId: string | null;
  /** It is absent for people who have been members since the project was created. */
  joinedAt?: string;
  /** It is absent until the first change. */
  version?: number;
}

/** A project with the membership of a person in it. */
export interface Member {
  project: Project;
  membership: Membership;
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
  bounds: Schemas['Bounds'] | null;
  upAxis: Schemas['UpAxis'];
  /** How points stand in its file. Absent if that was not said. */
  textFormat?: Schemas['PointTextFormat'] | undefined;
  processing: Processing;
  /** Folder of the converted cloud (Potree 2) in the tenant's folder. */
  cloudFolderId: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
  createdById: string;
}

export interface ModelVersion
  extends Pick<
    Schemas['ModelVersion'],
    'n' | 'fileName' | 'sizeBytes' | 'notes' | 'processing' | 'elementCount' | 'uploadedAt'
  > {
  /** The uploaded file, and the converted one that a viewer loads. */
  sourceFileId: string;
  viewFileId: string | null;
  /** An index of its elements, to compare versions. */
  indexFileId: string | null;
  thumbnailFileId: string | null;
  uploadedById: string;
}

export interface Model
  extends Kept<Schemas['Model'], 'format' | 'thumbnailUrl' | 'currentVersion' | 'latestVersion'> {
  projectId: string;
  format: Schemas['ModelFormat'];
  currentVersion: number;
  /** Oldest first, at least one. */
  versions: ModelVersion[];
}

/** An upload in progress. Its bytes are in the tenant's folder, under its id. */
export interface Upload extends Omit<Schemas['Upload'], 'expiresAt'> {
  projectId: string;
  userId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Whether its content was checked against its purpose. */
  inspected: boolean;
}

export interface TourScene extends Omit<Schemas['TourScene'], 'thumbnailUrl' | 'panoramaUrl'> {
  panoramaFileId: string;
  thumbnailFileId: string;
  /** The batch of files that it was uploaded with; absent for a single file. */
  batch?: Schemas['SceneBatch'];
}

export interface Tour extends Kept<Schemas['Tour'], 'coverUrl' | 'sceneCount' | 'plan' | 'scenes'> {
  projectId: string;
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
  /**
   * Samples, documents and copies of pictures without metadata are made on request. Uploads are on the tenant's upload storage,
   * large ones in its folder.
   */
  source:
    | { kind: 'sample'; key: string; part: 'ply' | 'thumbnail' }
    | { kind: 'picture'; key: string; part: 'full' | 'thumbnail'; notes?: CameraNotes }
    | { kind: 'clip'; name: string }
    | { kind: 'bare'; of: string }
    | { kind: 'model'; key: string; part: 'source' | 'view' | 'index' | 'thumbnail' }
    | { kind: 'view'; key: string }
    | { kind: 'pages'; pages: readonly (readonly string[])[]; links?: readonly LineLink[] }
    | { kind: 'firstPage'; of: string }
    | { kind: 'office'; name: string }
    | { kind: 'text'; text: string }
    | { kind: 'sheet'; key: string; page: number; width: number | null }
    | { kind: 'upload' }
    | { kind: 'large' };
}

export interface Settings {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Null means 24 hours for a confirmation and 1 hour for a password reset. */
  emailedTokenSeconds: number | null;
}

/**
 * The data of one tenant. It is plain data, which the database keeps row by row (storage/database.ts). A new tag declares its
 * slice in a file of its own (`declare module './model.ts' { interface TenantState { ... } }`) and seeds it in `seed/<tag>.ts`.
 */
export interface TenantState {
  users: Record<string, User>;
  projects: Record<string, Project>;
  memberships: Membership[];
  punchItems: Record<string, PunchItem>;
  rfis: Record<string, Rfi>;
  submittals: Record<string, Submittal>;
  scans: Record<string, Scan>;
  photos: Record<string, Photo>;
  albums: Record<string, Album>;
  videos: Record<string, Video>;
  fieldCams: Record<string, FieldCam>;
  models: Record<string, Model>;
  uploads: Record<string, Upload>;
  tours: Record<string, Tour>;
  savedViews: Record<string, SavedView>;
  shareLinks: Record<string, ShareLink>;
  /** By the token's hash, see secrets.ts. */
  visits: Record<string, Visit>;
  pins: Record<string, StoredPin>;
  sceneViews: Record<string, SceneView>;
  /** By user id; absent until the user saves some. */
  notificationPreferences: Record<string, SavedPreferences>;
  files: Record<string, StoredFile>;
  sessions: Record<string, Session>;
  /** By the token's hash, see secrets.ts. */
  refreshTokens: Record<string, RefreshToken>;
  emailedTokens: Record<string, EmailedToken>;
  /** Answers kept for repeated requests; see keptAnswers.ts. */
  keptAnswers: Record<string, KeptAnswer>;
  /** They are sorted, oldest first. */
  outbox: Email[];
  settings: Settings;
}

/** Looks up a record by an id from a request. Safe for ids such as `__proto__`. */
export function lookUp<T>(records: Record<string, T>, id: string): T | undefined {
  return Object.hasOwn(records, id) ? records[id] : undefined;
}
