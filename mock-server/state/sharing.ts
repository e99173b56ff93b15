import type { components } from '../generated/contract.d.ts';

type Schemas = components['schemas'];

export interface ShareLink
  extends Pick<
    Schemas['ShareLink'],
    | 'id'
    | 'label'
    | 'expiresAt'
    | 'allowDownload'
    | 'maxViews'
    | 'viewCount'
    | 'lastViewedAt'
    | 'revokedAt'
    | 'createdAt'
    | 'version'
  > {
  projectId: string;
  targets: Schemas['ShareTarget'][];
  /** See secrets.ts: nobody who reads the snapshot can open the link. */
  tokenHash: string;
  /** See passwords.ts. */
  passwordHash: string | null;
  createdById: string;
}

/** Somebody has opened a public link. */
export interface Visit {
  shareLinkId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Stands in the addresses of files, where the token of the visit may not. */
  filesKey: string;
}

export interface StoredPin extends Pick<Schemas['Pin'], 'id' | 'anchor' | 'createdAt'> {
  projectId: string;
  target: Schemas['PinTarget'];
  record: Schemas['PinRecord'];
  createdById: string;
}

export interface SceneView
  extends Pick<Schemas['SceneView'], 'id' | 'target' | 'name' | 'shared' | 'state' | 'createdAt'> {
  projectId: string;
  createdById: string;
}
