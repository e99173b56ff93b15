import type { components } from '../../generated/contract.d.ts';
import type { Kept } from './kept.ts';

type Schemas = components['schemas'];

export interface ShareLink extends Kept<Schemas['ShareLink'], 'targets' | 'state' | 'hasPassword'> {
  projectId: string;
  targets: Schemas['ShareTarget'][];
  /** A hash, so that the database does not reveal the link; see secrets.ts. */
  tokenHash: string;
  /** See passwords.ts. */
  passwordHash: string | null;
}

/** One opening of a share link. */
export interface Visit {
  shareLinkId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Identifies the visit in the addresses of files, which must not contain its token. */
  filesKey: string;
}

export interface StoredPin extends Pick<Schemas['Pin'], 'id' | 'anchor' | 'createdAt'> {
  projectId: string;
  target: Schemas['PinTarget'];
  record: Schemas['PinRecord'];
  /** It came along to a new revision of a plan that differs there. */
  checkPosition?: boolean;
  /** Its place on the revision from which it came along, until somebody moves it. */
  cameFrom?: { sheetId: string; x: number; y: number };
  createdById: string;
}

export interface SceneView
  extends Pick<Schemas['SceneView'], 'id' | 'target' | 'name' | 'shared' | 'state' | 'createdAt'> {
  projectId: string;
  createdById: string;
}
